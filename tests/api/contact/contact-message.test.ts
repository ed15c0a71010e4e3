import { randomUUID } from 'node:crypto';
import { CONTACT_MESSAGES } from '@touchline/domain/person/contact/contact-message';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { operatorMailsFor } from '../../support/api/mail/operator-mails';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

const FORM = { topic: 'payment', message: 'I was charged twice.' } as const;
const send = (body: unknown, from: Caller = visitor, headers = {}): Promise<Answer> =>
  from.call('sendContactMessage', { body, headers });
const anAddress = () => `contact-${randomUUID()}@touchline.example`;
const storedFrom = async (replyTo: string) =>
  (await collectionOf(firestore(), CONTACT_MESSAGES).where('replyTo', '==', replyTo).get()).docs.map((one) => one.data());

describe('[S2-14] a message by the contact form', () => {
  test('is stored under the number of the answer, and the operator gets a mail to answer', async () => {
    const replyTo = anAddress();
    const { status, body } = await send({ ...FORM, replyTo });
    const [stored, ...others] = await storedFrom(replyTo);
    expect([status, body, others]).toEqual([201, { messageId: stored?._id }, []]);
    expect(stored).toMatchObject({ ...FORM, replyTo, by: null, at: expect.stringMatching(/Z$/) as string });
    expect(await operatorMailsFor(replyTo)).toMatchObject([
      { to: ['operator@touchline.example'], message: { subject: `Contact: A payment (${stored?._id ?? ''})` } },
    ]);
  });

  test('of a member is in the download, and goes with the account', async () => {
    const member = await signedIn(api.url);
    const replyTo = anAddress();
    await send({ ...FORM, replyTo }, member);
    expect(await storedFrom(replyTo)).toMatchObject([{ by: member.uid }]);
    expect(await operatorMailsFor(replyTo)).toMatchObject([{ about: `toOperator/${member.uid}` }]);
  });

  test('is written in the language of the form', async () => {
    const replyTo = anAddress();
    await send({ ...FORM, replyTo }, visitor, { 'accept-language': 'de' });
    const [mail] = await operatorMailsFor(replyTo);
    expect(mail?.message.subject).toMatch(/^Kontakt: Eine Zahlung/);
  });
});

describe('attack 285: a message that is none', () => {
  test.each([
    [{ ...FORM, message: '' }, 'message'],
    [{ ...FORM, message: ' \n\t\u200B' }, 'message'],
    [{ ...FORM, message: 'x'.repeat(10_000) }, 'message'],
    [{ ...FORM, message: 'a\u0000b' }, 'message'],
    [{ ...FORM, message: ['x'] }, 'message'],
    [{ ...FORM, topic: 'gossip' }, 'topic'],
    [{ message: 'x' }, 'topic'],
    ['[]', 'body'],
  ])('%j is 422, names the field, and nothing is stored', async (body, field) => {
    const replyTo = anAddress();
    const answer = await send(typeof body === 'string' ? body : { ...body, replyTo });
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect([await storedFrom(replyTo), await operatorMailsFor(replyTo)]).toEqual([[], []]);
  });

  test('a message of 100 kB is 413', async () => {
    expectRefusal(await send({ ...FORM, replyTo: anAddress(), message: 'x'.repeat(100 * 1024) }), 413);
  });
});

test.each([
  'a@touchline.example\r\nBcc: all@touchline.example',
  'a@touchline.example\nBcc: all@touchline.example',
  'a@touchline.example, b@touchline.example',
  '"a\\r\\nBcc:b"@touchline.example',
  'Robin <a@touchline.example>',
  '',
])('attack 286: %j as the address to answer to is 422', async (replyTo) => {
  const answer = await send({ ...FORM, replyTo });
  expectRefusal(answer, 422);
  expect(answer.body).toMatchObject({ errors: [{ field: 'replyTo' }] });
});

test('attack 287: HTML is text in the mail', async () => {
  const replyTo = anAddress();
  expect((await send({ ...FORM, replyTo, message: '<img src=x onerror="alert(1)">' })).status).toBe(201);
  const [mail] = await operatorMailsFor(replyTo);
  expect(mail?.message.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});

test('attack 288: more than the limit of one network are 429', async () => {
  const headers = { 'x-forwarded-for': `203.0.113.${1 + (process.pid % 250)}, 10.0.0.1` };
  const statuses: number[] = [];
  for (let sent = 0; sent <= RATE_LIMITS_PER_MINUTE.feedback; sent += 1)
    statuses.push((await send({ ...FORM, message: ' ', replyTo: anAddress() }, visitor, headers)).status);
  expect(new Set(statuses.slice(0, 5))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});
