import type { College } from '@touchline/domain/college/college';
import { API_CONTRACT } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { type Caller, pathTo } from '../../support/api/caller';
import { aCollegeWithItsCoach, aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

const NAMES = Object.keys(API_ROUTES) as readonly RouteName[];

const api = apiStage();
const { visitor } = api;
let admin: Caller;
let college: College;
beforeAll(async () => {
  [college, admin] = await Promise.all([aStoredCollege(), signedIn(api.url, { isAdmin: true })]);
});

describe('addresses and methods', () => {
  const paths = [...new Set(NAMES.map((name) => API_ROUTES[name].path))];
  const methodsOf = (path: string): string[] =>
    NAMES.filter((name) => API_ROUTES[name].path === path).map((name) => API_ROUTES[name].method);
  const address = (path: string): string => {
    const name = NAMES.find((candidate) => API_ROUTES[candidate].path === path);
    return name === undefined ? path : pathTo(name, { collegeId: college._id });
  };

  test.each(paths)('%s refuses every method but its own with 405 and Allow, and does nothing', async (path) => {
    const own = methodsOf(path);
    const answers = own.includes('GET') ? [...own, 'HEAD'] : own;
    const before = await traceOf(college);

    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !answers.includes(one))) {
      const answer = await admin.send(method, address(path), method === 'GET' || method === 'HEAD' ? {} : { body: {} });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.get('allow')?.split(', ').sort(), method).toEqual([...new Set(own)].sort());
      expect(answer.headers.get('access-control-allow-origin'), method).toBeNull();
      if (method !== 'HEAD') expectRefusal(answer, 405, method);
    }
    expect(await traceOf(college)).toEqual(before);
  });

  test.each(paths.filter((path) => methodsOf(path).includes('GET')))(
    'HEAD %s answers as GET does, without a body',
    async (path) => {
      const query = { keys: 'test.example.edu' };
      const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => admin.send(method, address(path), { query })));
      expect([head?.status, head?.text]).toEqual([get?.status, '']);
    },
  );

  test.each(['/', '/ui/v1', '/ui/v1/', '/ui/v1/nothing', '/ui/v1/colleges', '/ui/v2/profile', '/api/v1', '/ui/v1/__proto__'])(
    '%s is 404',
    async (path) => {
      expectRefusal(await visitor.send('GET', path), 404);
      expectRefusal(await visitor.send('POST', path, { body: {} }), 404);
    },
  );

  test.each(['/ui/v1/colleges/%E0%A4%A', '/ui/v1/%', '/api/v1/nothing/%ff?q=1', '/ui/v1/colleges/%25/%E0'])(
    '%s cannot be decoded: 400 with the body of every refusal',
    async (path) => {
      const answer = await visitor.send('GET', path);
      expectRefusal(answer, 400);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expectRefusal(await visitor.send('POST', path, { body: {} }), 400);
    },
  );

  test('every answer carries the security headers and a request id', async () => {
    for (const path of ['/ui/v1/health', '/ui/v1/nothing']) {
      const { headers } = await visitor.send('GET', path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{24}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('an id that nothing can have', () => {
  const ODD = [
    '.',
    '..',
    '__proto__',
    '__name__',
    'a/b',
    '\u0000',
    'x'.repeat(2000),
    'Ä',
    ' ',
    'a b',
    '-',
    '%',
    '\u{1F600}',
    '{max}',
  ];
  /** An admin may not know which profiles there are; and every text has a state as a username. */
  const isForOwner = (name: RouteName): boolean => API_CONTRACT[name].access === 'profileOwner';
  /** What is not on a list, or not followed, is answered as that; an id of one dot ends at the list itself. */
  const isState = (name: RouteName): boolean =>
    ['savedPlayer', 'calendarFeed', 'endCalendarFeed', 'endWatchedSearch', 'removeVisit', 'removeVisitPhoto'].includes(name);
  /** All reports of one person count against one limit a day, so each of these rows has an admin of its own. */
  const anAdmin = (name: RouteName) => (name.startsWith('report') ? signedIn(api.url, { isAdmin: true }) : admin);
  const rows = NAMES.filter((name) => API_ROUTES[name].path.includes(':') && name !== 'usernameState');

  test.each(rows)('133: %s refuses each by 404, or 400 where its address cannot be read, and never fails', async (name) => {
    const caller = API_CONTRACT[name].access === 'coach' ? (await aCollegeWithItsCoach(api.url)).coach : await anAdmin(name);
    for (const odd of ODD) {
      const params = {
        collegeId: odd,
        profileId: odd,
        uid: odd,
        kind: 'colleges',
        ownerId: odd,
        pictureId: odd,
        playerId: odd,
        campId: odd,
        variant: '400',
      };
      const { method } = API_ROUTES[name];
      const answer = await caller.call(name, {
        params,
        query: { patchId: odd.slice(0, 200) },
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect(
        [404, 405, 415, 422, 400, ...(isForOwner(name) ? [403] : []), ...(isState(name) ? [200, 204] : [])],
        `${odd}: ${answer.text}`,
      ).toContain(answer.status);
    }
  });
});
