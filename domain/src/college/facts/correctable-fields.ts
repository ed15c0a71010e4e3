import { isObject, type Json } from '../../kernel/json/json';
import { COLLEGE_FACTS, FACTS_OF_TEAM } from './fact-list';
import type { FactRow } from './fact-row';
import { SOURCED_FIELDS } from './sourced-fields';

/** Facts that are no single value of a form: teams themselves, the table of years, and names, which are renamed. */
const CORRECTED_ELSEWHERE = /^(?:name|pathName|academics\.yearlyFigures|athletics\.sport\.(?:fe)?male(?:\.evidence)?)$/;

/** The facts that a correction may name. */
export const CORRECTABLE_FIELDS = SOURCED_FIELDS.filter((field) => !CORRECTED_ELSEWHERE.test(field));

/** The team of a fact, and its path within the college or the team. */
export function factOfField(field: string): { readonly team: 'male' | 'female' | null; readonly path: string } {
  const [, sex, rest] = /^athletics\.sport\.((?:fe)?male)\.(.+)$/.exec(field) ?? [];
  return rest === undefined ? { team: null, path: field } : { team: sex === 'male' ? 'male' : 'female', path: rest };
}

/** The row of a fact that carries a source. */
export function rowOfField(field: string): FactRow | null {
  const { team, path } = factOfField(field);
  return (team === null ? COLLEGE_FACTS : FACTS_OF_TEAM).find((fact) => fact.path === path)?.row ?? null;
}

const NUMBERS: ReadonlySet<string> = new Set(['percent', 'dollars', 'whole', 'number', 'ratio', 'year', 'numberChoice']);
const numberOf = (typed: string): Json => (/^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);

/**
 * The value that a typed text means: null for none, two numbers for a range (`1100-1300`) and a position (`40.1, -75`),
 * a line for each entry of a list. A text that fits no number stays a text, which the schema refuses.
 */
export function typedValue(kind: FactRow['kind'], typed: string): Json {
  const text = typed.trim();
  if (text === '') return kind === 'lines' || kind === 'cipCodes' ? [] : null;
  if (NUMBERS.has(kind)) return numberOf(text);
  if (kind === 'range') {
    const [low = '', high = low] = text.split(/\s*[-–]\s*/);
    return { low: numberOf(low), high: numberOf(high) };
  }
  if (kind === 'position') {
    const [lat = '', lng = ''] = text.split(/\s*,\s*/);
    return { lat: numberOf(lat), lng: numberOf(lng) };
  }
  if (kind === 'lines' || kind === 'cipCodes')
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return text;
}

/** The text by which `typedValue` gets a stored value again; an end that is not known is left out. */
export function typedTextOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join('\n');
  if (!isObject(value)) return plainText(value);
  const [first = '', second = ''] = Object.values(value).map(plainText);
  if (first === '' && second === '') return '';
  return 'lat' in value ? `${first}, ${second}` : `${first}-${second}`;
}

const plainText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
