import { randomUUID } from 'node:crypto';
import { PROFILE_SCHEMA_VERSION } from '@touchline/domain/person/profiles/profile';
import { recruitIndexOf } from '@touchline/domain/person/recruits/recruit-index';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { foundBy, storedRecruits } from '../../support/api/recruits/recruits';

ownProject();
const { visitor } = apiStage();

test('a player whose page becomes that of an adult is found by the school once the job has written the profile again, others as before', async () => {
  await storedRecruits([
    { adultFrom: '2999-01-01', schoolName: 'Quarry High School' },
    { adultFrom: '2999-01-01', schoolName: 'Quarry High School' },
  ]);
  expect(await foundBy(visitor, 'q=quarry')).toEqual([]);
  const { profiles } = personDocuments(firestore());
  const passed = { adultFrom: '2025-12-01', 'search.due': '2026-01-01' };
  await firestore().collection('profiles').doc('player-000').update(passed);
  expect(await foundBy(visitor, 'q=quarry')).toEqual([]);

  const run = renewal();
  expect(await run()).toMatch(/^1 /);
  expect(await foundBy(visitor, 'q=quarry')).toEqual(['player-000']);
  expect((await profiles.doc('player-001').get()).data()?.adultFrom).toBe('2999-01-01');
  expect(await run()).toMatch(/^0 /);
});

test('a player stored by an earlier version is found by the town no more once the job has written the profile again', async () => {
  const [stored] = await storedRecruits([{ adultFrom: '2999-01-01' }]);
  if (stored === undefined) throw new Error('nobody stored');
  const { audienceNotice, publicAt, ...eighth } = stored;
  expect([audienceNotice, publicAt]).toEqual([false, stored.updatedAt]);
  const { town, ...audiences } = eighth.audiences;
  expect(town).toBeNull();
  const adults = recruitIndexOf({ ...stored, adultFrom: '2000-01-01' }, stored.updatedAt);
  const document = firestore().collection('profiles').doc(stored._id);
  await document.set({ ...eighth, audiences, schemaVersion: 8, isPending: false, search: { ...adults, due: null } });
  expect(await foundBy(visitor, 'q=sampleton')).toEqual([stored._id]);

  expect(await renewal()()).toMatch(/^1 /);

  expect(await foundBy(visitor, 'q=sampleton')).toEqual([]);
  expect(await foundBy(visitor, 'q=robin')).toContain(stored._id);
  expect((await document.get()).data()).toMatchObject({ schemaVersion: PROFILE_SCHEMA_VERSION, audienceNotice: true });
  expect(await renewal()()).toMatch(/^0 /);
});

test('keys of the ninth version that name the town of a minor are renewed by the job', async () => {
  const [stored] = await storedRecruits([{ adultFrom: '2999-01-01' }]);
  if (stored === undefined) throw new Error('nobody stored');
  const document = firestore().collection('profiles').doc(stored._id);
  const adults = recruitIndexOf({ ...stored, adultFrom: '2000-01-01' }, stored.updatedAt);
  await document.update({ schemaVersion: 9, search: { ...adults, due: null } });
  expect(await foundBy(visitor, 'q=sampleton')).toEqual([stored._id]);

  expect(await renewal()()).toMatch(/^1 /);

  expect(await foundBy(visitor, 'q=sampleton')).toEqual([]);
  expect(await renewal()()).toMatch(/^0 /);
});

/** The job that renews the keys. */
function renewal(): () => Promise<string> {
  const { database, clock, newId } = { database: firestore, clock: systemClock, newId: randomUUID };
  return allJobs({ database, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['renew-recruit-keys'];
}
