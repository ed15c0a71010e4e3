/** Where the heading font is served (web/public/fonts; made by web/scripts/subset-font.ts). */
export const FONT_ADDRESS = '/fonts/archivo-latin.woff2';

const ASCENT = 0.878;
const DESCENT = 0.21;

/** A bold system font stretched to Archivo's width (measured against Arial's metrics) and set on its lines, for pages that are painted before the font is there. */
function fallback(weights: string, width: number): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    `@font-face{font-family:"Archivo Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");` +
    `font-weight:${weights};size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`
  );
}

/**
 * The heading font, to stand in the head of every page. `optional` swaps no font in after the first paint, so nothing ever moves: a first visit on a slow line keeps the fallback,
 * which has the same measures.
 */
export const FONT_FACE_CSS =
  `@font-face{font-family:"Archivo";src:url(${FONT_ADDRESS}) format("woff2");font-weight:600 900;font-display:optional}` +
  fallback('600 700', 1.118) +
  fallback('800 900', 1.16);

/** Fetches the heading font beside the page itself; belongs before the styles. */
export const FONT_PRELOAD_TAG = `<link rel="preload" href="${FONT_ADDRESS}" as="font" type="font/woff2" crossorigin />`;
