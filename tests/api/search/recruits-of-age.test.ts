import { randomUUID } from 'node:crypto';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth-changes-gateway';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/own-project';
import { foundBy, storedRecruits } from '../../support/api/recruits';

ownProject();
const { visitor } = apiStage();

test('a player who comes of age is found by the school once the job has written the profile again, others as before', async () => {
  await storedRecruits([
    { adultFrom: '2999-01-01', schoolName: 'Quarry High School' },
    { adultFrom: '2999-01-01', schoolName: 'Quarry High School' },
  ]);
  expect(await foundBy(visitor, 'q=quarry')).toEqual([]);
  const { profiles } = personDocuments(firestore());
  const passed = { adultFrom: '2026-01-01', 'search.due': '2026-01-01' };
  await firestore().collection('profiles').doc('player-000').update(passed);
  expect(await foundBy(visitor, 'q=quarry')).toEqual([]);

  const { database, clock, newId } = { database: firestore, clock: systemClock, newId: randomUUID };
  const run = allJobs({ database, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['renew-recruit-keys'];

  expect(await run()).toMatch(/^1 /);
  expect(await foundBy(visitor, 'q=quarry')).toEqual(['player-000']);
  expect((await profiles.doc('player-001').get()).data()?.adultFrom).toBe('2999-01-01');
  expect(await run()).toMatch(/^0 /);
});
