import type { Account } from '@touchline/domain/person/account/account';
import { isHiddenByAccount } from '@touchline/domain/person/account/change-account';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { JOB_CURSOR_SCHEMA_VERSION, JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import { type SearchNews, searchFitsMail } from '@touchline/domain/person/mail/search-mails';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { WATCHED_LIMITS } from '@touchline/domain/reference/watched-searches';
import { roundAt, textOfRound } from '@touchline/domain/watching/watch-round';
import type { WatchedSearch } from '@touchline/domain/watching/watched-search';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { mailStopOf } from '../mail/mail-stop';
import { prepareMail, UNSENT } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import { type SearchComparison, searchComparison } from './compare-searches';
import type { SearchDependencies } from './search-results';
import { setOf, watchedDocuments } from './watched-search-store';

/** How many searches are read at once, and at most in one run; the next run goes on. */
const AT_ONCE = 200;
const MOST_IN_A_RUN = 2000;

/** What the job needs; `origin` is that of the site, for the links of its mails. */
interface TellingSearches extends SearchDependencies {
  readonly database: () => Firestore;
  readonly users: { readonly find: (uid: string) => Promise<{ readonly emailVerified: boolean } | null> };
  readonly newId: () => string;
  readonly origin: () => string;
}

/**
 * Once a day, tells everybody what newly fits the searches that they watch, in one mail
 * (docs/decisions/233-watched-searches.md). What was told is stored together with the mail, so a run that stops
 * half-way tells nothing twice. The answer is how many people were told.
 */
export async function tellSearches(dependencies: TellingSearches): Promise<number> {
  const { database, clock } = dependencies;
  const cursor = collectionOf(database(), JOB_CURSORS).doc('watched-searches');
  const round = roundAt((await cursor.get()).data()?.from ?? null, clock().toISOString());
  if (round === null) return 0;
  const comparison = searchComparison(dependencies, round.since);
  let [after, told, read] = [round.after, 0, 0];
  do {
    const page = await pageOf(database(), after);
    for (const [uid, own] of page.byOwner) if (await tellOne(dependencies, comparison, { uid, own })) told += 1;
    after = page.next;
    read += AT_ONCE;
    await cursor.set({ _id: cursor.id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: textOfRound({ ...round, after }) });
  } while (after !== null && read < MOST_IN_A_RUN);
  return told;
}

/** The next searches by owner, each owner's together; `next` is null after the last. */
async function pageOf(database: Firestore, after: string | null) {
  const inOrder = watchedDocuments(database).orderBy(FieldPath.documentId());
  const { docs } = await (after === null ? inOrder : inOrder.startAfter(after)).limit(AT_ONCE).get();
  const isLast = docs.length < AT_ONCE;
  const ownerIn = (name = '') => name.slice(0, name.indexOf('.'));
  // The last owner may have more; nobody has as many as are read at once.
  const cut = isLast ? null : ownerIn(docs.at(-1)?.id);
  const whole = docs.filter(({ id }) => ownerIn(id) !== cut);
  const byOwner = new Map<string, WatchedSearch[]>();
  for (const one of whole) {
    const watched = readOrReport(one);
    if (watched !== null) byOwner.set(watched.owner, [...(byOwner.get(watched.owner) ?? []), watched]);
  }
  return { byOwner, next: isLast ? null : (whole.at(-1)?.id ?? null) };
}

/** A person and the searches that they watch. */
interface Owner {
  readonly uid: string;
  readonly own: readonly WatchedSearch[];
}

async function tellOne(dependencies: TellingSearches, comparison: SearchComparison, { uid, own }: Owner): Promise<boolean> {
  const { database, users, clock, newId, origin } = dependencies;
  const changes = await Promise.all(own.map(comparison.mayHaveChanged));
  if (!changes.includes(true)) return false;
  const [user, mailId] = [await users.find(uid), newId()];
  const isVerified = user?.emailVerified ?? false;
  const { accounts, profiles } = personDocuments(database());
  const documents = own.map(({ _id }) => watchedDocuments(database()).doc(_id));
  return inOneTransaction(async (unit) => {
    const [account, profile] = await unit.read<[Account, Profile]>(accounts.doc(uid), profiles.doc(uid));
    const stored = await unit.read<WatchedSearch[]>(...documents);
    const now = clock();
    const today = now.toISOString().slice(0, 10);
    const owner = account.data();
    const watched = stored.flatMap((one) => readOrReport(one) ?? []);
    if (owner === undefined || watched.some(({ toldOn }) => toldOn === today)) return false;
    const { roles = [], hidden = true } = profile.data() ?? {};
    const set = setOf({ uid, roles, isDeactivated: hidden, isVerified });
    const compared = await comparedBy(comparison, watched, set);
    const isQuiet = isHiddenByAccount(owner) || owner.mailsOff.includes('searchFits');
    const news = isQuiet ? [] : compared.filter(({ fresh }) => fresh.length > 0);
    const stop = mailStopOf(origin(), 'searchFits', uid);
    const about = { firstName: owner.firstName, account: listOf(origin()), stop: stop.page };
    const attempt = { now, at: now.toISOString(), read: unit.read };
    const queue =
      news.length > 0
        ? await prepareMail(database(), attempt, {
            ...{ _id: mailId, about: uid, kind: 'searchFits', stop },
            to: { email: owner.email, isVerified, mailsOff: owner.mailsOff },
            text: searchFitsMail({ ...about, news: news.map((one) => newsOf(one, origin())) }, owner.locale),
          })
        : UNSENT;
    // A mail that is not sent now, as to an address that is not verified, is written once it can be.
    if (news.length > 0 && queue === UNSENT) return false;
    for (const { search, seen, fresh } of compared) {
      const toldOn = news.length > 0 && fresh.length > 0 ? today : search.toldOn;
      const after = { ...search, seen, toldOn, set: search.kind === 'recruits' ? set : search.set };
      if (!sameJson(after, search)) unit.save(watchedDocuments(database()).doc(search._id), after);
    }
    queue(unit);
    return queue !== UNSENT;
  }, database());
}

interface ComparedSearch {
  readonly search: WatchedSearch;
  readonly seen: string;
  readonly fresh: readonly string[];
  readonly names: readonly string[];
}

/** The searches that are not outdated, each with what is new by the keys of its owner. */
async function comparedBy(
  { compare }: SearchComparison,
  watched: readonly WatchedSearch[],
  set: WatchedSearch['set'],
): Promise<readonly ComparedSearch[]> {
  const all = await Promise.all(watched.map(async (search) => ({ search, compared: await compare(search, set) })));
  return all.flatMap(({ search, compared }) => (compared === null ? [] : [{ search, ...compared }]));
}

const listOf = (origin: string): string => `${origin}/account?view=searches`;

/** What a mail says of a search. The text of a search for recruits may be a name, so the mail does not repeat it. */
function newsOf({ search: { kind, query, words }, fresh, names }: ComparedSearch, origin: string): SearchNews {
  const isByName = kind === 'recruits' && /(?:^|&)q=/.test(query);
  const path = kind === 'recruits' ? '/' : `/${kind}`;
  return {
    kind,
    words: isByName ? null : words,
    count: fresh.length,
    names: names.slice(0, WATCHED_LIMITS.named),
    link: isByName ? listOf(origin) : `${origin}${path}${query === '' ? '' : `?${query}`}`,
  };
}
