/** The address of the heading font (web/public/fonts, made by web/scripts/subset-font.ts). */
export const FONT_ADDRESS = '/fonts/archivo-latin.woff2';

const ASCENT = 0.878;
const DESCENT = 0.21;

/**
 * A bold system font with the width and the line metrics of Archivo (measured against Arial), used until the font has
 * loaded.
 */
function fallback(weights: string, width: number): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    `@font-face{font-family:"Archivo Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");` +
    `font-weight:${weights};size-adjust:${percent(width)};ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`
  );
}

/**
 * The heading font, for the head of every page. With `optional` no font is swapped after the first paint, so the layout
 * never shifts: a first visit on a slow line stays with the fallback, which has the same metrics.
 */
export const FONT_FACE_CSS =
  `@font-face{font-family:"Archivo";src:url(${FONT_ADDRESS}) format("woff2");font-weight:600 900;font-display:optional}` +
  fallback('600 700', 1.118) +
  fallback('800 900', 1.16);

/** Preloads the heading font; belongs before the styles. */
export const FONT_PRELOAD_TAG = `<link rel="preload" href="${FONT_ADDRESS}" as="font" type="font/woff2" crossorigin />`;
