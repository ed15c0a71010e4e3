import { DAY_MS } from '@touchline/domain/kernel/day';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { runJobs } from '@touchline/functions/features/jobs/run-jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';
import { aPng, pictureIdOf, upload } from '../../support/api/pictures/pictures';

ownProject();
const files = pictureFiles();
const api = apiStage();

test('the scheduled function runs every job and reports what each did', async () => {
  const { college, coach } = await aCollegeWithItsCoach(api.url);
  const pictureId = pictureIdOf(await upload(coach, college, await aPng(30, 20), 'image/png'));
  const hasBytes = async () => (await files.findOriginal({ kind: 'colleges', ownerId: college._id, pictureId })) !== null;
  expect(await hasBytes()).toBe(true);
  const lines: string[] = [];
  const users = firebaseAuthChanges();
  const jobs = allJobs({ database: firestore, files, users, clock: () => new Date(Date.now() + 2 * DAY_MS), newId });
  await runJobs(jobs, (line) => lines.push(line));

  expect(lines).toEqual(Object.keys(jobs).map((name): unknown => expect.stringMatching(new RegExp(`^${name}: .+`))));
  expect(lines[0]).toMatch(/^sweep-pictures: \d+ unused pictures removed$/);
  expect(await hasBytes()).toBe(false);
});
