import type { Account } from '@touchline/domain/person/account/account';
import type { Person } from '@touchline/domain/person/account/change-account';
import type { CollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { personQueryOf } from '@touchline/domain/person/account/person-names';
import type { DocumentReference, DocumentSnapshot, Firestore, QuerySnapshot } from '@google-cloud/firestore';
import { cursorAfter, documentPage, startedAfter } from '../../platform/document-page';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collegeRequests } from '../college-requests/college-request-store';
import { personDocuments } from '../profiles/profile-store';

/** The people on a page of the list, and the most that are read where the database cannot filter by all words. */
const PAGE_SIZE = 20;
const READ_LIMIT = 100;

/** A page of people, and the cursor of the next page (a time and a uid); null after the last. */
export interface PeoplePage {
  readonly people: readonly Person[];
  readonly next: string | null;
}

/** A page of requests, and the cursor of the next page; null after the last. */
export interface RequestsPage {
  readonly requests: readonly OpenRequest[];
  readonly next: string | null;
}

/** A coach's request for a missing college, with the coach's account. */
export interface OpenRequest {
  readonly request: CollegeRequest;
  readonly account: Account;
}

/** People as admins search for them. Unreadable documents are left out and reported. */
export interface PersonSearchStore {
  /**
   * By uid, else the newest first of those whose names or address begin with each word. Reads a page of accounts, or
   * 100 where words were typed, and a page of profiles.
   */
  readonly find: (typed: string, after: string | null) => Promise<PeoplePage>;
  /** Those with a Pending role, the longest unchanged first; the same reads. */
  readonly listPending: (typed: string, after: string | null) => Promise<PeoplePage>;
  /** A page of the open requests, the most urgent first. */
  readonly listRequests: (after: string | null) => Promise<RequestsPage>;
}

export function personSearchStore(database: () => Firestore): PersonSearchStore {
  const allOf = async <Stored>(references: readonly DocumentReference<Stored>[]): Promise<ReadonlyMap<string, Stored>> => {
    const read = (...all: DocumentReference[]) => database().getAll(...all);
    const snapshots = references.length === 0 ? [] : await (read as UnitOfWork['read'])(...references);
    return new Map(snapshots.flatMap((snapshot) => readable(snapshot).map((stored) => [snapshot.id, stored] as const)));
  };

  const byUid = async (uid: string): Promise<readonly Person[]> => {
    if (!/^[A-Za-z0-9_-]{10,128}$/.test(uid)) return [];
    const { accounts, profiles } = personDocuments(database());
    const [account, profile] = [await allOf([accounts.doc(uid)]), await allOf([profiles.doc(uid)])];
    return joined([...account.values()], profile);
  };

  return {
    find: async (typed, after) => {
      const exact = after === null ? await byUid(typed.trim()) : [];
      if (exact.length > 0) return { people: exact, next: null };
      const { accounts, profiles } = personDocuments(database());
      const { key, matches } = personQueryOf(typed);
      if (key === null && typed.trim() !== '') return { people: [], next: null };
      const chosen = key === null ? accounts : accounts.where('keys', 'array-contains', key);
      const newestFirst = startedAfter(chosen, { field: 'createdAt', direction: 'desc' }, after);
      const most = key === null ? PAGE_SIZE + 1 : READ_LIMIT;
      const found = await newestFirst.limit(most).get();
      const { shown, next } = pageOf(found, most, 'createdAt', matches);
      const people = joined(shown, await allOf(shown.map(({ _id }) => profiles.doc(_id))));
      return { people, next };
    },

    listPending: async (typed, after) => {
      const { accounts, profiles } = personDocuments(database());
      const { matches } = personQueryOf(typed);
      const pending = profiles.where('isPending', '==', true);
      const longestFirst = startedAfter(pending, { field: 'updatedAt', direction: 'asc' }, after);
      const most = typed.trim() === '' ? PAGE_SIZE + 1 : READ_LIMIT;
      const found = await longestFirst.limit(most).get();
      const owners = await allOf(found.docs.map(({ id }) => accounts.doc(id)));
      const { shown, next } = pageOf(found, most, 'updatedAt', ({ _id }) => {
        const account = owners.get(_id);
        return account !== undefined && matches(account);
      });
      const people = shown.flatMap((profile) => {
        const account = owners.get(profile._id);
        return account === undefined ? [] : [{ account, profile }];
      });
      return { people, next };
    },

    listRequests: async (after) => {
      const open = collegeRequests(database()).where('doneAt', '==', null);
      const urgentFirst = { field: 'dueAt', direction: 'asc' } as const;
      const { found: shown, next } = await documentPage(open, urgentFirst, after, PAGE_SIZE);
      const owners = await allOf(shown.map(({ _id }) => personDocuments(database()).accounts.doc(_id)));
      const requests = shown.flatMap((request) => {
        const account = owners.get(request._id);
        return account === undefined ? [] : [{ request, account }];
      });
      return { requests, next };
    },
  };
}

/**
 * The first page of matches, and the cursor of the next: after the last that is shown where more were found, else after
 * the last that was read. What cannot be read takes no place and ends no list.
 */
function pageOf<Found extends { readonly _id: string }>(
  found: QuerySnapshot<Found>,
  most: number,
  orderedBy: 'createdAt' | 'updatedAt',
  fits: (one: Found) => boolean,
) {
  const fitting = found.docs.flatMap(readable).filter(fits);
  const shown = fitting.slice(0, PAGE_SIZE);
  const lastId = fitting.length > PAGE_SIZE ? shown.at(-1)?._id : found.size === most ? found.docs.at(-1)?.id : undefined;
  const last = found.docs.find(({ id }) => id === lastId);
  return { shown, next: last === undefined ? null : cursorAfter(last, orderedBy) };
}

function joined(accounts: readonly Account[], profiles: ReadonlyMap<string, Person['profile']>): Person[] {
  return accounts.flatMap((account) => {
    const profile = profiles.get(account._id);
    return profile === undefined ? [] : [{ account, profile }];
  });
}

function readable<Stored>(snapshot: DocumentSnapshot<Stored>): Stored[] {
  const stored = readOrReport(snapshot);
  return stored === null ? [] : [stored];
}
