/** Contact sheets for judging the art by eye. */
import { Resvg } from "@resvg/resvg-js";

export interface ContactItem {
  name: string;
  png: Buffer;
  width?: number;
  height?: number;
}

export function contactSheet(items: readonly ContactItem[], cell: number, columns: number): Buffer {
  const label = cell >= 120 ? 16 : 0;
  const pitch = cell + 8;
  const rows = Math.ceil(items.length / columns);
  const cells = items.map(({ name, png }, i) => {
    const x = 8 + (i % columns) * pitch;
    const y = 8 + Math.floor(i / columns) * (pitch + label);
    const text =
      label > 0
        ? `<text x="${x + cell / 2}" y="${y + cell + 13}" text-anchor="middle" font-size="12" ` +
          `font-family="sans-serif" fill="#fff4e0">${name}</text>`
        : "";
    return (
      `<image x="${x}" y="${y}" width="${cell}" height="${cell}" ` +
      `href="data:image/png;base64,${png.toString("base64")}"/>${text}`
    );
  });
  const width = 8 + columns * pitch;
  const height = 8 + rows * (pitch + label);
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" ` +
      `height="100%" fill="#171021"/>${cells.join("")}</svg>`,
    { font: { loadSystemFonts: true, defaultFontFamily: "DejaVu Sans" } },
  )
    .render()
    .asPng();
}
