import { writeFile } from 'node:fs/promises';
import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import { outlinedText } from '@touchline/functions/features/pictures/outlined-text';
import { pictureProcessor } from '@touchline/functions/features/pictures/picture-processor';

const GROUND = '#0B2E22';
const CHALK = '#F3F4EF';
const QUIET = '#B9CBBF';
const LINE = '#1C4A39';
const FLARE = '#C8F24B';

const { width, height } = LINK_PREVIEW_SIZE;
const LEFT = 80;
/** The lines of the drawn table: how long each bar is. No place of a real team. */
const BARS = [300, 268, 240, 214, 190, 168] as const;

/** The leagues with a page of rankings (S2-06), by the last part of its address. */
const PAGES = [
  ['ncaaD1', `${LEAGUES.ncaa.label} Division I`],
  ['ncaaD2', `${LEAGUES.ncaa.label} Division II`],
  ['ncaaD3', `${LEAGUES.ncaa.label} Division III`],
  ['naia', LEAGUES.naia.label],
  ['njcaaD1', `${LEAGUES.njcaa.label} Division I`],
  ['njcaaD2', `${LEAGUES.njcaa.label} Division II`],
  ['njcaaD3', `${LEAGUES.njcaa.label} Division III`],
] as const;

/** The link preview of the rankings of a league as SVG; every text is an outline. */
function rankingCard(league: string): string {
  const bars = BARS.map((length, index) => {
    const y = 150 + index * 52;
    return `<rect x="800" y="${y}" width="28" height="28" rx="6" fill="${LINE}"/><rect x="848" y="${y + 6}" width="${length}" height="16" rx="8" fill="${index === 0 ? FLARE : LINE}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<path d="M0 ${height - 96}H${width}" stroke="${LINE}" stroke-width="4"/>`,
    ...bars,
    outlinedText('Rankings', { x: LEFT, y: 210, size: 40, fill: QUIET }),
    outlinedText(league, { x: LEFT, y: 300, size: 64, fill: CHALK }),
    outlinedText('Women’s and men’s soccer', { x: LEFT, y: 364, size: 34, fill: QUIET }),
    outlinedText('Rank is not for sale', { x: LEFT, y: height - 37, size: 26, fill: QUIET }),
    outlinedText('Touchline', { x: width - LEFT, y: height - 36, size: 34, fill: CHALK, anchor: 'end' }),
    '</svg>',
  ].join('');
}

/**
 * Draws the link previews of ranking pages into web/public/cards. Run once with
 * `npx tsx local/src/pictures/ranking-cards-cli.ts`; the files are checked in.
 */
const { draw } = pictureProcessor();
for (const [name, league] of PAGES) {
  await writeFile(new URL(`../../../web/public/cards/${name}.jpg`, import.meta.url), await draw(() => rankingCard(league), name));
}
