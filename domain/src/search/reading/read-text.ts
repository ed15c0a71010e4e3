import { LEAGUES, LEAGUE_VALUES } from '../../reference/college-kinds';
import { COLLEGE_FACETS } from '../college-facets';
import { foldWords, STOP_WORDS } from '../matching/fold-words';
import { type AskedByWords, divisionAt, FILLERS, fixedAt, JOINERS, leagueAt, limitAt, stateAt } from './filter-words';

/** A part of a text that is read as a filter or an order, and the text without it. */
export interface ReadPart extends AskedByWords {
  /** The words as they were typed. */
  readonly words: string;
  /** The text that is left where somebody takes this part away. */
  readonly without: string;
}

/** How a text is read: what is sought by name, and what the other words ask for. */
export interface TextReading {
  readonly text: string;
  readonly parts: readonly ReadPart[];
}

/** A run of words, from and to a place, with what it asks for. */
interface Span extends AskedByWords {
  readonly from: number;
  readonly to: number;
}

/** Blanks, and signs between words, but not the comma of a thousand. */
const BETWEEN_WORDS = /[\s/;+|]+|,(?!\d{3})/;

/**
 * Reads words for sex, league, division, price, mission and order wherever they stand in a text: `texas d3` seeks
 * "texas" in the third division of the NCAA. A place after "in" is a state. A division belongs to the league next to
 * it, else to the NCAA; "or" between two of them joins them.
 */
export function readText(typed: string): TextReading {
  const written = typed.split(BETWEEN_WORDS).filter((word) => word !== '');
  const words = written.map((word) => foldWords(word).join(' '));
  const { spans, rest } = withState(words, spansOf(words, written));
  if (spans.length === 0) return { text: typed, parts: [] };
  const left = rest.filter((at) => !JOINERS.has(words[at] ?? '') || isInsideName(rest, at));
  const isNamed = left.some((at) => !STOP_WORDS.has(words[at] ?? '') && !FILLERS.has(words[at] ?? ''));
  return {
    text: isNamed ? textOf(left, written) : '',
    parts: spans.map(({ from, to, name, value }) => ({
      ...{ name, value, words: written.slice(from, to).join(' ') },
      without: withoutSpan(written, words, from, to),
    })),
  };
}

const textOf = (places: readonly number[], written: readonly string[]) => places.map((at) => written[at] ?? '').join(' ');

/** A joiner stays between two words of a name ("william and mary"). */
function isInsideName(rest: readonly number[], at: number): boolean {
  return rest.includes(at - 1) && rest.includes(at + 1);
}

function spansOf(words: readonly string[], written: readonly string[]): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < words.length) {
    const span = levelSpan(words, at, spans) ?? priceSpan(words, written, at) ?? fixedSpan(words, at);
    if (span !== null) spans.push(span);
    at = span?.to ?? at + 1;
  }
  return spans;
}

function fixedSpan(words: readonly string[], from: number): Span | null {
  const found = fixedAt(words, from);
  if (found === null || (found.meaning.name === 'gender' && isForWomen(words, from))) return null;
  const to = from + found.length;
  const isSport = found.meaning.value === 'womens' && ['soccer', 'team', 'teams', 'program'].includes(words[to] ?? '');
  if (isSport) return { from, to: from + 1, name: 'gender', value: 'female' };
  return { from, to, ...found.meaning };
}

/** Whether the word belongs to the name of a college: "University for Women". */
function isForWomen(words: readonly string[], from: number): boolean {
  return words[from - 1] === 'for' && ['university', 'college'].includes(words[from - 2] ?? '');
}

/** A league, a division, or both next to each other. */
function levelSpan(words: readonly string[], from: number, before: readonly Span[]): Span | null {
  const league = leagueAt(words, from);
  if (league !== null) {
    const to = from + league.length;
    const division = hasDivisions(league.meaning) ? divisionAt(words, to) : null;
    return level(from, to + (division?.length ?? 0), league.meaning, division?.meaning ?? null);
  }
  const division = divisionAt(words, from);
  if (division === null || (words.length === 1 && words[0] === 'di')) return null;
  const to = from + division.length;
  const next = leagueAt(words, to);
  if (next !== null && hasDivisions(next.meaning)) return level(from, to + next.length, next.meaning, division.meaning);
  return level(from, to, joinedLeague(words, from, before) ?? 'ncaa', division.meaning);
}

/** The league of a division that "or" joins to another one: `njcaa d1 or d3`. */
function joinedLeague(words: readonly string[], from: number, before: readonly Span[]): string | null {
  const last = before.at(-1);
  if (last === undefined || last.name !== 'level') return null;
  const isJoined = words.slice(last.to, from).every((word) => JOINERS.has(word));
  const [league = ''] = last.value.split('-');
  return isJoined && hasDivisions(league) ? league : null;
}

function hasDivisions(league: string): boolean {
  const known = LEAGUE_VALUES.find((one) => one === league);
  return known !== undefined && LEAGUES[known].hasDivisions;
}

function level(from: number, to: number, league: string, division: number | null): Span {
  return { from, to, name: 'level', value: division === null ? league : `${league}-${division}` };
}

const AFTER_MONEY: ReadonlySet<string> = new Set(['dollar', 'dollars', 'usd', 'a', 'per', 'pro', 'im', 'year', 'jahr', 'yr']);

/** A limit for the price of a year: `under 20000`, `below $20,000 a year`, `20k`. */
function priceSpan(words: readonly string[], written: readonly string[], from: number): Span | null {
  const limits = limitAt(words, from);
  const at = from + limits;
  const dollars = dollarsOf(written[at] ?? '', limits > 0);
  if (dollars === null) return null;
  let to = at + 1;
  while (AFTER_MONEY.has(words[to] ?? '')) to += 1;
  return { from, to, name: 'netPrice', value: dollars };
}

/** Whole dollars; without words that say "at most" only where a sign or a `k` says that it is money. */
function dollarsOf(word: string, isLimited: boolean): string | null {
  const [, sign = '', number = '', thousands = '', signAfter = ''] =
    /^(\$?)(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(k?)(\$?)$/i.exec(word) ?? [];
  const isMoney = isLimited || sign !== '' || signAfter !== '' || thousands !== '';
  const dollars = String(Number(number.replace(/[.,]/g, '')) * (thousands === '' ? 1 : 1000));
  return isMoney && Number(dollars) >= LEAST_PRICE && COLLEGE_FACETS.netPrice.isValue(dollars) ? dollars : null;
}

/** Smaller numbers are no price of a year: "under 25 miles". */
const LEAST_PRICE = 1000;

/**
 * Adds the state that follows "in"; also one that stands alone with an order, which is otherwise an order of names.
 */
function withState(words: readonly string[], spans: readonly Span[]): { spans: readonly Span[]; rest: readonly number[] } {
  const isFree = (at: number) => !spans.some(({ from, to }) => at >= from && at < to);
  const rest = words.flatMap((_, at) => (isFree(at) ? [at] : []));
  const isOfName = (at: number) => rest.includes(at) && !STOP_WORDS.has(words[at] ?? '') && !FILLERS.has(words[at] ?? '');
  const place = rest.find((at) => {
    const state = words[at] === 'in' && isFree(at + 1) ? stateAt(words, at + 1) : null;
    return state !== null && !isOfName(at + 1 + state.length);
  });
  const named = rest.filter(isOfName);
  const [first = -1] = named;
  const isOrdered = spans.some(({ name }) => name === 'sort') && stateAt(words, first)?.length === named.length;
  const from = place ?? (first >= 0 && isOrdered ? first : null);
  if (from === null) return { spans, rest };
  const state = stateAt(words, place === undefined ? from : from + 1);
  if (state === null) return { spans, rest };
  const to = from + state.length + (place === undefined ? 0 : 1);
  const added = [...spans, { from, to, name: 'state' as const, value: state.meaning }];
  return { spans: added.toSorted((a, b) => a.from - b.from), rest: rest.filter((at) => at < from || at >= to) };
}

/** The text without some of its words, and without a joiner that would then join nothing. */
function withoutSpan(written: readonly string[], words: readonly string[], from: number, to: number): string {
  const isJoiner = (at: number) => JOINERS.has(words[at] ?? 'x');
  const start = isJoiner(from - 1) ? from - 1 : from;
  const end = start === from && isJoiner(to) ? to + 1 : to;
  return [...written.slice(0, start), ...written.slice(end)].join(' ');
}
