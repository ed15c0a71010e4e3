import type { Account } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { PROFILE_FIELDS, PROFILES } from '@touchline/domain/person/stored-profiles';
import { type RecruitCondition, recruitConditions } from '@touchline/domain/person/recruits/recruit-conditions';
import type { RecruitSet } from '@touchline/domain/person/recruits/recruit-index';
import { MOST_COUNTED, RECRUIT_PAGE_SIZE } from '@touchline/domain/person/recruits/recruit-query';
import { FieldPath, Filter, type Firestore, type Query } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { converterOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import { asksForConfirmed, confirmedIds, confirmedPage, countConfirmed } from './confirmed-recruits';
import type { RecruitPosition, RecruitSearch } from './recruit-cursor';

/** Players as they are searched for. Unreadable documents take their place on a page, are left out and reported. */
export interface RecruitSearchStore {
  /** A page of profiles, and where the next one begins, null after the last. Reads one document more than it shows. */
  readonly page: (
    search: RecruitSearch,
    after: RecruitPosition | null,
  ) => Promise<{ readonly found: readonly Profile[]; readonly next: RecruitPosition | null }>;
  /** Twenty players at most whose list of keys in a set contains one of these, the first in the order. */
  readonly having: (set: RecruitSet, keys: readonly string[]) => Promise<readonly Profile[]>;
  /** How many there are; 1,001 where there are more than 1,000. Reads no document. */
  readonly count: (search: RecruitSearch) => Promise<number>;
  /** The ids of all of them, 1,001 where there are more than 1,000. Reads as many documents. */
  readonly ids: (search: RecruitSearch) => Promise<readonly string[]>;
}

/** Profiles read without the stamps by which they are found, which are most of a document. */
const PROFILE = converterOf(PROFILES);

export function recruitSearchStore(database: () => Firestore): RecruitSearchStore {
  const queryOf = ({ query, set, at }: RecruitSearch): { query: Query<Profile>; field: string } | null => {
    const conditions = recruitConditions(query, set, at);
    if (conditions === null) return null;
    const { all, anyOf, order } = conditions;
    const filters = [...all.map(filterOf), ...(anyOf.length === 0 ? [] : [Filter.or(...anyOf.map(filterOf))])];
    const { profiles } = personDocuments(database());
    const direction = order.isDescending ? 'desc' : 'asc';
    const matching = filters.length === 0 ? profiles : profiles.where(Filter.and(...filters));
    return {
      query: matching.orderBy(order.field, direction).orderBy(FieldPath.documentId(), direction),
      field: order.field,
    };
  };

  return {
    page: async (search, after) => {
      if (asksForConfirmed(search)) return confirmedPage(database(), search, after);
      const asked = queryOf(search);
      if (asked === null) return { found: [], next: null };
      const { query, field } = asked;
      const from = after === null ? query : query.startAfter(after.value, after.id);
      const read = from.select(...PROFILE_FIELDS, field).withConverter(PROFILE);
      const { docs } = await read.limit(RECRUIT_PAGE_SIZE + 1).get();
      const shown = docs.slice(0, RECRUIT_PAGE_SIZE);
      const last = docs.length > RECRUIT_PAGE_SIZE ? shown.at(-1) : undefined;
      const value: unknown = last?.get(field);
      const isPosition = last !== undefined && (typeof value === 'number' || typeof value === 'string');
      return { found: shown.flatMap((one) => readOrReport(one) ?? []), next: isPosition ? { value, id: last.id } : null };
    },

    having: async (set, keys) => {
      const found = personDocuments(database())
        .profiles.where(`search.${set}.keys`, 'array-contains-any', [...keys])
        .orderBy('search.rank', 'desc')
        .limit(RECRUIT_PAGE_SIZE);
      return (await found.get()).docs.flatMap((one) => readOrReport(one) ?? []);
    },

    count: async (search) => {
      if (asksForConfirmed(search)) return countConfirmed(database(), search);
      const asked = queryOf(search);
      if (asked === null) return 0;
      return (
        await asked.query
          .limit(MOST_COUNTED + 1)
          .count()
          .get()
      ).data().count;
    },

    ids: async (search) => {
      if (asksForConfirmed(search)) return confirmedIds(database(), search);
      const asked = queryOf(search);
      if (asked === null) return [];
      const found = asked.query.withConverter(null).select(asked.field);
      return (await found.limit(MOST_COUNTED + 1).get()).docs.map(({ id }) => id);
    },
  };
}

/** What a member has bought; nothing where there is no account. */
export function entitlementsOf(database: () => Firestore): (uid: string) => Promise<Pick<Account, 'entitlements'> | null> {
  return async (uid) => (await personDocuments(database()).accounts.doc(uid).get()).data() ?? null;
}

function filterOf({ field, op, values }: RecruitCondition): Filter {
  const [value] = values;
  if (op === 'from') return Filter.where(field, '>=', value);
  if (op === 'upTo') return Filter.where(field, '<=', value);
  if (op === 'containsOneOf')
    return values.length === 1
      ? Filter.where(field, 'array-contains', value)
      : Filter.where(field, 'array-contains-any', [...values]);
  return values.length === 1 ? Filter.where(field, '==', value) : Filter.where(field, 'in', [...values]);
}
