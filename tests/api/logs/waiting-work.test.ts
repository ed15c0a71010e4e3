import type { WaitingWork, WorkKind } from '@touchline/domain/audit/waiting-work';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { jobRunStore } from '@touchline/functions/features/jobs/job-run-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId, systemClock as clock } from '@touchline/functions/platform/clock-and-ids';
import { firestore as database } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aFeedback } from '../../support/api/contact/messages';
import { aFailedMail, aMail } from '../../support/api/mail/outgoing-mails';
import { aParent, aStoredLink } from '../../support/api/guardianship/guardianships';
import { aPerson, signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();
const { visitor } = api;

test('what waits for an admin is counted, with since when the longest waits', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  const counted = async (): Promise<Readonly<Record<WorkKind, WaitingWork>>> => {
    const { body, status } = await admin.call('adminWork');
    expect(status).toBe(200);
    const { items } = body as { readonly items: readonly WaitingWork[] };
    return Object.fromEntries(items.map((one) => [one.kind, one])) as Record<WorkKind, WaitingWork>;
  };
  for (const { count, oldestAt } of Object.values(await counted())) expect([count, oldestAt]).toEqual([0, null]);

  await aFeedback();
  const [longAgo, recently] = ['2026-02-01T08:00:00.000Z', '2026-02-02T08:00:00.000Z'];
  for (const createdAt of [recently, longAgo]) await aFailedMail({ createdAt });
  await aMail({ delivery: { state: 'SUCCESS' } });
  const request = newCollegeRequest({ _id: 'somebody', domain: 'x.edu', sportsTypeGender: 'Male' }, new Date(recently));
  await collegeRequests(database()).doc('somebody').set(request);
  for (const [wish, reason] of [
    ['remove', 'danger'],
    ['correct', 'other'],
  ])
    await visitor.call('requestRemoval', { body: { wish, reason, page: '/home', text: 'x', replyTo: 'a@people.example' } });
  const { record } = jobRunStore({ database, clock, newId, operatorEmail: () => null, origin: () => '' });
  const run = { durationMs: 1, startedAt: recently } as const;
  await record({ ...run, name: 'enter-queues', state: 'failed', result: 'x' });
  await record({ ...run, name: 'check-guardians', state: 'done', result: 'x' });

  expect(await counted()).toMatchObject({
    feedback: { count: 1, oldestAt: '2026-02-01T10:00:00.000Z' },
    failedMails: { count: 2, oldestAt: longAgo },
    collegeRequests: { count: 1, oldestAt: recently, dueAt: request.dueAt },
    removalRequests: { count: 2 },
    dangerReports: { count: 1 },
    reports: { count: 0 },
    failedJobs: { count: 1, oldestAt: recently },
    roles: { count: 0, oldestAt: null },
  });
});

test('accounts that asked children of several families are told to admins, others are not', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  const askingNow = async () => ((await admin.call('adminWork')).body as AnswerOf<'adminWork'>).asking;
  const [suspect, mother, late] = await Promise.all([aParent(api.url), aParent(api.url), aParent(api.url)]);
  const childOf = async (lastName: string) => {
    const { uid } = await aPerson();
    await personDocuments(database()).accounts.doc(uid).update({ lastName });
    return uid;
  };
  const asks = async (guardian: string, lastName: string, changes: object = {}) =>
    aStoredLink({ player: await childOf(lastName), guardian, askedAt: clock().toISOString(), ...changes });
  await asks(suspect.uid, 'Müller');
  await asks(suspect.uid, 'Muller', { endedAt: clock().toISOString(), endedBy: 'player' });
  expect(await askingNow()).toEqual([]);
  await asks(suspect.uid, 'Okafor');
  await asks(mother.uid, 'Sample');
  await asks(mother.uid, 'Other', { begunBy: 'player' });
  await asks(late.uid, 'One', { askedAt: '2020-01-01T00:00:00.000Z' });
  await asks(late.uid, 'Two');
  expect(await askingNow()).toMatchObject([{ uid: suspect.uid, name: 'Kim Sample', children: 3, families: 2 }]);
});
