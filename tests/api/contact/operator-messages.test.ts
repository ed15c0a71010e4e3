import { randomUUID } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { MAILS } from '@touchline/domain/person/mail/mail';
import type { ListedMessage } from '@touchline/domain/person/contact/operator-message';
import { auditLines } from '@touchline/functions/platform/audit-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aFeedback, feedbackOf } from '../../support/api/contact/messages';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const mailsTo = async (email: string) =>
  (await collectionOf(firestore(), MAILS).where('to', 'array-contains', email).get()).docs.map((one) => one.data());
/** Other files send the operator more mails of a kind than one gets in an hour: their count is taken away. */
async function forgetMailsOf(kind: string): Promise<void> {
  const counted = collectionOf(firestore(), RATE_LIMITS);
  const ids = counted.orderBy(FieldPath.documentId()).startAt(`mail-${kind}-`).endAt(`mail-${kind}-\uf8ff`);
  await Promise.all((await ids.get()).docs.map(({ ref }) => ref.delete()));
}
const linesAbout = async (target: string) =>
  (await auditLines(firestore()).where('target', '==', target).get()).docs.map((one) => one.data());
const answer = (messageId: string, source: string, text: unknown) =>
  admin.call('answerMessage', { params: { messageId }, body: { source, text } });

async function listed(source: string, messageId: string): Promise<ListedMessage | undefined> {
  const { body, status } = await admin.call('adminMessages', { query: { source } });
  expect(status).toBe(200);
  return (body as { readonly items: readonly ListedMessage[] }).items.find((one) => one.messageId === messageId);
}

describe('[S7-16] feedback and contact messages are read', () => {
  test('feedback carries its page without what was searched for, and the operator gets a mail', async () => {
    const member = await signedIn(api.url);
    const subject = `The map ${member.uid}`;
    await forgetMailsOf('feedbackReceived');
    await member.call('sendFeedback', { body: { subject, text: 'It is slow.', page: '/colleges?q=Robin+Sample#map' } });

    expect(await listed('feedback', await feedbackOf(member.uid))).toMatchObject({
      ...{ title: subject, text: 'It is slow.', page: '/colleges', by: { uid: member.uid } },
      ...{ state: 'open', mayAnswer: true, answer: null },
    });
    const [mail, ...others] = (await mailsTo('operator@touchline.example')).filter(({ about }) => about.includes(member.uid));
    expect(others).toEqual([]);
    expect(mail?.message.subject).toContain(`Feedback: ${subject}`);
    for (const text of ['Page: /colleges.', 'It is slow.', '/admin/logs?kind=feedback'])
      expect(mail?.message.text).toContain(text);
  });

  test('an answer goes to the account in the language of the message, is logged without its text, and is given once', async () => {
    const member = await signedIn(api.url);
    await member.call('changeAccount', { body: { locale: 'en' } });
    const headers = { 'accept-language': 'de' };
    await member.call('sendFeedback', { body: { subject: 'Karte', text: 'Sie ist langsam.' }, headers });
    const messageId = await feedbackOf(member.uid);

    const first = await answer(messageId, 'feedback', 'Jetzt ist sie schneller.');
    const again = await answer(messageId, 'feedback', 'Jetzt ist sie schneller.');

    expect([first.status, again.status]).toEqual([200, 200]);
    const mails = (await mailsTo(member.email)).filter(({ message }) => message.text.includes('Jetzt ist sie schneller.'));
    expect(mails).toMatchObject([
      { about: member.uid, replyTo: 'operator@touchline.example', message: { subject: 'Unsere Antwort auf deine Nachricht' } },
    ]);
    expect(mails[0]?.message.text).toMatch(/^Hallo Test,\n/);
    const lines = await linesAbout(`feedback/${messageId}`);
    expect(lines).toMatchObject([{ action: 'message.answer', by: admin.uid, byAdmin: true, detail: {} }]);
    expect(await listed('feedback', messageId)).toMatchObject({ state: 'done', answer: { text: 'Jetzt ist sie schneller.' } });
    expectRefusal(await answer(messageId, 'feedback', 'Something else.'), 409);
  });

  test('a contact message is answered at the address that came with it, which is not greeted by name', async () => {
    const replyTo = `contact-${randomUUID()}@touchline.example`;
    const sent = await visitor.call('sendContactMessage', { body: { topic: 'payment', message: 'Twice!', replyTo } });
    const { messageId } = sent.body as { readonly messageId: string };

    expect((await answer(messageId, 'contact', 'We have refunded it.')).status).toBe(200);

    expect(await listed('contact', messageId)).toMatchObject({ topic: 'payment', replyTo, state: 'done', by: null });
    const [mail, ...others] = await mailsTo(replyTo);
    expect(others).toEqual([]);
    expect(mail?.message.text).toMatch(/^Hello,\n/);
    expect(mail?.message.text).not.toContain('Twice!');
  });

  test('an account whose address nobody has verified is answered without its name, which anybody may have typed', async () => {
    const member = await signedIn(api.url, { isVerified: false });
    await member.call('sendFeedback', { body: { subject: 'The map', text: 'It is slow.' } });

    expect((await answer(await feedbackOf(member.uid), 'feedback', 'It is faster now.')).status).toBe(200);

    const mails = await mailsTo(member.email);
    expect(mails.map(({ message }) => message.text.split('\n')[0])).toEqual(['Hello,']);
  });

  test('a message that is closed sends nothing', async () => {
    const messageId = await aFeedback();
    expect((await answer(messageId, 'feedback', null)).status).toBe(200);
    expect(await linesAbout(`feedback/${messageId}`)).toMatchObject([{ action: 'message.close' }]);
  });
});

describe('attack 324: an answer that cannot be', () => {
  test('to a visitor who left no address is 409, and the message stays open', async () => {
    const messageId = await aFeedback();
    expectRefusal(await answer(messageId, 'feedback', 'Thank you.'), 409);
    expect(await linesAbout(`feedback/${messageId}`)).toEqual([]);
    expect((await answer(messageId, 'feedback', null)).status).toBe(200);
  });

  test.each([
    ['no-such-message', 'feedback', 'Hello', 404],
    ['__x__', 'contact', 'Hello', 404],
    ['no-such-message', 'elsewhere', 'Hello', 422],
    ['no-such-message', 'feedback', ' \n\u200B', 422],
    ['no-such-message', 'feedback', 'x'.repeat(5001), 422],
    ['no-such-message', 'feedback', undefined, 422],
  ] as const)('%s of %s with %j is refused', async (messageId, source, text, status) => {
    expectRefusal(await answer(messageId, source, text), status);
  });

  test('a page that is none of ours is not stored', async () => {
    const member = await signedIn(api.url);
    await member.call('sendFeedback', { body: { subject: 'x', text: 'x', page: '//evil.example/a' } });
    expect(await listed('feedback', await feedbackOf(member.uid))).toMatchObject({ page: null });
  });
});
