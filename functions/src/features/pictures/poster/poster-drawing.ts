import { type FeaturedFacts, featuredFacts, type FeaturedProfile } from '@touchline/domain/featuring/featured-facts';
import { FEATURE_PICTURES, type FeaturePictureFormat, SAFE_AREAS } from '@touchline/domain/featuring/picture-formats';
import type { Language } from '@touchline/domain/kernel/language';
import { fittedLines, outlinedText, widthOf } from '../outlined-text';
import { PITCH_SIZE, posterPitch } from './poster-pitch';
import { cornerOfPitch, posterScene, SCENE_COLOURS } from './poster-scene';

/** How high the capital letters of our font are, of its size. */
const CAP_HEIGHT = 0.687;
const GROUND = '#06231A';
const CHALK = '#F3F4EF';
const QUIET = '#B9CBBF';
const FLARE = '#C8F24B';

const FEATURED = { en: 'Featured on Touchline', de: 'Vorgestellt auf Touchline' } as const satisfies Record<Language, string>;

/** How high the portrait reaches: the whole post, and in a story below the lowest place of the rule. */
export const PORTRAIT_HEIGHTS = { post: 1350, story: 1460 } as const satisfies Record<FeaturePictureFormat, number>;

const PITCH_HEIGHTS = { post: 276, story: 320 } as const;
/** A name stands in one line down to the last of its sizes, else in two. */
const NAME = { inOneLine: [136, 124, 112, 100], inTwo: [116, 104, 92, 82, 72, 62, 54], lineHeight: 1.0 } as const;
const TAG = { size: 31, height: 60, below: 30 } as const;
const GAP = 44;
const RULE_GAP = 50;

/** What a poster is drawn of. */
interface Poster {
  /** The profile as visitors see it. */
  readonly shown: FeaturedProfile;
  readonly format: FeaturePictureFormat;
  readonly language: Language;
  /** The address of the profile’s page as people read it, without https. */
  readonly address: string;
  /** The portrait as a data address, cropped to the width of the poster; null where none is shown. */
  readonly portrait: string | null;
}

/**
 * The poster of a featured player as SVG: the portrait or a drawn scene, and below it name, class, positions, team and
 * town. Every text is an outline, and stands inside the safe area of its format
 * (docs/decisions/091-posters.md).
 */
export function posterDrawing({ shown, format, language, address, portrait }: Poster): string {
  const { width, height } = FEATURE_PICTURES[format];
  const { top, bottom, side } = SAFE_AREAS[format];
  const facts = featuredFacts(shown, language);
  const column = { left: side, right: width - side };
  const footLine = height - bottom - 8;
  const details = detailsOf(facts, shown, format, column);
  const detailsTop = footLine - 26 - GAP - details.height;
  const rule = detailsTop - RULE_GAP;
  const name = nameOf(facts, shown, rule - GAP, column);
  const tagTop = name.top - TAG.below - TAG.height;
  const number = { x: column.right, y: top + 106, size: 150, fill: CHALK, anchor: 'end' } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    SCENE_COLOURS,
    shades(tagTop, rule, top + 240, height),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    portrait === null
      ? posterScene(format, tagTop, shown.jerseyNumber)
      : `<image href="${portrait}" width="${width}" height="${PORTRAIT_HEIGHTS[format]}" preserveAspectRatio="xMidYMid slice"/>`,
    portrait === null ? '' : `<rect width="${width}" height="${height}" fill="url(#top)"/>`,
    `<rect width="${width}" height="${height}" fill="url(#foot)"/>`,
    chalkLines(width, rule, height - (format === 'story' ? bottom : 0)),
    format === 'story' ? cornerOfPitch(width, height - bottom + 124, height) : '',
    portrait === null || shown.jerseyNumber === null ? '' : outlinedText(String(shown.jerseyNumber), number),
    tag(FEATURED[language], side, tagTop),
    name.drawing,
    touchline(side, rule, width),
    details.draw(detailsTop),
    outlinedText(...oneLine(address, { x: side, y: footLine }, width - 2 * side, [33, 30, 27, 24, 21], FLARE)),
    '</svg>',
  ].join('');
}

/** One line in the largest size at which it fits; in the smallest it is cut. */
function oneLine(
  text: string,
  at: { readonly x: number; readonly y: number },
  width: number,
  sizes: readonly number[],
  fill: string,
): Parameters<typeof outlinedText> {
  const { size, lines } = fittedLines(text, { width, most: () => 1, sizes });
  return [lines[0] ?? '', { ...at, size, fill }];
}

interface Column {
  readonly left: number;
  readonly right: number;
}

/** The name in one line or two, the last of them at `bottom`; the username where our font lacks every letter. */
function nameOf({ name }: FeaturedFacts, { username }: FeaturedProfile, bottom: number, { left, right }: Column) {
  const shown = widthOf(name, 100) === 0 ? username : name;
  const width = right - left;
  const oneSize = NAME.inOneLine.find((size) => widthOf(shown, size) <= width);
  const { size, lines } =
    oneSize === undefined ? fittedLines(shown, { width, most: () => 2, sizes: NAME.inTwo }) : { size: oneSize, lines: [shown] };
  const step = size * NAME.lineHeight;
  const first = bottom - (lines.length - 1) * step;
  return {
    top: first - size * CAP_HEIGHT,
    drawing: lines
      .map((line, index) => outlinedText(line, { x: left - size * 0.04, y: first + index * step, size, fill: CHALK }))
      .join(''),
  };
}

/** Positions, team with tier, town and figures next to the pitch; the height is known before it is drawn. */
function detailsOf(facts: FeaturedFacts, { position }: FeaturedProfile, format: FeaturePictureFormat, { left, right }: Column) {
  const pitchHeight = position.main.length === 0 ? 0 : PITCH_HEIGHTS[format];
  const pitchWidth = (pitchHeight * PITCH_SIZE.width) / PITCH_SIZE.height;
  const width = right - left - (pitchHeight === 0 ? 0 : pitchWidth + GAP);
  const named = fittedLines(facts.positions.slice(0, 3).join(', '), { width, most: () => 2, sizes: [42, 38, 34, 30] });
  const [tier] = facts.tier?.split(':') ?? [null];
  const rows = [
    { text: joined([facts.sport, facts.classLine]), size: 29, fill: FLARE, before: 0 },
    ...named.lines.map((text) => ({ text, size: named.size, fill: CHALK, before: 0 })),
    { text: facts.team, size: 33, fill: CHALK, before: 8 },
    { text: joined([tier, facts.town]), size: 26, fill: QUIET, before: 0 },
  ].flatMap(({ text, ...look }) => (text === null || text === '' ? [] : [{ text, ...look }]));
  const rowsHeight = rows.reduce((sum, { size, before }) => sum + before + size * 1.34, 0);
  const figuresHeight = facts.figures.length === 0 ? 0 : 106;
  const height = Math.max(pitchHeight, rowsHeight + figuresHeight);
  return {
    height,
    draw: (top: number): string => {
      let y = top;
      const lines = rows.map(({ text, size, fill, before }) => {
        y += before + size * 1.34;
        const sizes = [1, 0.92, 0.84, 0.76].map((part) => size * part);
        return outlinedText(...oneLine(text, { x: left, y: y - size * 0.5 }, width, sizes, fill));
      });
      return [
        ...lines,
        figures(facts.figures, left, top + height, width),
        pitchHeight === 0 ? '' : posterPitch(position.main, { x: right - pitchWidth, y: top, height: pitchHeight }),
      ].join('');
    },
  };
}

/** Figures in a row whose labels end at `bottom`: the value large, below it what it is. */
function figures(all: FeaturedFacts['figures'], left: number, bottom: number, width: number): string {
  const each = width / 2;
  return all
    .map(({ value, label }, index) => {
      const x = left + index * each;
      const shown = oneLine(value, { x, y: bottom - 40 }, each - 24, [60, 50, 42], FLARE);
      return outlinedText(...shown) + outlinedText(...oneLine(label, { x, y: bottom - 4 }, each - 24, [25, 22, 19], QUIET));
    })
    .join('');
}

/** Above the name: what this is. */
function tag(text: string, x: number, y: number): string {
  const width = widthOf(text, TAG.size) + 48;
  const line = outlinedText(text, { x: x + 24, y: y + TAG.height / 2 + TAG.size * 0.345, size: TAG.size, fill: GROUND });
  return `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="${TAG.height}" rx="10" fill="${FLARE}"/>${line}`;
}

/** The rule under the name: a touchline with the quarter circle of its corner. */
function touchline(x: number, y: number, width: number): string {
  return `<g fill="none" stroke="${FLARE}" stroke-width="7"><path d="M${x} ${y}H${width}"/><path d="M${x} ${y + 30}A30 30 0 0 0 ${x + 30} ${y}"/></g>`;
}

/** Chalk lines behind the details: a centre circle, boldly cropped. */
function chalkLines(width: number, top: number, bottom: number): string {
  const radius = (bottom - top) * 0.84;
  return `<circle cx="${width}" cy="${bottom}" r="${radius.toFixed(1)}" fill="none" stroke="#164031" stroke-width="6"/>`;
}

/** The shades over the picture: at the top behind the number, and at the bottom until the ground is reached. */
function shades(tagTop: number, rule: number, topEnd: number, height: number): string {
  const stop = (y: number, opacity: number): string =>
    `<stop offset="${(Math.max(0, y) / height).toFixed(4)}" stop-color="${GROUND}" stop-opacity="${opacity}"/>`;
  return [
    `<linearGradient id="top" x1="0" y1="0" x2="0" y2="1">${stop(0, 0.6)}${stop(topEnd, 0)}</linearGradient>`,
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stop(tagTop - 140, 0)}${stop(tagTop + 60, 0.62)}${stop(rule - 60, 0.93)}${stop(rule, 1)}</linearGradient>`,
  ].join('');
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined).join(' · ');
}
