import { priceInUsDollars } from '../college/catalogue/listed-price';
import { splitWords } from '../kernel/text/fold-text';
import type { TeamRecord } from './ranking';
import type { RankedTeam } from './ranking-answer-schema';
import type { RankingSort } from './ranking-sorts';
import { compareNames } from './shared-ranks';

/** Wins by games played, ties as half a win; null before the first game. */
export function winningShare({ wins, losses, ties }: TeamRecord): number | null {
  const played = wins + losses + ties;
  return played === 0 ? null : (wins + ties / 2) / played;
}

type KeyOf = (team: RankedTeam) => number | string | null;

const negative = (value: number | null): number | null => (value === null ? null : -value);
const folded = (text: string | null): string | null => (text === null ? null : splitWords(text).join(' '));

/** What comes first is least. */
const KEYS: Readonly<Record<RankingSort, KeyOf>> = {
  rank: ({ rank }) => rank,
  name: ({ name }) => folded(name),
  conference: ({ conference }) => folded(conference),
  state: ({ state }) => folded(state),
  record: ({ record }) => (record === null ? null : negative(winningShare(record))),
  standing: ({ standing }) => standing?.rank ?? null,
  rating: ({ rank, rating }) => (rating === null ? null : rank),
  graduation: ({ college }) => negative(college?.graduationRate ?? null),
  acceptance: ({ college }) => negative(college?.acceptanceRate ?? null),
  netPrice: ({ college, state }) => priceInUsDollars({ state, netPrice: college?.netPrice ?? null }),
};

/** Teams in an order, equal ones by rank and name; unknown values are last, also in the reverse order. */
export function inRankingOrder(teams: readonly RankedTeam[], sort: RankingSort, isReverse: boolean): readonly RankedTeam[] {
  const keyed = teams.map((team) => ({ team, key: KEYS[sort](team) }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null) || byRank(a.team, b.team);
    const order = a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    return (isReverse ? -order : order) || byRank(a.team, b.team);
  });
  return keyed.map(({ team }) => team);
}

function byRank(one: RankedTeam, other: RankedTeam): number {
  return one.rank - other.rank || compareNames(one.name, other.name);
}
