import { isObject } from '@touchline/domain/kernel/json/json';
import { firestore } from '@touchline/functions/platform/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ApiProcess, anApiProcess } from '../../support/api/platform/api-process';
import { type Answer, aCaller, type Caller } from '../../support/api/caller';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { aPerson, idTokenOf, sessionOf } from '../../support/api/members/people';
import { bornBefore, register } from '../../support/api/registration/registrations';

let api: ApiProcess;
beforeAll(async () => {
  api = await anApiProcess();
});
afterAll(() => api.stop());

/** The log's line about an answer. */
async function lineOf(answer: Answer): Promise<Record<string, unknown>> {
  const requestId = answer.headers.get('x-request-id') ?? 'none';
  const line = await vi.waitUntil(() => api.log().find((text) => text.includes(requestId) && text.includes('"durationMs"')));
  const entry: unknown = JSON.parse(line);
  if (!isObject(entry)) throw new Error('a line that is no object');
  return entry;
}

test('each answer leaves one line under its request id: what was called and what came of it', async () => {
  const visitor = aCaller(api.url);
  expect(await lineOf(await visitor.call('checkGdpr'))).toEqual({
    severity: 'INFO',
    message: 'checkGdpr 200',
    call: 'checkGdpr',
    method: 'GET',
    status: 200,
    actor: 'visitor',
    refusal: null,
    requestId: expect.stringMatching(/^[\w-]{24}$/) as string,
    durationMs: expect.any(Number) as number,
  });
  expect(await lineOf(await visitor.call('ownProfile'))).toMatchObject({
    severity: 'INFO',
    status: 401,
    refusal: 'signInRequired',
  });
  expect(await lineOf(await visitor.send('GET', '/ui/v1/nothing'))).toMatchObject({
    call: 'none',
    status: 404,
    refusal: 'notFound',
  });
});

test('the log holds no personal data, whatever a call carries', async () => {
  const visitor = aCaller(api.url);
  const [person, college] = await Promise.all([aPerson({ isAdmin: true }), aStoredCollege()]);
  const idToken = await idTokenOf(person);
  const session = await sessionOf(visitor, person);
  const admin = visitor.with(session);
  const secrets = ['Jessamine', 'jessamine@private.example', '+1 202 555 0143', '203.0.113.77'];
  const [name = '', email = '', phone = '', address = ''] = secrets;
  const headers = { 'x-forwarded-for': address, 'user-agent': name, referer: `https://x.example/${name}` };

  const answers = [
    await visitor.call('sendFeedback', { body: { subject: name, text: `${email} ${phone}` }, headers }),
    await visitor.call('sendFeedback', { body: { subject: name, text: 5, [email]: phone }, headers }),
    await visitor.call('searchColleges', { query: { q: email }, headers }),
    await visitor.call('searchColleges', { query: { q: 'x', page: name }, headers }),
    await visitor.call('college', { params: { collegeId: email }, headers }),
    await visitor.send('GET', `/ui/v1/${name}/${email}`, { headers }),
    await visitor.call('sessionLogin', { body: { idToken: `${idToken}${name}` }, headers }),
    await visitor.call('sessionLogin', { body: { idToken }, headers }),
    await visitor.call('signInMethods', { body: { email }, headers }),
    await visitor.call('signInMethods', { body: { email: `${name}@` }, headers }),
    ...(await registrations(visitor, { firstName: name, email, password: `${phone}a` }, headers)),
    await visitor.call('acceptTerms', { body: { idToken, user: { uid: person.uid, firstName: name } }, headers }),
    await visitor.call('acceptTerms', { body: { idToken, user: { uid: name } }, headers }),
    await admin.call('claimCollege', { body: { collegeId: college._id, sex: 'male', staffType: name }, headers }),
    await admin.call('ownProfile', { headers }),
    await admin.call('patchCollege', {
      params: { collegeId: college._id },
      body: { patch: [replace('/city/description', `${name} ${email}`)] },
      headers,
    }),
    await admin.call('patchCollege', {
      params: { collegeId: college._id },
      body: { patch: [replace(`/${email}`, name)] },
      headers,
    }),
    await admin.call('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId: name }, headers }),
  ];
  for (const answer of answers) await lineOf(answer);

  const log = api.log().join('\n');
  for (const secret of [...secrets, person.email, person.uid, idToken, session, encodeURIComponent(email)]) {
    expect(log, secret).not.toContain(secret);
  }
});

/** One that succeeds, the same again, one of a child, and one with a name that is not one. */
async function registrations(visitor: Caller, account: object, headers: Readonly<Record<string, string>>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const change of [{}, {}, { dateOfBirth: bornBefore(12) }, { lastName: 5 }])
    answers.push(await register(visitor, { ...account, ...change }, headers));
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 422, 422]);
  return answers;
}

test('a bug is logged with its stack and request id, and answered with neither', async () => {
  const id = 'unreadable-college-of-the-logs';
  await firestore().collection('colleges').doc(id).set({ schemaVersion: 1, secret: 'Jessamine' });

  const answer = await aCaller(api.url).call('college', { params: { collegeId: id } });

  expect([answer.status, answer.text.includes('stored-document')]).toEqual([500, false]);
  expect(await lineOf(answer)).toMatchObject({ severity: 'ERROR', status: 500, refusal: 'internalError' });
  const bug = api.log().find((line) => line.includes(`colleges/${id} cannot be read`)) ?? '';
  expect(bug).toContain(answer.headers.get('x-request-id'));
  expect(bug).toMatch(/ at .*stored-document/);
  expect(api.log().join('\n')).not.toContain('Jessamine');
});
