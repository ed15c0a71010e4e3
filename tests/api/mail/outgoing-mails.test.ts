import type { ListedMail } from '@touchline/domain/person/mail/outgoing-mail';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { reportFailedMails } from '@touchline/functions/features/mail/outgoing-mail-store';
import { auditLines } from '@touchline/functions/platform/audit-store';
import { newId, systemClock as clock } from '@touchline/functions/platform/clock-and-ids';
import { firestore as database } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { refusalsOf } from '../../support/api/mail/trigger-email';
import { aFailedMail, aMail, storedMail } from '../../support/api/mail/outgoing-mails';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

async function listed(query: Record<string, string> = {}): Promise<readonly ListedMail[]> {
  const { body, status } = await admin.call('adminMails', { query });
  expect(status).toBe(200);
  return (body as { readonly items: readonly ListedMail[] }).items;
}

const operatorEmail = () => 'operator@touchline.example';
const report = () => reportFailedMails({ database, clock, newId, operatorEmail, origin: () => 'https://touchline.example' });
const mailsToOperator = async () =>
  (await collectionOf(database(), MAILS).where('kind', '==', 'mailsFailed').get()).docs.map((one) => one.data());

describe('the outgoing mails', () => {
  test('are listed with their state and without their text', async () => {
    const [queued, sent, failed] = await Promise.all([
      aMail(),
      aMail({ delivery: { state: 'SUCCESS' } }),
      aFailedMail({ createdAt: new Date(Date.now() - 60_000).toISOString() }),
    ]);

    const all = await listed();

    const stateOf = (id: string) => all.find(({ mailId }) => mailId === id)?.state;
    expect([queued, sent, failed].map(stateOf)).toEqual(['queued', 'sent', 'failed']);
    expect(JSON.stringify(all)).not.toContain('secret-link');
    expect(await listed({ state: 'failed' })).toMatchObject([
      { mailId: failed, to: `${failed}@people.example`, kind: 'roleDecided', subject: 'Hello', error: 'Mailbox full' },
    ]);
  });

  test('that failed are queued again once, with a line of the log, and keep what the extension wrote', async () => {
    const mailId = await aFailedMail();
    await database().collection(MAILS.name).doc(mailId).update({ 'delivery.attempts': 3 });

    const answer = await admin.call('resendMail', { params: { mailId } });

    expect(answer.status, answer.text).toBe(204);
    expect(await storedMail(mailId)).toMatchObject({
      ...{ delivery: { state: 'RETRY', attempts: 3 }, failureToldAt: null, kind: 'roleDecided' },
      message: { subject: 'Hello' },
    });
    const lines = await auditLines(database()).where('target', '==', `mail/${mailId}`).get();
    expect(lines.docs.map((line) => line.data())).toMatchObject([{ action: 'mail.resend', by: admin.uid, byAdmin: true }]);
    expectRefusal(await admin.call('resendMail', { params: { mailId } }), 409);
  });

  test('of an earlier version, which the extension refused because of its replyTo, can be sent when queued again', async () => {
    const mailId = await aFailedMail();
    const document = database().collection(MAILS.name).doc(mailId);
    await document.update({ schemaVersion: 3, replyTo: null });
    expect(refusalsOf(await storedMail(mailId))).toEqual([expect.stringMatching(/^replyTo: /)]);

    expect((await admin.call('resendMail', { params: { mailId } })).status).toBe(204);

    expect(refusalsOf(await storedMail(mailId))).toEqual([]);
  });

  test('attack 325: one that has not failed, or is none, is not sent again', async () => {
    const mailId = await aMail({ delivery: { state: 'SUCCESS' } });
    expectRefusal(await admin.call('resendMail', { params: { mailId } }), 409);
    for (const none of ['no-such-mail', '__x__'])
      expectRefusal(await admin.call('resendMail', { params: { mailId: none } }), 404);
  });

  test('that failed are told to the operator once, in one mail that names nobody', async () => {
    await report();
    const before = (await mailsToOperator()).length;
    const ids = await Promise.all([aFailedMail(), aFailedMail()]);

    expect(await report()).toBe(2);
    expect(await report()).toBe(0);

    const told = await mailsToOperator();
    expect(told).toHaveLength(before + 1);
    const text = told.map(({ message }) => message.text).join('\n');
    expect(text).toContain('2 mails could not be sent.');
    for (const id of ids) expect(text).not.toContain(id);
  });

  test('that fail once more after they were queued again are told once more', async () => {
    const mailId = await aFailedMail();
    await report();
    expect((await admin.call('resendMail', { params: { mailId } })).status).toBe(204);
    expect(await report()).toBe(0);

    await database().collection(MAILS.name).doc(mailId).update({ 'delivery.state': 'ERROR' });

    expect([await report(), await report()]).toEqual([1, 0]);
  });

  test('whose failure tells of failed mails is not told', async () => {
    await aFailedMail({ kind: 'mailsFailed' });
    const before = (await mailsToOperator()).length;
    expect(await report()).toBe(0);
    expect(await mailsToOperator()).toHaveLength(before);
  });
});
