import type { Camp } from '@touchline/domain/camp/camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { campSearchAnswer } from '@touchline/domain/search/camps/camp-search-schema';
import { campDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

/** Camps that no other test has, by their name. */
const NAME = 'Wexcamping';
const DAYS = { startsOn: '2099-07-10', endsOn: '2099-07-12', registrationClosesOn: '2099-07-01' } as const;

const api = apiStage();
const { visitor } = api;
let host = '';
let closing = '';
const id = (name: string) => `${host}-${name}`;
const hold = async (name: string, given: Partial<Camp> = {}) => {
  const made = aCamp({ _id: id(name), collegeId: host, name: `${NAME} ${name}`, ...DAYS, ...given });
  await campDocuments(firestore()).doc(made._id).set(made);
};
beforeAll(async () => {
  const address = { locality: 'Wexville', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null };
  host = (await aStoredCollege({ name: 'Wex State', league: 'ncaa', division: 1, address, position: { lat: 40, lng: -83 } }))._id;
  closing = (await aStoredCollege({ name: 'Closing State' }))._id;
  await Promise.all([
    campDocuments(firestore())
      .doc(`${closing}-camp`)
      .set(aCamp({ _id: `${closing}-camp`, collegeId: closing, name: 'Wexold Clinic', ...DAYS })),
    hold('Clinic', {
      sex: 'female',
      ages: { from: 14, to: 18 },
      priceCents: 19_550,
      capacity: 60,
      spacesLeft: 3,
      staff: ['Sam'],
    }),
    hold('Free', { type: 'day', sex: 'male', ages: { from: 6, to: 11 }, priceCents: 0, spacesLeft: 0, startsOn: '2099-07-01' }),
    hold('Unknown', { type: 'team', startsOn: '2099-08-01', endsOn: '2099-08-02', registrationClosesOn: null }),
    hold('Past', { startsOn: '2020-07-10', endsOn: '2020-07-12', registrationClosesOn: null }),
    hold('Draft', { state: 'draft' }),
    hold('Archived', { state: 'archived' }),
    ...Array.from({ length: 41 }, (_, at) =>
      hold(`Many-${at + 10}`, { name: `Manywex ${at + 10}`, startsOn: '2098-01-01', ...ENDED_98 }),
    ),
  ]);
});
const ENDED_98 = { endsOn: '2098-01-02', registrationClosesOn: null };

const search = (query: string) => visitor.call('searchCamps', { query });
const found = async (query: string): Promise<AnswerOf<'searchCamps'>> => {
  const { status, body } = await search(query);
  expect(status, query).toBe(200);
  return campSearchAnswer.parse(body);
};
const names = async (query: string) => (await found(`q=${NAME}&${query}`)).items.map(({ name }) => name.slice(NAME.length + 1));

describe('the camp search over HTTP', () => {
  test.each([
    ['', ['Free', 'Clinic', 'Unknown']],
    ['past=true', ['Past']],
    ['gender=female', ['Clinic', 'Unknown']],
    ['age=14', ['Clinic']],
    ['age=12', []],
    ['type=team&type=day', ['Free', 'Unknown']],
    ['price=0', ['Free']],
    ['price=200', ['Free', 'Clinic']],
    ['spaces=true', ['Clinic']],
    ['open=true', ['Free', 'Clinic']],
    ['month=2099-08', ['Unknown']],
    ['from=2099-07-02&to=2099-07-31', ['Clinic']],
    ['state=OH&division=ncaa1', ['Free', 'Clinic', 'Unknown']],
    ['division=ncaa2', []],
    ['near=40.0,-83.0&within=25&sort=price', ['Free', 'Clinic', 'Unknown']],
    ['near=34.0,-118.0&within=25', []],
  ])('[S1-04] [S2-04] %j finds %j, never a draft or an archived one', async (query, wanted) => {
    expect(await names(query)).toEqual(wanted);
  });

  test('the name or town of a host finds its camps, and its id too', async () => {
    expect((await found('q=wex+state&month=2099-08')).total).toBe(1);
    expect((await found('q=wexville&month=2099-08')).total).toBe(1);
    expect((await found(`college=${host}&month=2099-08`)).items[0]).toMatchObject({
      name: `${NAME} Unknown`,
      host: { _id: host, name: 'Wex State', division: 1 },
      position: { lat: 40, lng: -83 },
    });
  });

  test('[S2-04] counts say how many camps a value would bring, where they are asked for', async () => {
    const { facets } = await found(`q=${NAME}&facets=true&type=idClinic`);
    expect(facets?.type).toEqual([
      ['day', 1],
      ['residential', 0],
      ['idClinic', 1],
      ['team', 1],
      ['goalkeeper', 0],
    ]);
    expect(facets?.gender).toEqual([
      ['female', 1],
      ['male', 0],
    ]);
    expect((await found(`q=${NAME}`)).facets).toBeNull();
  });

  test('a cursor goes on where the answer before ended, and the last one has none', async () => {
    const first = await found('q=manywex');
    const second = await found(`q=manywex&cursor=${first.next ?? ''}`);
    const third = await found(`q=manywex&cursor=${second.next ?? ''}`);
    expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
      [20, 41],
      [20, 41],
      [1, 41],
    ]);
    expect(third.next).toBeNull();
    const all = [first, second, third].flatMap(({ items }) => items.map(({ _id }) => _id));
    expect(new Set(all).size).toBe(41);
    expect((await found('q=manywex&limit=3')).items).toHaveLength(3);
    expect((await found('q=manywex&cursor=p99')).items).toEqual([]);
  });

  test('chosen camps come in the order of their ids, past ones too; others are left out', async () => {
    const query = ['Past', 'Draft', 'none', 'Clinic', 'Past'].map((name) => `ids=${id(name)}`).join('&');
    const { body } = await visitor.call('listedCamps', { query });
    expect(body).toMatchObject({ items: [{ _id: id('Past') }, { _id: id('Clinic'), priceCents: 19_550, staffCount: 1 }] });
  });

  test('[S2-20] a camp is shown to everybody, a draft, an archived and an unknown one are 404', async () => {
    const { status, body } = await visitor.call('camp', { params: { campId: id('Clinic') } });
    expect([status, body]).toMatchObject([
      200,
      { camp: { name: `${NAME} Clinic` }, host: { pathName: expect.any(String) as string } },
    ]);
    for (const name of ['Draft', 'Archived', 'none'])
      expectRefusal(await visitor.call('camp', { params: { campId: id(name) } }), 404);
  });
});

describe('bad inputs of the camp search', () => {
  test('attack 111: a text of 10,000 characters is 400, 200 characters are searched', async () => {
    expectRefusal(await search(`q=${'q'.repeat(10_000)}`), 400);
    expectRefusal(await search(`q=${'q'.repeat(201)}`), 400);
    expect((await found(`q=${'q'.repeat(200)}`)).items).toEqual([]);
  });

  test.each(['(a+)+$', '.*', '\\', "' or 1=1 --", '{"$ne":null}', '__proto__', 'constructor', '\u0000', '\u202Egnippmac', '%'])(
    'attack 112: %j is searched for like any text',
    async (q) => {
      expect((await visitor.call('searchCamps', { query: { q } })).status).toBe(200);
    },
  );

  test.each(['q[$ne]=x', '__proto__=x', 'constructor=x', '&&&'])('attack 112: the query %s is no way in', async (query) => {
    expect((await search(query)).status).toBe(200);
  });

  test.each([
    ...[
      'cursor=',
      'cursor=p0',
      'cursor=p-1',
      'cursor=p1e9',
      'cursor=pNaN',
      'cursor=p1.5',
      'cursor=[]',
      'cursor=2',
      'cursor=p10000',
    ],
    ...['limit=0', 'limit=101', 'limit=-1', 'limit=1e1', 'limit=', 'cursor=p1&cursor=p2', 'limit=1&limit=1', 'q=a&q=b'],
  ])('attack 113: %s is 400', async (query) => {
    expectRefusal(await search(query), 400);
  });

  test.each([
    ...['age=4', 'age=99', 'age=five', 'age=14&age=15', 'grade=13', 'month=2026-13', 'month=1999-07', 'month=July', 'type=party'],
    ...[
      'gender=both',
      'price=50',
      'spaces=false',
      'open=1',
      'division=ncaa',
      'division=toString',
      'sort=best',
      'past=1',
      'facets=x',
    ],
    ...['from=2026-02-30', 'to=soon', 'near=95,0', 'near=x', 'within=7', 'college=../x', 'college=', 'state='],
  ])('attack 190: the filter %s is 400', async (query) => {
    expectRefusal(await search(query), 400);
  });

  test('attack 114: twenty ids are answered, more are 400, as is none', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `ids=camp-${at}`).join('&');
    expect((await visitor.call('listedCamps', { query: ids(20) })).body).toMatchObject({ items: [] });
    for (const query of [ids(21), ids(500), '', 'ids=', `ids=${'x'.repeat(121)}`])
      expectRefusal(await visitor.call('listedCamps', { query }), 400);
  });

  test('attack 117: many searches at once are all answered, or refused as too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => search(`q=${NAME}&facets=true&age=${5 + (at % 15)}`)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});

test('camps of an archived college are hidden with it, and back with it', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  const params = { collegeId: closing };
  const shown = async () => {
    const { items } = await found('q=Wexold');
    const [own, page] = [
      visitor.call('collegeCamps', { params }),
      visitor.call('camp', { params: { campId: `${closing}-camp` } }),
    ];
    return [items.length, (await own).status, (await page).status];
  };
  expect(await shown()).toEqual([1, 200, 200]);

  expect((await admin.call('archiveCollege', { params, body: { reason: 'It has closed.' } })).status).toBe(204);
  expect(await shown()).toEqual([0, 404, 404]);

  expect((await admin.call('restoreCollege', { params })).status).toBe(204);
  expect(await shown()).toEqual([1, 200, 200]);
});
