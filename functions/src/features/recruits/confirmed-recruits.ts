import type { Profile } from '@touchline/domain/person/profiles/profile';
import { meetsConditions, orderValueOf, recruitConditions } from '@touchline/domain/person/recruits/recruit-conditions';
import { recruitIndexOf } from '@touchline/domain/person/recruits/recruit-index';
import { RECRUIT_PAGE_SIZE } from '@touchline/domain/person/recruits/recruit-query';
import type { Firestore } from '@google-cloud/firestore';
import { playersWithConfirmedGrades } from '../attestations/confirmed-facts-store';
import type { RecruitPosition, RecruitSearch } from './recruit-cursor';

/** A player in the order of a search. */
interface Ordered {
  readonly profile: Profile;
  readonly position: RecruitPosition;
  /** Below zero where the player comes before a position, above zero where after it. */
  readonly place: (other: RecruitPosition) => number;
}

/** Whether a search asks for confirmed grades, which stand in no profile and are found by themselves. */
export function asksForConfirmed({ query }: RecruitSearch): boolean {
  return query.filters.confirmed !== undefined && query.filters.confirmed.length > 0;
}

/** How many players with confirmed grades meet a search. */
export async function countConfirmed(database: Firestore, search: RecruitSearch): Promise<number> {
  return (await confirmedRecruits(database, search)).length;
}

/** The ids of all of them, in the order of the search. */
export async function confirmedIds(database: Firestore, search: RecruitSearch): Promise<readonly string[]> {
  return (await confirmedRecruits(database, search)).map(({ profile }) => profile._id);
}

/** A page of them in the order of the search, behind a position, and where the next page begins. */
export async function confirmedPage(database: Firestore, search: RecruitSearch, after: RecruitPosition | null) {
  const all = await confirmedRecruits(database, search);
  const rest = after === null ? all : all.filter(({ place }) => place(after) > 0);
  const shown = rest.slice(0, RECRUIT_PAGE_SIZE);
  const next = rest.length > RECRUIT_PAGE_SIZE ? (shown.at(-1)?.position ?? null) : null;
  return { found: shown.map(({ profile }) => profile), next };
}

/**
 * The players with confirmed grades who meet a search, in its order: by the keys that the database would compare, so
 * that the filter tells no more than the others.
 */
async function confirmedRecruits(database: Firestore, { query, set, at }: RecruitSearch): Promise<readonly Ordered[]> {
  const conditions = recruitConditions(query, set, at);
  if (conditions === null) return [];
  const { order } = conditions;
  const sign = order.isDescending ? -1 : 1;
  const players = await playersWithConfirmedGrades(database, set === 'coach' ? 'coach' : 'visitor', at);
  const found = players.flatMap((profile): readonly Ordered[] => {
    const index = recruitIndexOf(profile, at);
    if (index === null || !meetsConditions(index, conditions)) return [];
    const position = { value: orderValueOf(index, order), id: profile._id };
    return [{ profile, position, place: (other) => sign * compared(position, other) }];
  });
  return found.toSorted((one, other) => one.place(other.position));
}

function compared(one: RecruitPosition, other: RecruitPosition): number {
  if (one.value === other.value) return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
  return one.value < other.value ? -1 : 1;
}
