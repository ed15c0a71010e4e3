import { openFacts } from '@touchline/domain/search/open-facts/open-facts';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCollegeWithItsCoach, aStoredCollege, replace } from '../../support/api/colleges/colleges';

const api = apiStage();
const { visitor } = api;

const scorecard = { by: 'import', source: 'College Scorecard', year: 2024 } as const;
const wikipedia = { by: 'import', source: 'Wikipedia, Module:College color/data', year: 2020 } as const;
const FROM_ELSEWHERE = { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } };

describe('the facts of a college', () => {
  test('may be read by pages of every site, for an hour, without a session', async () => {
    const { _id: collegeId } = await aStoredCollege({ enrollmentSize: 7841, sources: { enrollmentSize: scorecard } });
    const answer = await visitor.call('collegeFacts', { params: { collegeId }, ...FROM_ELSEWHERE });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { college, facts, lastChange } = openFacts.parse(answer.body);
    expect(college.id).toBe(collegeId);
    expect(facts).toMatchObject([{ field: 'enrollmentSize', value: 7841, unit: 'count', year: 2024 }]);
    expect(Number.isNaN(Date.parse(lastChange ?? ''))).toBe(false);
  });

  test('say what a coach wrote, with the coach as source, and keep back what nobody has cleared', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url, {
      ...{ color: '#123456', enrollmentSize: 7841 },
      sources: { color: wikipedia, enrollmentSize: scorecard },
    });
    const params = { collegeId: college._id };
    const body = { patch: [replace('/enrollmentSize', 8000)] };
    expect((await coach.call('patchCollege', { params, query: { undo: 'false' }, body })).status).toBe(200);

    const answer = await visitor.call('collegeFacts', { params });
    expect(openFacts.parse(answer.body).facts.map(({ field, value, source }) => [field, value, source])).toEqual([
      ['color', undefined, wikipedia.source],
      ['enrollmentSize', 8000, 'coach'],
    ]);
    expect(answer.text).not.toContain('123456');
  });

  test('have the net prices by income and living of the table, in both files of the league, too', async () => {
    const { _id: collegeId } = await aStoredCollege({ league: 'njcaa', ipedsUnitId: 243_744 });
    const answer = await visitor.call('collegeFacts', { params: { collegeId } });
    const prices = openFacts.parse(answer.body).facts.filter(({ field }) => field.startsWith('familyPrices.'));
    expect(prices).toHaveLength(6);
    expect(prices[4]).toMatchObject({
      ...{ field: 'familyPrices.netPriceIncomeAbove110000', value: 50_452, unit: 'USD', year: 2024 },
      ...{ source: 'College Scorecard', licence: 'Public domain: work of the US government' },
    });
    for (const format of ['json', 'csv'] as const) {
      const { text } = await visitor.call('factsOfLeague', { query: { league: 'njcaa', format } });
      expect(text).toMatch(/familyPrices\.netPriceIncomeAbove110000[",:a-z]+50452/);
    }
  });

  test('of an unknown college are 404, which a page of another site can read, too', async () => {
    const answer = await visitor.call('collegeFacts', { params: { collegeId: 'nowhere' }, ...FROM_ELSEWHERE });

    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('no other call lets a page of another site read its answer', async () => {
    const { _id: collegeId } = await aStoredCollege();
    for (const call of ['college', 'collegeCamps', 'mediaCatalogue', 'account'] as const) {
      const { headers } = await visitor.call(call, { params: { collegeId }, ...FROM_ELSEWHERE });
      expect([call, headers.get('access-control-allow-origin')]).toEqual([call, null]);
    }
  });
});

describe('the file of a league', () => {
  const file = (format: string, league = 'usports') => visitor.call('factsOfLeague', { query: { league, format } });

  test('holds the colleges of that league alone, more than one reading of the database brings', async () => {
    const sources = { enrollmentSize: scorecard };
    const stored = await Promise.all(
      Array.from({ length: 301 }, (_, index) => aStoredCollege({ league: 'usports', enrollmentSize: index + 1, sources })),
    );
    const other = await aStoredCollege({ league: 'naia', enrollmentSize: 5, sources });

    const [json, csv] = [await file('json'), await file('csv')];
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(json.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400');
    for (const { text } of [json, csv]) {
      expect(stored.filter(({ _id }) => !text.includes(_id))).toEqual([]);
      expect(text).not.toContain(other._id);
    }
    const lines = csv.text.split('\r\n').filter((line) => line.includes(stored[299]?._id ?? '-'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(',enrollmentSize,300,count,2024,College Scorecard,');
  });

  test('comes as 304 to a program that has it', async () => {
    const tag = (await file('csv', 'other')).headers.get('etag') ?? '';
    const again = await visitor.call('factsOfLeague', {
      ...{ query: { league: 'other', format: 'csv' }, headers: { 'if-none-match': tag } },
    });

    expect([again.status, again.text]).toEqual([304, '']);
  });

  test.each([
    ['an unknown league', { league: 'mls', format: 'json' }],
    ['no league', { format: 'json' }],
    ['an unknown format', { league: 'naia', format: 'xml' }],
    ['another parameter, which would make the CDN ask again', { league: 'naia', format: 'json', again: '1' }],
  ])('is refused for %s', async (_, query) => {
    expect((await visitor.call('factsOfLeague', { query })).status).toBe(400);
  });
});
