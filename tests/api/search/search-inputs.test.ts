import { isObject } from '@touchline/domain/kernel/json/json';
import { collegeSearchAnswer } from '@touchline/domain/search/college-search-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { processorMsOf } from '../../support/api/platform/processor-time';
import { expectRefusal } from '../../support/api/refusals';

/** Colleges that no other test has: forty-five campuses of one name, and some by their sites. */
const QUIXENHALLS = Array.from({ length: 45 }, (_, index) => `Quixenhall Campus ${String(index + 10)}`);
const SITES = {
  harbour: 'https://www.quixharbour.edu/soccer',
  longer: 'https://web.quixlonger.edu/',
  evilPrefix: 'https://www.evil-quixlonger.edu/',
  evilSuffix: 'https://www.quixlonger.edu.evil.com/',
  north: 'https://north.quixcampus.edu/',
  south: 'https://south.quixcampus.edu/',
  twinOne: 'https://www.quixtwin.edu/men',
  twinTwo: 'https://quixtwin.edu/women',
  underTwin: 'https://athletics.quixtwin.edu/',
};
type Site = keyof typeof SITES;

const api = apiStage();
const { visitor } = api;
const ids = new Map<string, Site>();
beforeAll(async () => {
  await Promise.all([
    ...QUIXENHALLS.map((name) => aStoredCollege({ name })),
    ...Object.entries(SITES).map(async ([site, collegeURL]) => {
      const { _id } = await aStoredCollege({ collegeURL });
      ids.set(_id, site as Site);
    }),
  ]);
});

const search = (query: string | Readonly<Record<string, string>>): Promise<Answer> => visitor.call('searchColleges', { query });
const property = (query: string): Promise<Answer> => visitor.call('collegeProperty', { query });
const listOf = (body: unknown, key: string): readonly unknown[] => {
  const list = isObject(body) ? body[key] : null;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};
const fieldsOf = (list: readonly unknown[], field: string): unknown[] => list.map((one) => (isObject(one) ? one[field] : null));
const namesOn = async (q: string, page: number): Promise<unknown[]> =>
  fieldsOf(listOf((await search({ q, page: String(page) })).body, 'items'), 'name');

describe('searching colleges over HTTP', () => {
  test('answers pages of twenty, best first, and how many there are in all', async () => {
    const first = await search({ q: 'Quixenhall' });
    expect(first.body).toMatchObject({ total: 45 });
    expect(
      [await namesOn('Quixenhall', 1), await namesOn('Quixenhall', 2), await namesOn('Quixenhall', 3)].map((page) => page.length),
    ).toEqual([20, 20, 5]);
    const all = [...(await namesOn('Quixenhall', 1)), ...(await namesOn('Quixenhall', 2)), ...(await namesOn('Quixenhall', 3))];
    expect(all.toSorted()).toEqual(QUIXENHALLS);
    expect(fieldsOf(listOf(first.body, 'items'), 'name')).toEqual(all.slice(0, 20));
  });

  test('an item leads to its page', async () => {
    const [item] = listOf((await search({ q: 'Quixenhall Campus 17' })).body, 'items');
    expect(item).toMatchObject({
      _id: expect.any(String) as string,
      name: 'Quixenhall Campus 17',
      pathName: expect.any(String) as string,
    });
  });

  test.each(['Quixenhal', 'Quixenhalll', 'Quixnhall', 'Quizenhall', 'Quixenahll', 'quixenhall', 'QUIXENHALL', '  quixenhall  '])(
    'one typo, case or spaces still find it: %j',
    async (q) => {
      expect((await search({ q })).body).toMatchObject({ total: 45 });
    },
  );

  test('a page past the end is empty and knows the total; nothing searched for lists all', async () => {
    expect((await search({ q: 'Quixenhall', page: '4' })).body).toEqual({
      items: [],
      total: 45,
      facets: null,
      similar: [],
      readAs: null,
      read: null,
    });
    expect((await search({ q: 'Quixenhall', page: '9999' })).body).toEqual({
      items: [],
      total: 45,
      facets: null,
      similar: [],
      readAs: null,
      read: null,
    });
    expect(listOf((await search('')).body, 'items')).toHaveLength(20);
  });

  test('the answer may be cached for all, and names the duration', async () => {
    expect((await search({ q: 'Quixenhall' })).headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  });
});

describe('bad search inputs', () => {
  test('attack 111: a text of 10,000 characters is 400, 200 characters are searched', async () => {
    expectRefusal(await search({ q: 'q'.repeat(10_000) }), 400);
    expectRefusal(await search({ q: 'q'.repeat(201) }), 400);
    expect((await search({ q: 'q'.repeat(200) })).status).toBe(200);
  });

  test.each([
    '(a+)+$',
    '(.*)*'.repeat(20),
    '[[[[[[[[',
    '\\',
    '*',
    '.*',
    `${'a'.repeat(199)}!`,
    "' or 1=1 --",
    '"; DROP TABLE colleges; --',
    '{"$ne":null}',
    '$where',
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    '\u0000',
    'Harbor\u0000Point',
    '\uFFFD',
    '\u202Eegelloc',
    '\u{1F3DF}'.repeat(100),
    'ß'.repeat(200),
    ' '.repeat(200),
    '%',
    '../../etc/passwd',
  ])('attack 112: %j is searched for like any text, quickly', async (q) => {
    const taken = await processorMsOf(async () => {
      const answer = await search({ q });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        items: expect.any(Array) as unknown,
        total: expect.any(Number) as number,
        facets: null,
        similar: expect.any(Array) as unknown,
        readAs: null,
        read: null,
      });
    });
    expect(taken).toBeLessThan(2000);
  });
  test.each([
    'd1 or njcaa d2 in ohio under $20,000 '.repeat(5),
    'njcaa '.repeat(33),
    'or '.repeat(66),
    'under under under $$$ ,,, /// ++',
    'in in in texas in',
    'd '.repeat(100),
  ])('attack 265: %j, full of words that ask for filters, is read in time', async (q) => {
    const { status, body } = await search({ q, facets: 'true' });
    expect(status).toBe(200);
    expect(collegeSearchAnswer.safeParse(body).success).toBe(true);
  });

  test.each(['q[$ne]=x', 'q[]=x', 'q%5B%24ne%5D=x', '__proto__=x', 'constructor=x', '&&&', '=', 'q'])(
    'attack 112: the query %s is no way in',
    async (query) => {
      expect((await search(query)).status).toBe(200);
    },
  );

  test.each(['-1', '0', '1e9', 'NaN', '1.5', '', '[]', ' 1', '+1', '01', '0x1', 'Infinity', '10000', '٣', 'null'])(
    'attack 113: page %j is 400',
    async (page) => {
      expectRefusal(await search({ q: 'x', page }), 400);
    },
  );

  test.each(['page=1&page=2', 'page=1&page=1', 'q=a&q=b'])('attack 113: %s is 400, since it stands twice', async (query) => {
    expectRefusal(await search(query), 400);
  });

  test.each(['%', '%E0%A4%A', '%FF', 'q=%C3%28'])(
    'attack 112: %s, which is no UTF-8, is searched for as it can be read',
    async (query) => {
      expect((await search(query)).status).toBe(200);
    },
  );
});

describe('[S7-11] the colleges of a site', () => {
  const keys = (list: readonly string[]): string => list.map((key) => `keys=${encodeURIComponent(key)}`).join('&');
  const found = async (key: string): Promise<unknown[]> => {
    const [item] = listOf((await property(keys([key]))).body, 'items');
    return listOf(item, 'colleges')
      .map((one) => (isObject(one) ? [ids.get(String(one._id)) ?? 'other', one.match] : null))
      .sort();
  };

  test.each([
    'quixharbour.edu',
    'www.quixharbour.edu',
    'https://www.quixharbour.edu/',
    'http://quixharbour.edu/soccer?x=1',
    'QuixHarbour.EDU',
  ])('a site and a mail domain belong together with and without www.: %s', async (key) => {
    expect(await found(key)).toEqual([['harbour', 'exact']]);
  });

  test('a longer site host belongs to the domain above it, a look-alike before or behind it never', async () => {
    expect(await found('quixlonger.edu')).toEqual([['longer', 'under']]);
    expect(await found('evil-quixlonger.edu')).toEqual([['evilPrefix', 'exact']]);
    expect(await found('quixlonger.edu.evil.com')).toEqual([['evilSuffix', 'exact']]);
    expect(await found('onger.edu')).toEqual([]);
    expect(await found('mail.web.quixlonger.edu')).toEqual([['longer', 'under']]);
  });

  test('several campuses of one domain are all answered, an exact site alone where there is one', async () => {
    expect(await found('quixcampus.edu')).toEqual([
      ['north', 'under'],
      ['south', 'under'],
    ]);
    expect(await found('north.quixcampus.edu')).toEqual([['north', 'exact']]);
    expect(await found('quixtwin.edu')).toEqual([
      ['twinOne', 'exact'],
      ['twinTwo', 'exact'],
    ]);
  });

  test.each([
    'edu',
    'localhost',
    '',
    '127.0.0.1',
    'javascript:alert(1)',
    '*',
    '.edu',
    'user@quixharbour.edu',
    'quix harbour.edu',
  ])('%j is nobody’s site', async (key) => {
    const answer = await property(keys([key]));
    if (key === '') expectRefusal(answer, 400);
    else expect(answer.body).toEqual({ items: [{ key, colleges: [] }] });
  });

  test('an answer has what registering needs: the college, its address, its teams', async () => {
    const { body } = await property(keys(['quixharbour.edu']));
    expect(body).toMatchObject({
      items: [{ key: 'quixharbour.edu', colleges: [{ collegeURL: SITES.harbour, sexes: ['male', 'female'], match: 'exact' }] }],
    });
  });

  test('attack 114: keys may be repeated, each is answered once, in order', async () => {
    const { body } = await property(keys(['b.edu', 'a.edu', 'b.edu']));
    expect(fieldsOf(listOf(body, 'items'), 'key')).toEqual(['b.edu', 'a.edu']);
  });

  test('attack 114: fifty keys are answered, more are 400; ten thousand do not even fit into a request (431)', async () => {
    const many = (count: number) => keys(Array.from({ length: count }, () => 'a'));
    expect((await property(many(50))).status).toBe(200);
    expectRefusal(await property(many(51)), 400);
    expectRefusal(await property(many(2000)), 400);
    expect((await property(many(10_000))).status).toBe(431);
    expectRefusal(await property(`keys=${'a'.repeat(301)}`), 400);
    expectRefusal(await property(''), 400);
  });
});
