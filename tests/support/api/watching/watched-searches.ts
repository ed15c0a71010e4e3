import { DAY_MS } from '@touchline/domain/kernel/day';
import { isObject } from '@touchline/domain/kernel/json/json';
import { JOB_CURSOR_SCHEMA_VERSION, JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { textOfRound } from '@touchline/domain/watching/watch-round';
import { WATCHED_SEARCH_SCHEMA_VERSION, type WatchedSearch } from '@touchline/domain/watching/watched-search';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { watchedDocuments } from '@touchline/functions/features/watching/watched-search-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Answer, Caller } from '../caller';

/** The stored cursor of the job. */
const cursor = () => collectionOf(firestore(), JOB_CURSORS).doc('watched-searches');

/** Lets the last pass through the searches have come to its end long ago, so that every change counts for the next. */
export async function lastRoundIsOver(): Promise<void> {
  const from = textOfRound({ began: '2020-01-02T00:00:00.000Z', since: '2020-01-01T00:00:00.000Z', after: null });
  await cursor().set({ _id: 'watched-searches', schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from });
}

/** Runs the job once, some days from now. */
export function runTheJob(days = 0): Promise<string> {
  const clock = () => new Date(Date.now() + days * DAY_MS);
  return allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['tell-searches']();
}

/** A new pass through all watched searches, some days from now. */
export async function tellSearches(days = 0): Promise<string> {
  await lastRoundIsOver();
  return runTheJob(days);
}

/** Watches a search as a caller. */
export function watch(caller: Caller, kind: WatchedSearch['kind'], query: string, words: string | null = null): Promise<Answer> {
  return caller.call('watchSearch', { body: { kind, query, words } });
}

/** The ids of the searches in an answer. */
export function searchIdsIn({ body }: Answer): readonly string[] {
  const items: unknown = isObject(body) ? body.items : undefined;
  return Array.isArray(items) ? items.map((one: unknown) => (isObject(one) ? String(one.searchId) : '')) : [];
}

/** The mails about searches to a person, the first one first. */
export async function searchMailsTo(uid: string) {
  const { docs } = await collectionOf(firestore(), MAILS).where('about', '==', uid).get();
  const mails = docs.map((one) => one.data()).filter(({ kind }) => kind === 'searchFits');
  return mails.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Stores a watched search that has seen nothing. */
export async function aStoredWatch(owner: string, changes: Partial<WatchedSearch> = {}): Promise<WatchedSearch> {
  const watched: WatchedSearch = {
    ...{ _id: `${owner}.${newId()}`, schemaVersion: WATCHED_SEARCH_SCHEMA_VERSION, owner, kind: 'colleges' },
    ...{ query: 'state=OH', words: 'Ohio', set: 'open', seen: '', watchedAt: '2026-11-01T10:00:00.000Z', toldOn: null },
    ...changes,
  };
  await watchedDocuments(firestore()).doc(watched._id).set(watched);
  return watched;
}

/** The watched searches of a person as they are stored. */
export async function watchesOf(owner: string): Promise<readonly WatchedSearch[]> {
  const { docs } = await watchedDocuments(firestore()).where('owner', '==', owner).get();
  return docs.map((one) => one.data());
}
