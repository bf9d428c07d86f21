/** Light: warm key from the upper left, rim in the set's hue from the right, one ink line around all. */
import { INK } from "./colour.ts";

const REGION = 'filterUnits="userSpaceOnUse" x="-24" y="-24" width="48" height="48" color-interpolation-filters="sRGB"';

/**
 * Shading of one part: violet shade at lower right, rim at the right edge, warm light upper left.
 * The slope keeps light and shade from meeting in the middle of thin parts, where they would mix to grey.
 */
function partFilter(rim: string): string {
  return `<filter id="part" ${REGION}>
<feGaussianBlur in="SourceAlpha" stdDeviation="1.4"/>
<feComponentTransfer result="soft"><feFuncA type="linear" slope="1.75"/></feComponentTransfer>
<feOffset in="soft" dx="-1" dy="-1.4" result="moved"/>
<feComposite in="SourceAlpha" in2="moved" operator="out" result="shadeArea"/>
<feFlood flood-color="#2a0a55" flood-opacity="0.6"/><feComposite in2="shadeArea" operator="in" result="shade"/>
<feOffset in="SourceAlpha" dx="-0.5" dy="0.3" result="left"/>
<feComposite in="SourceAlpha" in2="left" operator="out" result="rimArea"/>
<feFlood flood-color="${rim}" flood-opacity="0.85"/><feComposite in2="rimArea" operator="in" result="rim"/>
<feOffset in="soft" dx="1" dy="1.4" result="down"/>
<feComposite in="SourceAlpha" in2="down" operator="out" result="lightArea"/>
<feFlood flood-color="#fff3c9" flood-opacity="0.5"/><feComposite in2="lightArea" operator="in" result="light"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/>
<feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge>
</filter>`;
}

/** The whole figure: a round ink outline, and a thin edge of the set's hue outside it. */
function figureFilter(rim: string): string {
  return `<filter id="figure" ${REGION}>
<feGaussianBlur in="SourceAlpha" stdDeviation="0.42"/>
<feComponentTransfer result="fat"><feFuncA type="linear" slope="8" intercept="-0.5"/></feComponentTransfer>
<feFlood flood-color="${INK}"/><feComposite in2="fat" operator="in" result="ink"/>
<feOffset in="fat" dx="0.5" dy="-0.42" result="edge"/>
<feFlood flood-color="${rim}"/><feComposite in2="edge" operator="in" result="rim"/>
<feGaussianBlur in="fat" stdDeviation="1.6"/><feOffset dx="-0.6" dy="1.2" result="drop"/>
<feFlood flood-color="${INK}" flood-opacity="0.55"/><feComposite in2="drop" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="rim"/>
<feMergeNode in="ink"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>`;
}

const GLOW =
  `<filter id="glow" ${REGION}><feGaussianBlur in="SourceGraphic" stdDeviation="0.9" result="b"/><feMerge>` +
  `<feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
const BLUR = `<filter id="blur" ${REGION}><feGaussianBlur stdDeviation="1"/></filter>`;

export function filterDefs(rim: string): string {
  return partFilter(rim) + figureFilter(rim) + GLOW + BLUR;
}
