import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { firestore } from '@touchline/functions/platform/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

describe('[S7-16] feedback', () => {
  const send = (body: unknown, from: Caller = visitor, headers = {}): Promise<Answer> =>
    from.call('sendFeedback', { body, headers });
  const storedUnder = async (subject: string): Promise<Record<string, unknown>[]> =>
    (await firestore().collection('feedback').where('subject', '==', subject).get()).docs.map((document) => document.data());

  test('is stored with its time and, from a signed-in user, with the author', async () => {
    const member = await signedIn(api.url);
    expect((await send({ subject: 'From a visitor', text: 'Nice <b>pages</b>\nThanks 👍' })).body).toEqual({ received: true });
    expect((await send({ subject: 'From a member', text: 'Hello' }, member)).status).toBe(201);

    expect(await storedUnder('From a visitor')).toEqual([
      {
        ...{ schemaVersion: 2, subject: 'From a visitor', by: null, text: 'Nice <b>pages</b>\nThanks 👍', page: null },
        ...{ language: 'en', state: 'open', answer: null },
        at: expect.stringMatching(/Z$/) as string,
        expiresAt: expect.any(Timestamp) as Timestamp,
      },
    ]);
    expect(await storedUnder('From a member')).toMatchObject([{ by: member.uid }]);
  });

  test('with a bad session is a visitor’s', async () => {
    expect((await send({ subject: 'With a bad session', text: 'Hello' }, visitor.with('no.real.session'))).status).toBe(201);
    expect(await storedUnder('With a bad session')).toMatchObject([{ by: null }]);
  });

  test.each([
    [{ subject: '', text: 'x' }, 'subject'],
    [{ subject: 'Empty', text: '' }, 'text'],
    [{ subject: '   ', text: 'x' }, 'subject'],
    [{ subject: 'Empty', text: ' \n\t\u200B' }, 'text'],
    [{ subject: 'Empty' }, 'text'],
    [{ text: 'x' }, 'subject'],
    [{ subject: 5, text: 'x' }, 'subject'],
    [{ subject: 'Empty', text: ['x'] }, 'text'],
    [{ subject: 'x'.repeat(201), text: 'x' }, 'subject'],
    [{ subject: 'Empty', text: 'x'.repeat(5001) }, 'text'],
    [{ subject: 'a\u0000b', text: 'x' }, 'subject'],
    [[], 'body'],
  ])('attack 124: %j is 422 and names the field', async (body, field) => {
    const answer = await send(body);
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await storedUnder('Empty')).toEqual([]);
  });

  test('attack 125: a text of 100 kB is 413; the longest text that may be sent fits, however it is written', async () => {
    expectRefusal(await send({ subject: 'Long', text: 'x'.repeat(100 * 1024) }), 413);
    const escaped = String.raw`\ud83c\udfdf`;
    const longest = `{"subject":"${escaped.repeat(200)}","text":"${escaped.repeat(5000)}"}`;
    expect((await send(longest)).status).toBe(201);
    expect(await storedUnder('Long')).toEqual([]);
  });

  test('attack 126: a line break in the subject cannot start a mail header', async () => {
    expect((await send({ subject: 'Neutral\r\nBcc: all@example.com', text: 'x' })).status).toBe(201);
    expect(await storedUnder('Neutral\r\nBcc: all@example.com')).toEqual([]);
    expect(await storedUnder('Neutral Bcc: all@example.com')).toHaveLength(1);
  });

  test('extra fields are not stored', async () => {
    expect((await send({ subject: 'Extra', text: 'x', by: 'somebody-else', at: '1999', admin: true })).status).toBe(201);
    expect(Object.keys((await storedUnder('Extra'))[0] ?? {}).toSorted()).toEqual([
      ...['answer', 'at', 'by', 'expiresAt', 'language', 'page', 'schemaVersion', 'state', 'subject', 'text'],
    ]);
    expect(await storedUnder('Extra')).toMatchObject([{ by: null }]);
  });
});

describe('[S7-18] the GDPR check', () => {
  const gdpr = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
    (await visitor.call('checkGdpr', { headers })).body;

  test.each(['DE', 'de', 'FR', 'IS', 'LI', 'NO', 'GB', 'gb', 'CH'])('a visitor from %s must be asked', async (country) => {
    expect(await gdpr({ 'x-country-code': country })).toEqual({ gdpr: true });
    expect(await gdpr({ 'x-appengine-country': country })).toEqual({ gdpr: true });
  });

  test.each(['US', 'us', 'CA', 'BR', 'ZZ', 'EU', 'UK', '', 'DEU', 'D', 'D3', 'DE,US', '276'])(
    'a visitor from %j need not be asked',
    async (country) => {
      expect(await gdpr({ 'x-country-code': country })).toEqual({ gdpr: false });
    },
  );

  test('without any header nobody is in a GDPR country', async () => {
    const answer = await visitor.call('checkGdpr');
    expect([answer.status, answer.body]).toEqual([200, { gdpr: false }]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test("the CDN's header counts before App Engine's; where the CDN has none, App Engine's does", async () => {
    expect(await gdpr({ 'x-country-code': 'US', 'x-appengine-country': 'DE' })).toEqual({ gdpr: false });
    expect(await gdpr({ 'x-country-code': 'DE', 'x-appengine-country': 'US' })).toEqual({ gdpr: true });
    expect(await gdpr({ 'x-country-code': '', 'x-appengine-country': 'DE' })).toEqual({ gdpr: true });
    expect(await gdpr({ 'x-country-code': 'ZZ', 'x-appengine-country': 'ZZ' })).toEqual({ gdpr: false });
  });
});

describe('refusals', () => {
  const refused = async (language: string | null): Promise<Answer> =>
    visitor.call('ownProfile', { headers: language === null ? {} : { 'accept-language': language } });

  test.each([
    ['en', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['fr-FR, de;q=0.7, en;q=0.3', 'de'],
    ['fr', 'en'],
    ['*', 'en'],
  ] as const)('speak the language of Accept-Language: %s gets %s', async (header, language) => {
    const answer = await refused(header);
    expectRefusal(answer, 401);
    expect(answer.body).toEqual({
      errors: [{ message: API_MESSAGES.signInRequired[language] }],
      error: API_MESSAGES.signInRequired[language],
      code: 'signInRequired',
      message: API_MESSAGES.signInRequired[language],
    });
  });

  test('have one entry a problem, with the field where one is to blame', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const answer = await coach.call('patchCollege', {
      params: { collegeId: college._id },
      body: { patch: [replace('/applyURL', 'javascript:alert(1)')] },
      headers: { 'accept-language': 'de' },
    });
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ message: API_MESSAGES.webLinkInvalid.de, field: '/applyURL' }] });
  });

  test('of an unreadable document are Internal Error and nothing else', async () => {
    const id = 'unreadable-college-of-this-test';
    await firestore().collection('colleges').doc(id).set({ schemaVersion: 1, secret: 'inside' });
    for (const [language, message] of [
      ['en', 'Internal Error'],
      ['de', 'Interner Fehler'],
    ] as const) {
      const answer = await visitor.call('college', { params: { collegeId: id }, headers: { 'accept-language': language } });
      expectRefusal(answer, 500);
      expect([codeOf(answer), answer.body]).toEqual(['internalError', expect.objectContaining({ errors: [{ message }] })]);
    }
  });
});
