import { DAY_MS } from '../kernel/day';
import type { SeasonMatch } from './match-line';

/** What a file changes in the matches of a season. */
export interface MergedMatches {
  readonly matches: readonly SeasonMatch[];
  readonly added: readonly SeasonMatch[];
  readonly corrected: readonly { readonly before: SeasonMatch; readonly after: SeasonMatch }[];
}

/** The teams of a match, regardless of which was at home. */
function pairOf({ home, away }: SeasonMatch): string {
  return home < away ? `${home} ${away}` : `${away} ${home}`;
}

/**
 * True if two entries are one match: the same teams on one day, or on two days in a row with the same score, as when a
 * match was put off or entered by its local day.
 */
export function isSameMatch(one: SeasonMatch, other: SeasonMatch): boolean {
  if (pairOf(one) !== pairOf(other)) return false;
  if (one.day === other.day) return true;
  const isNext = Math.abs(Date.parse(one.day) - Date.parse(other.day)) <= DAY_MS;
  const isSameWay = one.home === other.home;
  const [goals, others] = [other.homeGoals, other.awayGoals];
  return isNext && one.homeGoals === (isSameWay ? goals : others) && one.awayGoals === (isSameWay ? others : goals);
}

/** The first match that stands in a list twice, by the indices of both; null if there is none. */
export function repeatedMatch(matches: readonly SeasonMatch[]): readonly [earlier: number, later: number] | null {
  const seen = new Map<string, number[]>();
  for (const [index, match] of matches.entries()) {
    const own = seen.get(pairOf(match)) ?? [];
    const earlier = own.find((one) => isSameMatch(matches[one] ?? match, match));
    if (earlier !== undefined) return [earlier, index];
    seen.set(pairOf(match), [...own, index]);
  }
  return null;
}

/**
 * The matches of a season with those of a file: a match that is known is replaced, the others are added, and what the
 * file does not have stays. All stand by day.
 */
export function mergedMatches(stored: readonly SeasonMatch[], file: readonly SeasonMatch[]): MergedMatches {
  const known = new Map<string, SeasonMatch[]>();
  for (const match of stored) known.set(pairOf(match), [...(known.get(pairOf(match)) ?? []), match]);
  const replaced = new Set<SeasonMatch>();
  const added: SeasonMatch[] = [];
  const corrected: { before: SeasonMatch; after: SeasonMatch }[] = [];
  for (const match of file) {
    const own = (known.get(pairOf(match)) ?? []).filter((one) => !replaced.has(one));
    const before = own.find(({ day }) => day === match.day) ?? own.find((one) => isSameMatch(one, match));
    if (before === undefined) added.push(match);
    else {
      replaced.add(before);
      if (!isEqual(before, match)) corrected.push({ before, after: match });
    }
  }
  const matches = [...stored.filter((one) => !replaced.has(one)), ...file].sort(byDay);
  return { matches, added, corrected };
}

function isEqual(one: SeasonMatch, other: SeasonMatch): boolean {
  const fields = ['day', 'home', 'away', 'homeGoals', 'awayGoals', 'counts', 'isNeutral', 'place'] as const;
  return fields.every((field) => one[field] === other[field]);
}

function byDay(one: SeasonMatch, other: SeasonMatch): number {
  const [left, right] = [`${one.day} ${one.home}`, `${other.day} ${other.home}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
