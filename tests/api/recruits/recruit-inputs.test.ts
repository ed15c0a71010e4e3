import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { searched, storedRecruits } from '../../support/api/recruits/recruits';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const { visitor } = apiStage();
beforeAll(() => storedRecruits([{ displayName: 'Ada Quill' }, { displayName: 'Bo Quill' }]));

const search = (query: string | Readonly<Record<string, string>>) => visitor.call('searchProfiles', { query });

describe('bad inputs of the search of recruits', () => {
  test('attack 111: a text of 10,000 characters is 400, 200 characters are searched', async () => {
    expectRefusal(await search({ q: 'q'.repeat(10_000) }), 400);
    expectRefusal(await search({ q: 'q'.repeat(201) }), 400);
    expect((await search({ q: 'q'.repeat(200) })).status).toBe(200);
    expect((await search({ q: 'ab '.repeat(66) })).status).toBe(200);
  });

  test.each([
    ...[
      '(a+)+$',
      '.*',
      '\\',
      "' or 1=1 --",
      '{"$ne":null}',
      '__proto__',
      'constructor toString',
      '\u0000',
      'Ada\u0000Quill!',
      '\u202Ellu',
    ],
    ...['@US', '~quill', 'bo+quill', '\u{1F3DF}'.repeat(100), 'ß'.repeat(200), '%', '`search`', '../x'],
  ])('attack 112: %j is a text like any other', async (q) => {
    const { items } = await searched(visitor, new URLSearchParams({ q }).toString());
    for (const { displayName } of items) expect(displayName).toMatch(/Quill/);
  });

  test.each([
    'position[$ne]=GK',
    'filters=x',
    '__proto__=x',
    'constructor[prototype]=x',
    'gpa%5B%5D=from30',
    'page=-1',
    'page=1e9',
  ])('attack 112: %s names no filter and narrows nothing', async (query) => {
    expect((await searched(visitor, query)).total).toBe(2);
  });

  test.each([
    ...[
      'position=XX',
      'position=',
      'position=gk',
      'year=28',
      'year=1999',
      'year=NaN',
      'year=2028.5',
      'gender=other',
      'type=coach',
    ],
    ...['class=5', 'status=x', 'foot=x', 'state=Ohio', 'country=usa', 'citizenship=U', 'tier=T9', 'league=No%20Slug', 'league='],
    ...[
      'gpa=4',
      'gpa=from30&gpa=from35',
      'video=false',
      'video=true&video=true',
      'verified=1',
      'updated=ever',
      'sort=best',
      'sort=',
    ],
    ...[
      'sort=year&sort=year',
      'q=a&q=b',
      'after=a&after=b',
      'gender=Male&gender=toString',
      'tier=__proto__',
      `after=${'x'.repeat(601)}`,
    ],
    ...[`league=${'x'.repeat(81)}`, Array.from({ length: 11 }, (_, at) => `year=20${String(at + 10)}`).join('&')],
  ])('attack 113: %s is 400', async (query) => {
    expectRefusal(await search(query), 400);
  });

  test.each([
    ['q=ada&citizenship=US', 'Search by text or by citizenship, not both.'],
    ['position=GK&position=CB&year=2027&year=2028', 'Only one filter of a search can have several values.'],
    ['updated=week', 'To filter by how recently a profile changed'],
    ['updated=week&sort=year', 'To filter by how recently a profile changed'],
  ])('attack 184: %s cannot be asked for together, and the refusal says why', async (query, sentence) => {
    const refused = await search(query);
    expectRefusal(refused, 422);
    expect(refused.text).toContain(sentence);
  });

  test.each(['10', 'value,id', 'eyJwYWdlIjoyfQ.x', '__proto__', '../', 'a.b.c', '\u0000', '%00.%00'])(
    'attack 185: %j is no cursor of ours',
    async (after) => {
      expectRefusal(await search({ after }), 422);
    },
  );

  test('attack 117: many searches at once are all answered, or refused as too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => search(at % 10 === 0 ? { q: 'quill', year: '2031' } : { q: 'quill' })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
