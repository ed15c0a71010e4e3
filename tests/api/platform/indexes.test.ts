import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmingOf } from '@touchline/functions/features/attestations/attestation-documents';
import { featureQueueStore } from '@touchline/functions/features/featuring/feature-queue-store';
import { coachInviteStore } from '@touchline/functions/features/college-staff/coach-invite-store';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { reportsAbout } from '@touchline/functions/features/members/person-record-store';
import { personSearchStore } from '@touchline/functions/features/members/person-search-store';
import { reportQueueStore } from '@touchline/functions/features/moderation/report-queue-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { openSuggestionsAt, refusedSuggestionsAt } from '@touchline/functions/features/suggestions/suggestion-documents';
import { threadListStore } from '@touchline/functions/features/threads/thread-list-store';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { newAccount } from '@touchline/domain/person/account/account';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { aThread } from '@touchline/domain/person/threads/testing/a-thread';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import type { IndexFile } from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { anEngine, HOST } from '@touchline/local/firestore-engine/testing/an-engine';
import { repositoryRoot } from '@touchline/local/repository-root';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { outgoingMailStore } from '@touchline/functions/features/mail/outgoing-mail-store';
import { waitingWorkStore } from '@touchline/functions/features/logs/waiting-work-store';
import { logStore } from '@touchline/functions/features/logs/log-store';
import { adminInviteStore } from '@touchline/functions/features/college-staff/admin-invite-store';
import type { LogQuery } from '@touchline/domain/audit/shown-log';
import { aDatabase } from '../../support/api/platform/own-project';

const INDEXES = JSON.parse(readFileSync(join(repositoryRoot, 'firestore.indexes.json'), 'utf8')) as IndexFile;
/** Those of the search of recruits have a test of their own (`recruit-indexes.test.ts`). */
const isOfRecruits = (fieldPath: string): boolean => fieldPath.startsWith('search.');
const folder = mkdtempSync(join(tmpdir(), 'touchline-indexes-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Send = (database: Firestore) => Promise<unknown>;
const anonymise: Send = (database) => erasureStore(() => database, systemClock, newId).anonymise('nobody');

const eraseByField: Send = (database) => erasureStore(() => database, systemClock, newId).eraseByField('nobody');

const logsOf = (database: Firestore, wanted: Partial<LogQuery>) => logStore(() => database).list({ size: 'screen', ...wanted });

const waiting: Send = (database) => waitingWorkStore(() => database, systemClock).list();

const A_THREAD = aThread();

/** Lists the conversations of somebody who is a player or a coach. */
const listThreads = async (database: Firestore, type: 'coach' | 'playerHighSchool'): Promise<unknown> => {
  const { profiles, accounts } = personDocuments(database);
  const at = '2026-01-01T00:00:00.000Z';
  const names = {
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth: '2000-01-01',
    marketingOptIn: false,
    locale: 'en',
  } as const;
  await profiles.doc('somebody').set(aProfile({ _id: 'somebody', type }));
  await accounts.doc('somebody').set(newAccount({ uid: 'somebody', email: 'robin@people.example', ...names, now: at }));
  return threadListStore(() => database, systemClock).list('somebody', null);
};
const NO_CAMPS = { findAll: () => Promise.resolve(new Map()), listHidden: () => Promise.resolve([]) };

/** Who sends a query that needs an index of firestore.indexes.json, by the index. */
const NEEDED_BY: Readonly<Record<string, Send>> = {
  'accounts: keys, createdAt descending': (database) => personSearchStore(() => database).find('robin', null),
  'addedEdits: by.uid': anonymise,
  'addedEdits: takenBack.uid': anonymise,
  'attestations: player, confirmedUntil': (database) => confirmingOf(database, ['nobody'], '2026-01-01T00:00:00.000Z'),
  'auditLog: action, at descending': (database) => logsOf(database, { action: 'college.edit' }),
  'auditLog: by, at descending': (database) => logsOf(database, { by: 'nobody' }),
  'auditLog: result, at descending': (database) => logsOf(database, { result: 'done' }),
  'auditLog: target, at descending': (database) => logsOf(database, { target: 'colleges/nowhere' }),
  'coachInvites: byTouchline, sentAt descending': (database) =>
    adminInviteStore(() => database, systemClock, newId).listOfAdmins(null),
  'coachInvites: collegeId, sentAt descending': (database) =>
    coachInviteStore(() => database, systemClock, newId).listOf('harbor'),
  'collegeRequests: doneAt, dueAt': (database) => personSearchStore(() => database).listRequests(null),
  'factSuggestions: collegeId, state, at': (database) => openSuggestionsAt(database, 'harbor'),
  'factSuggestions: collegeId, state, decidedAt descending': (database) => refusedSuggestionsAt(database, 'harbor'),
  'featureRequests: state, order': (database) => featureQueueStore(() => database, systemClock, newId).list('queued', null),
  'featureRequests: state, order descending': (database) =>
    featureQueueStore(() => database, systemClock, newId).list('posted', null),
  'contactMessages: state, at': waiting,
  'feedback: state, at': waiting,
  'mail: delivery.state, createdAt': waiting,
  'mail: delivery.state, createdAt descending': (database) =>
    outgoingMailStore(() => database, systemClock, newId).list('failed', null),
  'lockedPictures: state, lockedAt': waiting,
  'reports: closedAt, isAboutMinor, at': waiting,
  'reports: closedAt, kind, at': waiting,
  'profiles: isPending, updatedAt': (database) => personSearchStore(() => database).listPending('', null),
  'reports: closedAt, reason, at': (database) =>
    reportQueueStore(
      () => database,
      NO_CAMPS,
      () => Promise.resolve(new Map()),
    ).listOpen(null),
  'reports: profileId, at descending': (database) => reportsAbout(database, 'nobody'),
  'campEdits: by.uid': anonymise,
  'campEdits: takenBack.uid': anonymise,
  'mergeMoves: objector': eraseByField,
  'mergeMoves: person': eraseByField,
  'patches: by.uid': anonymise,
  'patches: takenBack.uid': anonymise,
  'savedPlayers: player': eraseByField,
  'threadMessages: thread, at descending': async (database) => {
    const { threads } = threadDocuments(database);
    await threads.doc(A_THREAD._id).set(A_THREAD);
    return threadListStore(() => database, systemClock).read(A_THREAD._id, A_THREAD.player, null);
  },
  'threads: coach, lastAt descending': (database) => listThreads(database, 'coach'),
  'threads: player, lastAt descending': (database) => listThreads(database, 'playerHighSchool'),
};

/** Each index of the file, and the file without it. */
const WITHOUT: Readonly<Record<string, IndexFile>> = Object.fromEntries([
  ...INDEXES.indexes
    .filter(({ fields }) => !fields.some(({ fieldPath }) => isOfRecruits(fieldPath)))
    .map((index) => [
      `${index.collectionGroup}: ${index.fields.map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} descending` : fieldPath)).join(', ')}`,
      { ...INDEXES, indexes: INDEXES.indexes.filter((one) => one !== index) },
    ]),
  ...INDEXES.fieldOverrides
    .filter(({ indexes }) => indexes.length > 0)
    .map((field) => [
      `${field.collectionGroup}: ${field.fieldPath}`,
      { ...INDEXES, fieldOverrides: INDEXES.fieldOverrides.filter((one) => one !== field) },
    ]),
]) as Readonly<Record<string, IndexFile>>;

/** Sends a query to an engine that has these indexes alone. */
async function sendTo(indexes: IndexFile, send: Send): Promise<unknown> {
  const indexesFile = join(folder, 'indexes.json');
  writeFileSync(indexesFile, JSON.stringify(indexes));
  const engine = await anEngine({ indexesFile });
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${engine.port}`;
  const database = aDatabase();
  try {
    return await send(database);
  } finally {
    await database.terminate();
    await engine.close();
  }
}

describe('the indexes of firestore.indexes.json', () => {
  test('are each needed by a query that is known here', () => {
    expect(Object.keys(WITHOUT).toSorted()).toEqual(Object.keys(NEEDED_BY).toSorted());
  });

  test.each(Object.entries(NEEDED_BY))('%s: without it the query is refused, as production refuses it', async (name, send) => {
    await expect(sendTo(WITHOUT[name] ?? INDEXES, send)).rejects.toMatchObject({ code: 9 });
    await expect(sendTo(INDEXES, send)).resolves.not.toThrow();
  });
});
