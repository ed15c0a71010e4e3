import type { AnswerOf, QueryOf } from '@touchline/domain/http/api-contract';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { readerOf, hasFullAccess, isRecruitPageOpen } from '@touchline/domain/permissions/profile-reader';
import type { Account } from '@touchline/domain/person/account/account';
import { type CommittedCollege, listedRecruitOf } from '@touchline/domain/person/recruits/listed-recruit';
import { meantTexts, slipKeysOf } from '@touchline/domain/person/recruits/meant-texts';
import { searchedNames } from '@touchline/domain/person/recruits/recruit-index';
import {
  recruitFiltersIn,
  type RecruitQuery,
  refusedCombination,
  withoutEach,
} from '@touchline/domain/person/recruits/recruit-query';
import { committedCollegeOf } from '@touchline/domain/person/profiles/profile-parts';
import type { Clock } from '../../platform/clock-and-ids';
import type { Handler } from '../../platform/handler';
import type { ConfirmedIn } from '../attestations/confirmed-facts-store';
import type { FeaturedPlayerStore } from '../featuring/featured-player-store';
import { readCursor, type RecruitSearch, writtenCursor } from './recruit-cursor';
import type { RecruitSearchStore } from './recruit-search-store';

/** What the search needs: the profiles, the plans of members, the colleges that players commit to, and the time. */
interface SearchDependencies {
  readonly recruits: RecruitSearchStore;
  readonly entitlementsOf: (uid: string) => Promise<Pick<Account, 'entitlements'> | null>;
  readonly collegesNamed: (ids: ReadonlySet<string>) => Promise<readonly CommittedCollege[]>;
  readonly confirmedIn: ConfirmedIn;
  readonly clock: Clock;
}

/** So many filters, and so many texts, are offered where nobody was found. */
const MOST_OFFERED = 3;
/** The id that no profile has: who searches reads no own profile otherwise than those of others. */
const NO_PROFILE = '';

/** GET /ui/v1/search/profiles (S1-04, S2-02) */
export function searchProfiles({
  recruits,
  entitlementsOf,
  collegesNamed,
  confirmedIn,
  clock,
}: SearchDependencies): Handler<'searchProfiles'> {
  const requirePage = async (actor: Actor, page: number, at: string): Promise<void> => {
    if (isRecruitPageOpen(actor, page)) return;
    const account = actor.uid === null ? null : await entitlementsOf(actor.uid);
    if (account === null || !hasFullAccess(account, at)) throw new Refusal('forbidden', 'searchPagesUsed');
  };

  return async ({ actor, query: sent }) => {
    const at = clock().toISOString();
    const query = queryOf(sent);
    const refused = refusedCombination(query);
    if (refused !== null) throw new Refusal('invalid', refused);
    const reader = readerOf(actor, NO_PROFILE);
    const search: RecruitSearch = { query, set: reader === 'coach' ? 'coach' : 'open', at };
    const cursor = sent.after === undefined ? null : readCursor(search, sent.after);
    await requirePage(actor, cursor?.page ?? 1, at);

    const [{ found, next }, total] = await Promise.all([
      recruits.page(search, cursor?.position ?? null),
      cursor?.total ?? recruits.count(search),
    ]);
    const page = cursor?.page ?? 1;
    const [colleges, confirmed] = await Promise.all([
      collegesNamed(new Set(found.flatMap((profile) => committedCollegeOf(profile) ?? []))),
      confirmedIn(found, reader, at),
    ]);
    return {
      items: found.flatMap((profile) => listedRecruitOf(profile, reader, at, colleges, confirmed.get(profile._id)) ?? []),
      total,
      next: next === null ? null : writtenCursor(search, { page: page + 1, total, position: next }),
      instead: total === 0 ? await insteadOf(recruits, search) : null,
    };
  };
}

/** The most players that the landing page shows. */
const MOST_FEATURED = 12;

/** GET /ui/v1/featuredPlayers (S2-01): who was posted last first, then in the order in which people are found. */
export function featuredPlayers(players: FeaturedPlayerStore, clock: Clock): Handler<'featuredPlayers'> {
  return async () => {
    const now = clock().toISOString();
    const featured = await players.list(now.slice(0, 10), MOST_FEATURED);
    return { items: featured.flatMap((profile) => listedRecruitOf(profile, 'visitor', now) ?? []) };
  };
}

function queryOf({ q, sort = 'relevance', after, ...filters }: QueryOf<'searchProfiles'>): RecruitQuery {
  return { text: q.trim(), filters: recruitFiltersIn((name) => filters[name] ?? []), sort };
}

/** What a search that found nobody can leave out to find somebody, most first. */
async function insteadOf(recruits: RecruitSearchStore, search: RecruitSearch): Promise<AnswerOf<'searchProfiles'>['instead']> {
  const counted = await Promise.all(
    withoutEach(search.query).map(async ({ filter, query }) => ({ filter, total: await recruits.count({ ...search, query }) })),
  );
  const meant = await textsMeant(recruits, search);
  const helpful = counted.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
  return { without: helpful.slice(0, MOST_OFFERED), meant };
}

/** The texts that may be meant and find somebody with the same filters; the words come from what the reader may see. */
async function textsMeant(recruits: RecruitSearchStore, search: RecruitSearch): Promise<string[]> {
  const { query, set, at } = search;
  const found = await Promise.all(slipKeysOf(query.text).map((keys) => recruits.having(set, keys)));
  const names = found.flat().flatMap((profile) => searchedNames(profile, set, at.slice(0, 10)));
  const texts = meantTexts(query.text, names);
  const totals = await Promise.all(texts.map((text) => recruits.count({ ...search, query: { ...query, text } })));
  return texts.filter((_, index) => (totals[index] ?? 0) > 0).slice(0, MOST_OFFERED);
}
