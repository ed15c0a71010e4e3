import { isObject } from '@touchline/domain/kernel/json/json';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ApiProcess, anApiProcess } from '../../support/api/platform/api-process';
import { type Answer, aCaller } from '../../support/api/caller';
import { codeOf, expectRefusal } from '../../support/api/refusals';

let api: ApiProcess;
beforeAll(async () => {
  api = await anApiProcess({ UI_APP_CHECK: 'enforced' });
});
afterAll(() => api.stop());

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const reportOf = (blocked: string) => ({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } });

/** Sends a report as a browser does, from a network of its own. */
function send(body: unknown, type = OLD, network = '198.51.100.1'): Promise<Answer> {
  const headers = { 'content-type': type, 'x-forwarded-for': network, origin: api.url, 'sec-fetch-site': 'same-origin' };
  return aCaller(api.url).call('reportPolicyViolations', { body, headers });
}

/** The log's entries about what was blocked at an address. */
const entriesAbout = (address: string) =>
  api
    .log()
    .filter((line) => line.includes(address) && line.includes('"blocked"'))
    .map((line): unknown => JSON.parse(line))
    .filter(isObject);

describe('a report of what a page was kept from', () => {
  test('is one line of the log without queries, in either form; browsers have no token of App Check', async () => {
    const page = 'https://touchline.example/signInUpMobile?oobCode=SECRET';
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://second.example/x.js?SECRET', documentURL: page };
    const answers = [
      await send(reportOf('https://first.example/pixel.gif?SECRET')),
      await send([{ type: 'csp-violation', body }], NEW),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    await vi.waitUntil(() => entriesAbout('second.example').length > 0);
    expect(entriesAbout('first.example')).toMatchObject([
      { severity: 'WARNING', directive: 'img-src', blocked: 'https://first.example/pixel.gif' },
    ]);
    expect(entriesAbout('second.example')).toMatchObject([{ page: 'https://touchline.example/signInUpMobile' }]);
    expect(api.log().join('\n')).not.toContain('SECRET');
  });

  test.each([
    ['of another type', '{}', 'application/json', 415],
    ['without a type of its own', 'x', 'text/plain', 415],
    ['that is no JSON', '{', OLD, 400],
    ['that is no report', '{}', OLD, 422],
    ['of a hundred and one reports', Array.from({ length: 101 }, () => ({ type: 'x', body: null })), NEW, 422],
    ['of 70 kB', `[${' '.repeat(70 * 1024)}]`, NEW, 413],
  ])('157: %s is refused, and nothing of it is logged', async (_, body, type, status) => {
    expectRefusal(await send(body, type), status);
  });

  test('157: from another site is refused', async () => {
    const headers = { 'content-type': OLD, origin: 'https://evil.example' };
    const answer = await aCaller(api.url).call('reportPolicyViolations', { body: reportOf('https://foreign.example/'), headers });
    expectRefusal(answer, 403);
    expect(entriesAbout('foreign.example')).toEqual([]);
  });

  test('158: too fast, from one network or from many, is refused with the seconds to wait; the log stays short', async () => {
    const flood = async (networkOf: (count: number) => string, count: number) => {
      const answers: Answer[] = [];
      for (let sent = 0; sent < count; sent += 1)
        answers.push(await send(reportOf('https://flood.example/'), OLD, networkOf(sent)));
      return answers;
    };
    const { policyReports, policyReportsOfAll } = RATE_LIMITS_PER_MINUTE;
    const startedMs = performance.now();
    const [last] = (await flood(() => '203.0.113.9', policyReports + 5)).slice(-1);
    if (last === undefined) throw new Error('nothing was sent');
    expectRefusal(last, 429);
    expect([codeOf(last), Number(last.headers.get('retry-after')) > 0]).toEqual(['tooManyTries', true]);

    const ofMany = await flood((count) => `192.0.2.${count}`, policyReportsOfAll);
    expect(ofMany.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const refilled = Math.ceil(((performance.now() - startedMs) / 60_000) * policyReportsOfAll);
    expect(entriesAbout('flood.example').length).toBeLessThanOrEqual(policyReportsOfAll + refilled);
  });
});
