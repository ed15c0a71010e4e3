import type { ListedJob } from '@touchline/domain/audit/job-run';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { jobRunStore } from '@touchline/functions/features/jobs/job-run-store';
import { runJobs } from '@touchline/functions/features/jobs/run-jobs';
import { newId, systemClock as clock } from '@touchline/functions/platform/clock-and-ids';
import { firestore as database } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();
const operatorEmail = () => 'operator@touchline.example';
const { record } = jobRunStore({ database, clock, newId, operatorEmail, origin: () => 'https://touchline.example' });

const mailsToOperator = async () =>
  (await collectionOf(database(), MAILS).where('kind', '==', 'jobFailing').get()).docs.map((one) => one.data());
const run = (job: () => Promise<string>) => runJobs({ 'enter-queues': job }, () => undefined, { record }).catch(() => undefined);
const fails = () => run(() => Promise.reject(new Error('the provider is away')));
const works = () => run(() => Promise.resolve('2 coaches entered'));

test('a job that fails three times in a row tells the operator once, and again only after it has worked', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  const listed = async () => {
    const { items } = (await admin.call('adminJobs')).body as { readonly items: readonly ListedJob[] };
    return items.find(({ name }) => name === 'enter-queues');
  };
  expect(await listed()).toEqual({ name: 'enter-queues', last: null, nextAt: null });

  await works();
  expect((await listed())?.last).toMatchObject({ state: 'done', result: '2 coaches entered', failuresInRow: 0 });
  await fails();
  await fails();
  expect(await mailsToOperator()).toEqual([]);
  await fails();
  await fails();

  const failing = await listed();
  expect(failing?.last).toMatchObject({ state: 'failed', result: 'Error: the provider is away', failuresInRow: 4 });
  expect(Date.parse(failing?.nextAt ?? '') - Date.parse(failing?.last?.startedAt ?? '')).toBe(3_600_000);
  const [mail, ...others] = await mailsToOperator();
  expect([mail?.to, mail?.message.subject, others]).toEqual([
    [operatorEmail()],
    'Job failing / Job gescheitert: enter-queues',
    [],
  ]);

  await works();
  for (let time = 0; time < 3; time += 1) await fails();
  expect(await mailsToOperator()).toHaveLength(2);
});
