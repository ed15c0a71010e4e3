import { buttonTextColor, contrastOf, mixedWith } from '../kernel/format/colour-contrast';
import { pickBy, seededNumbers } from '../kernel/text/seeded-numbers';
import { type KnownColours, teamTones, type TeamTones } from './team-tones';

/** The number of shield forms, the ways to divide the field, and the charges. */
export const CREST_FORMS = 12;
const CREST_DIVISIONS = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarter', 'chief', 'hoops'] as const;
const CREST_CHARGES = [
  'none',
  'star',
  'ball',
  'waves',
  'peaks',
  'pine',
  'sun',
  'book',
  'torch',
  'bridge',
  'arrow',
  'laurel',
] as const;

/** Everything that a college's drawn crest consists of; colours as #RRGGBB. */
export interface CrestRecipe {
  readonly form: number;
  readonly division: (typeof CREST_DIVISIONS)[number];
  readonly charge: (typeof CREST_CHARGES)[number];
  readonly field: string;
  readonly second: string;
  readonly ink: string;
  readonly initials: string;
}

/** What determines a crest: a college always gets the same one. */
interface CrestBearer extends KnownColours {
  readonly _id: string;
  readonly name: string;
  readonly abbreviation: string | null;
}

/** The crest of a college whose colours nobody knows: chalk on ink, no brand of anybody. */
const NEUTRAL = { first: '#37453E', second: '#F3F4EF' } as const satisfies TeamTones;
const BLACK = '#06231A';
const WHITE = '#FFFFFF';

/** The least contrast of the letters, which are large and bold, with all that lies under them (S9-07, WCAG 1.4.3). */
const LEAST_CONTRAST = 3;
const SHARES = [0.24, 0.16, 0.1, 0.05];

/**
 * The crest that is drawn for a college, because logos belong to the colleges. Form, division and charge follow from
 * its id, colours from its own tones. The letters have the second tone where that can be read on the first, else black
 * or white (S9-07).
 */
export function crestRecipe(bearer: CrestBearer): CrestRecipe {
  const { _id, name, abbreviation } = bearer;
  const draw = seededNumbers(_id);
  const { first: field, second: own } = teamTones(bearer) ?? NEUTRAL;
  const form = draw() % CREST_FORMS;
  const division = pickBy(CREST_DIVISIONS, draw());
  const charge = pickBy(CREST_CHARGES, draw());
  const ink = own !== null && contrastOf(own, field) >= LEAST_CONTRAST ? own : inkOn(field);
  return { form, division, charge, field, second: dividedTone(field, ink), ink, initials: initialsOf(name, abbreviation) };
}

/** Black or white as S9-07 says, the other one where that could not be read. */
function inkOn(field: string): string {
  const [usual, other] = buttonTextColor(field) === 'black' ? [BLACK, WHITE] : [WHITE, BLACK];
  return contrastOf(usual, field) >= LEAST_CONTRAST ? usual : other;
}

/** The tone of the division: the field moved towards the ink as far as the letters stay readable. */
function dividedTone(field: string, ink: string): string {
  const mixed = SHARES.map((share) => mixedWith(field, ink, share));
  return mixed.find((tone) => contrastOf(ink, tone) >= LEAST_CONTRAST) ?? field;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'de', 'la', '&']);

/**
 * One to four letters: the abbreviation as it is written where it is short (W&M, CofC), else the initials of the
 * significant words of the name.
 */
export function initialsOf(name: string, abbreviation: string | null): string {
  if (abbreviation !== null && abbreviation.length <= 4) return abbreviation;
  const words = name.split(/[\s–-]+/).filter((word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20)).join('');
  return (letters.length > 3 ? letters.slice(0, 3) : letters).toUpperCase();
}
