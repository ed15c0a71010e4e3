import type { Account } from '@touchline/domain/person/account/account';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { withMailsChosen } from '@touchline/domain/person/mail/weekly-interest';
import { readerOf } from '@touchline/domain/permissions/profile-reader';
import type { RecruitSet } from '@touchline/domain/person/recruits/recruit-index';
import { WATCHED_LIMITS } from '@touchline/domain/reference/watched-searches';
import { seenResults } from '@touchline/domain/watching/seen-results';
import { requireWatchable, watchedQueryOf } from '@touchline/domain/watching/watched-query';
import {
  newWatchedSearch,
  type WatchedSearch,
  WATCHED_SEARCHES,
  type WatchForm,
} from '@touchline/domain/watching/watched-search';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Firestore } from '@google-cloud/firestore';
import { missing } from '../../platform/audited-transaction';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import { resultsOf, type SearchDependencies } from './search-results';

/** Somebody who watches, as is stored now. */
interface Watcher {
  readonly uid: string;
  readonly roles: Parameters<typeof readerOf>[0]['roles'];
  readonly isDeactivated: boolean;
  readonly isVerified: boolean;
}

type OwnSearches = AnswerOf<'watchedSearches'>;

/** The searches that people watch, each person's own. */
export interface WatchedSearchStore {
  /** Throws Refusal notFound without an account. */
  readonly list: (uid: string) => Promise<OwnSearches>;
  /** Whether somebody watches a search already. */
  readonly isWatched: (uid: string, form: WatchForm) => Promise<boolean>;
  /**
   * Watches a search from now on, with everything that it finds as seen, and turns the mails about searches on. Throws
   * Refusal notFound without an account, invalid for recruits beyond 1,000, and what `requireWatchable` and
   * `newWatchedSearch` throw.
   */
  readonly watch: (watcher: Watcher, form: WatchForm) => Promise<void>;
  readonly end: (uid: string, searchId: string) => Promise<void>;
}

/** The collection of watched searches. Those of one person lie together in the order of their ids. */
export function watchedDocuments(database: Firestore) {
  return collectionOf(database, WATCHED_SEARCHES);
}

/** The keys by which somebody may search recruits: those of coaches for an accepted one with an active account. */
export function setOf({ uid, ...watcher }: Watcher): RecruitSet {
  return readerOf({ uid, isAdmin: false, ...watcher }, '') === 'coach' ? 'coach' : 'open';
}

const searchIdOf = (kind: string, query: string): string => hashOf(`watched ${kind} ${query}`).slice(0, 24);
const documentName = (uid: string, searchId: string): string => `${uid}.${searchId}`;

export function watchedSearchStore(database: () => Firestore, dependencies: SearchDependencies): WatchedSearchStore {
  const { clock } = dependencies;
  const documents = () => watchedDocuments(database());
  const accountOf = (uid: string) => personDocuments(database()).accounts.doc(uid);
  const ownOf = (uid: string) => documents().where('owner', '==', uid);

  return {
    list: async (uid) => {
      const [account, { docs }] = await Promise.all([accountOf(uid).get(), ownOf(uid).get()]);
      const { mailsOff } = account.data() ?? missing('noProfile');
      const own = docs.flatMap((one) => readOrReport(one) ?? []);
      return {
        items: own.toSorted((one, other) => other.watchedAt.localeCompare(one.watchedAt)).map(shown),
        areMailsOff: mailsOff.includes('searchFits'),
      };
    },

    isWatched: async (uid, { kind, query }) =>
      (
        await documents()
          .doc(documentName(uid, searchIdOf(kind, query)))
          .get()
      ).exists,

    watch: async (watcher, form) => {
      const { uid, isVerified } = watcher;
      const set = setOf(watcher);
      const found = await resultsOf(dependencies, requireWatchable(form.kind, form.query), set);
      if (form.kind === 'recruits' && found.length > WATCHED_LIMITS.recruits)
        throw new Refusal('invalid', 'watchedTooWide', { most: WATCHED_LIMITS.recruits }, 'query');
      const document = documents().doc(documentName(uid, searchIdOf(form.kind, form.query)));
      const watching = { _id: document.id, owner: uid, form, set, seen: seenResults(found), isVerified };
      await inOneTransaction(async (unit) => {
        const [stored, owner] = await unit.read<[WatchedSearch, Account]>(document, accountOf(uid));
        const account = owner.data() ?? missing('noProfile');
        const now = clock().toISOString();
        const own = (await ownOf(uid).select().withConverter(null).get()).docs.map(({ id }) => id);
        if (!stored.exists) unit.save(document, newWatchedSearch(watching, own, now));
        // Written even where nothing changes in it, so that of two calls at once one sees the other's search.
        unit.save(owner.ref, withMailsChosen(account, { searchFits: true }, now.slice(0, 10)));
      }, database());
    },

    end: async (uid, searchId) => {
      await documents().doc(documentName(uid, searchId)).delete();
    },
  };
}

function shown({ _id, owner, kind, query, words, watchedAt, toldOn }: WatchedSearch): OwnSearches['items'][number] {
  const isOutdated = watchedQueryOf(kind, query) === null;
  return { searchId: _id.slice(owner.length + 1), kind, query, words, watchedAt, toldOn, isOutdated };
}
