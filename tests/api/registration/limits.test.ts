import { randomUUID } from 'node:crypto';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { dailyLimitStore } from '@touchline/functions/platform/rate-limit-store';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { anApiProcess } from '../../support/api/platform/api-process';
import { type Answer, aCaller } from '../../support/api/caller';
import { aPerson, idTokenOf, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { anAddress, register, uidOf } from '../../support/api/registration/registrations';
import { expectLimit } from '../../support/api/too-many';

const api = apiStage();
const { visitor } = api;

const { person, address, feedback } = RATE_LIMITS_PER_MINUTE;

let networks = 0;
/**
 * The header under which one network calls, as Hosting's CDN and Google's front end write it; made up in front by
 * no matter who calls.
 */
const aNetwork = (): (() => Readonly<Record<string, string>>) => {
  networks += 1;
  const own = `198.51.100.${networks}`;
  return () => ({ 'x-forwarded-for': `${randomUUID()}, ${own}, 151.101.1.1` });
};

const lookUp = (email: string, headers = {}, caller = visitor): Promise<Answer> =>
  caller.call('signInMethods', { body: { email }, headers });
const logIn = (idToken: string, headers = {}): Promise<Answer> => visitor.call('sessionLogin', { body: { idToken }, headers });
const say = (headers = {}): Promise<Answer> =>
  visitor.call('sendFeedback', { body: { subject: 'Limits', text: 'Again.' }, headers });

describe('looking one address up', () => {
  test('is answered 10 times a minute, whoever asks from wherever; other addresses go on', async () => {
    const email = anAddress();
    await expectLimit(person, 200, (count) => lookUp(count % 2 === 0 ? email : email.toUpperCase(), aNetwork()()));
    expect((await lookUp(anAddress())).status).toBe(200);
  });

  test('counts over all instances', async () => {
    const email = anAddress();
    const other = await anApiProcess();
    const elsewhere = aCaller(other.url);
    await expectLimit(person, 200, (count) => lookUp(email, {}, count % 2 === 0 ? visitor : elsewhere));
    await other.stop();
  });

  test('90: is answered 60 times a minute to one network, whatever it makes up in front of its address', async () => {
    const headers = aNetwork();
    await expectLimit(address, 200, () => lookUp(anAddress(), headers()));
    expect((await lookUp(anAddress(), aNetwork()())).status).toBe(200);
  });

  test('what is no address counts for the network all the same', async () => {
    const headers = aNetwork();
    await expectLimit(address, 422, () => lookUp('robin@', headers()));
  });
});

describe('a caller of the function’s own address', () => {
  test('135: who writes what is no address counts as the sender', async () => {
    const made = () => ({ 'x-forwarded-for': `${randomUUID()}, 203.0.113.98` });
    await expectLimit(address, 200, () => lookUp(anAddress(), made()));
  });

  test('136: who has a whole IPv6 network counts as one', async () => {
    let host = 0;
    const next = () => ({ 'x-forwarded-for': `2001:db8:77:1::${(host += 1).toString(16)}, 151.101.1.1` });
    await expectLimit(address, 200, () => lookUp(anAddress(), next()));
  });
});

describe('registering', () => {
  test('one address 10 times a minute is enough: then 429, before the provider is asked', async () => {
    const email = anAddress();
    await register(visitor, { email });
    await expectLimit(person - 1, 409, () => register(visitor, { email }));
  });

  test('from one network 60 times a minute: then 429, and nobody is made', async () => {
    const headers = aNetwork();
    await expectLimit(address, 422, () => register(visitor, { firstName: '' }, headers()));
    const email = anAddress();
    expectRefusal(await register(visitor, { email }, headers()), 429);
    expect(await uidOf(email)).toBeNull();
  });
});

describe('signing in', () => {
  test('one user 10 times a minute; others go on', async () => {
    const [busy, calm] = await Promise.all([aPerson(), aPerson()]);
    const idToken = await idTokenOf(busy);
    await expectLimit(person, 200, () => logIn(idToken));
    expect((await logIn(await idTokenOf(calm))).status).toBe(200);
  });

  test('from one network 60 times a minute, bad tokens included', async () => {
    const headers = aNetwork();
    await expectLimit(address, 401, () => logIn('garbage', headers()));
    expectRefusal(await logIn(await idTokenOf(await aPerson()), headers()), 429);
  });
});

describe('feedback', () => {
  test('123: from one network 30 times a minute; another goes on', async () => {
    const headers = aNetwork();
    await expectLimit(feedback, 201, () => say(headers()));
    expect((await say(aNetwork()())).status).toBe(201);
  });
});

describe('any call', () => {
  test('that one network sends too fast is 429 with Retry-After and the one body; slower, it goes on', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.254, 151.101.1.1' };
    const statuses = new Set<number>();
    let last: Answer | null = null;
    for (let sent = 0; sent < 4 * RATE_LIMITS_PER_MINUTE.calls && last?.status !== 429; sent += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.call('checkGdpr', { headers })));
      for (const { status } of answers) statuses.add(status);
      last = answers.find(({ status }) => status === 429) ?? null;
    }
    if (last === null) throw new Error('never refused');
    expectRefusal(last, 429);
    expect([[...statuses].toSorted(), codeOf(last), last.headers.get('retry-after')]).toEqual([[200, 429], 'tooManyTries', '1']);
    expect((await visitor.call('checkGdpr')).status).toBe(200);
  });
});

describe('one signed-in person', () => {
  test.each([
    ['savedColleges', {}, RATE_LIMITS_PER_MINUTE.ownReads, 200],
    ['recordConsent', { body: { services: [] } }, RATE_LIMITS_PER_MINUTE.ownChanges, 200],
    ['claimCollege', { body: {} }, RATE_LIMITS_PER_MINUTE.ownChanges, 403],
  ] as const)(
    '137: may call %s only so often a minute; others go on',
    async (name, sent, limit, status) => {
      const [busy, calm] = [await signedIn(api.url), await signedIn(api.url)];
      const answers: Answer[] = [];
      while (answers.length < 3 * limit && answers.at(-1)?.status !== 429) {
        const more = await Promise.all(Array.from({ length: 20 }, () => busy.call(name, sent)));
        answers.push(...more.toSorted((a, b) => a.status - b.status));
      }
      expect(answers.filter((answer) => answer.status === status).length).toBeGreaterThanOrEqual(limit);
      expectRefusal(answers.at(-1) ?? (await busy.call(name, sent)), 429);
      expect((await calm.call(name, sent)).status).toBe(status);
    },
    120_000,
  );
});

test('the counters hold hashes alone, and end by themselves, none before its minute, hour or day is over', async () => {
  const email = anAddress();
  await dailyLimitStore(firestore, systemClock)({ name: 'guardianQuestions', perDay: 5 }, email);
  await lookUp(email, { 'x-forwarded-for': '203.0.113.42, 151.101.1.1' });
  const counters = await firestore().collection('rateLimits').get();
  const text = JSON.stringify(counters.docs.map((counter) => [counter.id, counter.data()]));
  expect(text).not.toMatch(/@|robin-|203\.0\.113\.42/);
  expect(counters.docs.length).toBeGreaterThan(2);
  for (const counter of counters.docs) {
    const expiresAt: unknown = counter.get('expiresAt');
    const marksCall = /^reportCall-[\w-]{24}$/.test(counter.id);
    // Reports of browsers are counted for all of them together.
    const countsAll = /^policyReports-day-\d+$/.test(counter.id);
    if (!marksCall && !countsAll)
      expect(counter.id).toMatch(/^([A-Za-z]+(-from|-around|-sender)?|mail-[A-Za-z]+)-[\w-]{43}(-hour|-day)?-\d+$/);
    // Of its own span, which its id ends with: other files count in the same database, some of them in days to come.
    const [, span = '', index = ''] = /(-hour|-day)?-(\d+)$/.exec(counter.id) ?? [];
    const spanMs = { '': 60_000, '-hour': 3_600_000, '-day': 24 * 3_600_000 }[span] ?? 0;
    const latest = marksCall ? Date.now() + 24 * 3_600_000 : (Number(index) + 1) * spanMs + Math.max(spanMs, 3_600_000);
    expect(Object.keys(counter.data()).toSorted()).toEqual(['count', 'expiresAt']);
    const endsMs = (Number(Reflect.get(expiresAt as object, 'seconds')) + 1) * 1000;
    expect(endsMs - 1000, `${counter.id} stays for too long`).toBeLessThanOrEqual(latest);
    if (!marksCall) expect(endsMs, `${counter.id} is gone too early`).toBeGreaterThan((Number(index) + 1) * spanMs);
  }
});

describe('App Check, where an installation enforces it', () => {
  test('refuses calls that change something from clients that are not ours, and lets everyone read', async () => {
    const enforcing = await anApiProcess({ UI_APP_CHECK: 'enforced' });
    const stranger = aCaller(enforcing.url);
    for (const headers of [{}, { 'x-firebase-appcheck': '' }, { 'x-firebase-appcheck': 'garbage' }]) {
      const email = anAddress();
      for (const answer of [await register(stranger, { email }, headers), await lookUp(email, headers, stranger)]) {
        expectRefusal(answer, 403);
        expect(codeOf(answer)).toBe('foreignClient');
      }
      expect(await uidOf(email)).toBeNull();
    }
    expect((await stranger.call('checkGdpr')).status).toBe(200);
    await enforcing.stop();
  });
});
