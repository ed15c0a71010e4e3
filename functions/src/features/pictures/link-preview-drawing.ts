import type { College } from '@touchline/domain/college/college';
import { crestLetters } from '@touchline/domain/crest/crest-letters';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { CHARGE_LINES, DIVISION_SHAPES, SHIELD_FORMS } from '@touchline/domain/crest/crest-shapes';
import { contrastOf } from '@touchline/domain/kernel/format/colour-contrast';
import { LINK_PREVIEW_SIZE } from '@touchline/domain/pictures/link-preview-address';
import { LEAGUES } from '@touchline/domain/reference/college-kinds';
import { fittedLines, outlinedText } from './outlined-text';

const GROUND = '#0B2E22';
const CHALK = '#F3F4EF';
const QUIET = '#B9CBBF';
const LINE = '#1C4A39';
/** The least contrast of the college's own colour with the ground, so that its band is seen. */
const BAND_CONTRAST = 1.5;

const { width, height } = LINK_PREVIEW_SIZE;
const LEFT = 80;
const TEXT_LEFT = 396;
const TEXT_WIDTH = width - TEXT_LEFT - LEFT;
const CREST = { y: 138, height: 300 } as const;
const LINE_HEIGHT = 1.08;
/** The height of a name, and of one above a line more. */
const NAME_HEIGHT = { alone: 240, aboveSeason: 200 } as const;
const SIDES = { male: 'Men', female: 'Women' } as const;
const TEAMS = { male: 'Men’s soccer', female: 'Women’s soccer' } as const;

/**
 * The link preview of a college's team as SVG: crest, name, league with division and conference, place, and which team
 * it is, and its newest season where one is given. Every text is an outline, so that the drawing is the same on every
 * machine.
 */
export function linkPreviewDrawing(college: College, sex: 'male' | 'female', season: string | null = null): string {
  const { name, address } = college;
  const entry = college.athletics.sport.find((one) => one.sex === sex);
  const nameHeight = season === null ? NAME_HEIGHT.alone : NAME_HEIGHT.aboveSeason;
  const linesAt = (size: number) => Math.min(3, Math.floor(nameHeight / (size * LINE_HEIGHT)));
  const title = fittedLines(name, { width: TEXT_WIDTH, most: linesAt, sizes: [84, 74, 66, 58, 50, 44] });
  const facts = [
    competition({
      league: college.league,
      division: entry?.division ?? college.division,
      conference: entry?.conference ?? college.conference,
    }),
    [address.locality, address.administrative_area_level_1].filter((part) => part !== null).join(', '),
    season === null ? '' : `${SIDES[sex]} ${season}`,
  ].filter((fact) => fact !== '');
  const lineHeight = title.size * LINE_HEIGHT;
  const textHeight = 62 + title.lines.length * lineHeight + facts.length * 50;
  const top = Math.max(96, CREST.y + CREST.height / 2 - textHeight / 2);
  const firstLine = top + 62 + title.size * 0.8;
  const afterTitle = top + 62 + title.lines.length * lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<g fill="none" stroke="${LINE}" stroke-width="4"><circle cx="${width}" cy="315" r="230"/><path d="M${width - 2} 0V${height}"/>`,
    `<path d="M0 ${height - 96}H${width}"/></g>`,
    band(college),
    crest(college),
    outlinedText(TEAMS[sex], { x: TEXT_LEFT, y: top + 30, size: 32, fill: QUIET }),
    ...title.lines.map((line, index) =>
      outlinedText(line, { x: TEXT_LEFT, y: firstLine + index * lineHeight, size: title.size, fill: CHALK }),
    ),
    ...facts.map((fact, index) => {
      const { size, lines } = fittedLines(fact, { width: TEXT_WIDTH, most: () => 1, sizes: [34, 30, 28] });
      return outlinedText(lines[0] ?? '', {
        x: TEXT_LEFT,
        y: afterTitle + 44 + index * 50,
        size,
        fill: season !== null && index === facts.length - 1 ? CHALK : QUIET,
      });
    }),
    outlinedText('Touchline', { x: width - LEFT, y: height - 36, size: 34, fill: CHALK, anchor: 'end' }),
    outlinedText('College soccer, season by season', { x: LEFT, y: height - 37, size: 26, fill: QUIET }),
    '</svg>',
  ].join('');
}

function competition({ league, division, conference }: Pick<College, 'league' | 'division' | 'conference'>): string {
  const level =
    league === null || league === 'other' ? null : `${LEAGUES[league].label}${division === null ? '' : ` D${division}`}`;
  return [level, conference].filter((part) => part !== null).join(' · ');
}

/** The college's own colour along the left edge; none where it is not known, or could not be seen. */
function band(college: College): string {
  const { field, second } = crestRecipe(college);
  const colour = [field, second].find((tone) => contrastOf(tone, GROUND) >= BAND_CONTRAST);
  return colour === undefined ? '' : `<rect width="20" height="${height}" fill="${colour}"/>`;
}

/** The college's crest as pages draw it. */
function crest(college: College): string {
  const recipe = crestRecipe(college);
  const form = SHIELD_FORMS[recipe.form] ?? '';
  const division = DIVISION_SHAPES[recipe.division];
  const charge = CHARGE_LINES[recipe.charge];
  const { y, size } = crestLetters(recipe, charge !== null);
  const lines =
    charge === null
      ? ''
      : `<path d="${charge}" transform="translate(50 40)" fill="none" stroke="${recipe.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    `<g transform="translate(${LEFT} ${CREST.y}) scale(${CREST.height / 120})"><clipPath id="shield"><path d="${form}"/></clipPath>`,
    `<g clip-path="url(#shield)"><rect width="100" height="120" fill="${recipe.field}"/>`,
    division === null ? '' : `<path d="${division}" fill="${recipe.second}"/>`,
    `${lines}</g>`,
    `<path d="${form}" fill="none" stroke="${CHALK}" stroke-width="2"/>`,
    outlinedText(recipe.initials, { x: 50, y: y + size * 0.35, size, fill: recipe.ink, anchor: 'middle' }),
    '</g>',
  ].join('');
}
