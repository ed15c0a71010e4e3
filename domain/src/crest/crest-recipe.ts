import { buttonTextColor, mixedWith } from '../kernel/format/colours';
import { pickBy, seededNumbers } from '../kernel/text/seeded-numbers';

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
interface CrestBearer {
  readonly _id: string;
  readonly name: string;
  readonly abbreviation: string | null;
  readonly color: string | null;
}

/** Field colours for colleges without a colour: deep, and easy to tell apart. */
const FIELDS = [
  '#0F5540',
  '#7A1F2B',
  '#1C3F77',
  '#5A2A6B',
  '#8A4B12',
  '#14566B',
  '#3C4A1E',
  '#303A4A',
  '#8C2D4F',
  '#0B3D2E',
] as const;

/**
 * The crest that is drawn for a college, because logos belong to the colleges. Form, division and charge follow from
 * its id, colours from its own colour.
 */
export function crestRecipe({ _id, name, abbreviation, color }: CrestBearer): CrestRecipe {
  const draw = seededNumbers(_id);
  const field = color ?? pickBy(FIELDS, draw());
  const form = draw() % CREST_FORMS;
  const division = pickBy(CREST_DIVISIONS, draw());
  const charge = pickBy(CREST_CHARGES, draw());
  const ink = buttonTextColor(field) === 'black' ? '#06231A' : '#FFFFFF';
  return { form, division, charge, field, second: mixedWith(field, ink, 0.24), ink, initials: initialsOf(name, abbreviation) };
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'the', 'at', 'and', 'in', 'for', 'de', 'la', '&']);

/** One to four letters: the abbreviation where it is short, else the initials of the significant words of the name. */
export function initialsOf(name: string, abbreviation: string | null): string {
  if (abbreviation !== null && abbreviation.length <= 4) return abbreviation.toUpperCase();
  const words = name.split(/[\s–-]+/).filter((word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20)).join('');
  return (letters.length > 3 ? letters.slice(0, 3) : letters).toUpperCase();
}
