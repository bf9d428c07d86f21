/** An address as a picture for the camera of the phone beside. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/index.ts";
import { COLOURS } from "../../styles/tokens.ts";

const SIZE = 220;

export function QrCode({ address }: { readonly address: string }) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    // Few need it, and it weighs something.
    void import("qrcode")
      .then(({ toString }) =>
        toString(address, { type: "svg", margin: 2, color: { dark: COLOURS.table, light: COLOURS.text } }),
      )
      .then((drawn) => {
        if (!gone) setSvg(drawn);
      });
    return () => {
      gone = true;
    };
  }, [address]);
  return svg === null ? null : (
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={say("qrLabel")} width={SIZE} height={SIZE} />
  );
}
