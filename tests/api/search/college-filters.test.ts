import type { College } from '@touchline/domain/college/college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { COLLEGE_FACET_NAMES, COLLEGE_FACETS } from '@touchline/domain/search/college-facets';
import { MOST_VALUES } from '@touchline/domain/search/search-limits';
import { collegeSearchAnswer } from '@touchline/domain/search/college-search-schema';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { expectRefusal } from '../../support/api/refusals';

const WATCHED = { id: 'CB-2027', position: 'CB', graduationYear: 2027, need: 'watching', changedOn: '2026-03-01' } as const;

/** Colleges that no other test has, by their name; of the last one no facts are known. */
const NAME = 'Vexmoorling';
const OURS = [
  vexmoorling('North', {
    state: 'OH',
    students: 3000,
    rate: 50,
    netPrice: 9000,
    sat: 1010,
    place: [41.5, -81.7],
    open: ['GK2027'],
  }),
  vexmoorling('South', {
    state: 'OH',
    students: 3001,
    rate: 49.9,
    netPrice: 21_000,
    sat: 1290,
    place: [39.1, -84.5],
    until: '2026-06-30',
  }),
  vexmoorling('Shore', {
    state: 'ME',
    students: 14_999,
    rate: 12,
    netPrice: 30_000,
    sat: 1480,
    place: [43.66, -70.26],
    until: '2099-06-30',
  }),
  vexmoorling('Heights', {
    state: 'CO',
    students: 15_000,
    rate: 90,
    netPrice: 15_000,
    sat: null,
    place: [39.7, -105],
    open: ['GK2027', 'FW2028'],
  }),
  { name: `${NAME} Silent`, athletics: { sport: [] } },
];

const api = apiStage();
const { visitor } = api;
beforeAll(async () => {
  await Promise.all(OURS.map((college) => aStoredCollege(college)));
});

const search = (query: string): Promise<Answer> => visitor.call('searchColleges', { query });
const found = async (query: string): Promise<AnswerOf<'searchColleges'>> => {
  const { status, body } = await search(`q=${NAME}&${query}`);
  expect(status, query).toBe(200);
  return collegeSearchAnswer.parse(body);
};
const names = async (query: string): Promise<string[]> =>
  (await found(query)).items.map(({ name }) => name.slice(NAME.length + 1));

describe('the filters of the college search over HTTP', () => {
  test.each([
    ['state=OH', ['North', 'South']],
    ['state=OH&state=ME', ['North', 'Shore', 'South']],
    ['state=OH&netPrice=10000', ['North']],
    ['netPrice=15000', ['Heights', 'North']],
    ['acceptance=from50', ['Heights', 'North']],
    ['acceptance=under25', ['Shore']],
    ['sat=1300', ['North', 'South']],
    ['sea=true', ['Shore']],
    ['region=newEngland', ['Shore']],
    ['gender=female&state=ME', ['Shore']],
    ['level=naia', []],
    ['league=naia', []],
    ['league=naia&division=2', []],
    ['need=wGK2027', ['Heights', 'North']],
    ['need=wGK2027&need=wFW2028', ['Heights', 'North']],
    ['need=wFW2028&state=CO', ['Heights']],
    ['need=wCB2027', []],
    ['need=mGK2027', []],
    ['recruiting=female', ['Heights', 'North', 'South']],
    ['recruiting=male', []],
    ['near=41.5,-81.7&within=25', ['North']],
    ['near=41.5,-81.7&within=250', ['North', 'South']],
    ['area=38,-85,42,-80', ['North', 'South']],
    ['area=38,-85,42,-80&netPrice=10000', ['North']],
    ['area=10,10,20,20', []],
  ])('[S1-04] [S2-03] %s finds %j', async (query, wanted) => {
    expect((await names(query)).toSorted()).toEqual(wanted);
  });

  test('[S9-04] the bands of size begin and end where the specification says', async () => {
    expect(await names('size=Small')).toEqual(['North']);
    expect((await names('size=Medium')).toSorted()).toEqual(['Shore', 'South']);
    expect(await names('size=Large')).toEqual(['Heights']);
  });

  test('[S2-03] orders put what is unknown last', async () => {
    expect(await names('sort=netPrice')).toEqual(['North', 'Heights', 'South', 'Shore', 'Silent']);
    expect(await names('sort=acceptance')).toEqual(['Heights', 'North', 'South', 'Shore', 'Silent']);
    expect(await names('sort=name')).toEqual(['Heights', 'North', 'Shore', 'Silent', 'South']);
    expect(await names('near=39.7,-105&sort=distance')).toEqual(['Heights', 'South', 'North', 'Shore', 'Silent']);
  });

  test('every count is what choosing its value brings, also together with another choice', async () => {
    for (const beside of ['', 'state=OH&']) {
      const { facets } = await found(`${beside}facets=true`);
      for (const name of COLLEGE_FACET_NAMES) {
        if (beside.startsWith(name)) continue;
        for (const [value, count] of facets?.[name] ?? []) {
          const query = `${beside}${name}=${encodeURIComponent(value)}`;
          expect([query, (await found(query)).total]).toEqual([query, count]);
        }
      }
    }
    expect((await found('')).facets).toBeNull();
  });

  test('names that a text may mean come where it finds nothing', async () => {
    const { items, similar } = collegeSearchAnswer.parse((await search('q=vexxmorllling')).body);
    expect(items).toEqual([]);
    expect(similar.filter((name) => name.startsWith(NAME))).not.toEqual([]);
  });
});

describe('bad filters', () => {
  test.each([
    ...[
      'level=fifa',
      'level=ncaa-4',
      'level=',
      'level=__proto__',
      'mission=other',
      'league=fifa',
      'division=4',
      'gender=other',
      'region=nowhere',
      'size=Huge',
      'size=small',
      'setting=moon',
      'type=x',
    ],
    ...['need=', 'need=GK2027', 'need=wXX2027', 'need=xGK2027', 'need=wGK27', 'need=wGK1999', 'need=wGK2027&need=constructor'],
    ...['sea=false', 'field=1', 'field=engineering', 'acceptance=from51', 'graduation=under35', 'state=', 'conference=%20'],
    ...['netPrice=-1', 'netPrice=0', 'netPrice=1e3', 'netPrice=200001', 'netPrice=NaN', 'sat=1601', 'act=37', 'act=1.5'],
    ...[
      'near=here',
      'near=91,0',
      'near=0,181',
      'near=1',
      'near=',
      'near=1,2&near=1,2',
      ...['area=here', 'area=1,2,3', 'area=42,-84,38,-80', 'area=0,0,91,1', 'area=', 'area=1,2,3,4&area=1,2,3,4'],
      'within=10',
      'within=',
      'within=25&within=50',
    ],
    ...['sort=best', 'sort=', 'sort=name&sort=name', 'facets=yes', 'facets=1', 'facets=true&facets=true'],
    ...[
      'acceptance=from50&acceptance=from25',
      'netPrice=10000&netPrice=10000',
      'league=ncaa&league=toString',
      'gender=__proto__',
    ],
    `conference=${'c'.repeat(201)}`,
    Array.from({ length: MOST_VALUES + 1 }, (_, at) => `state=S${at}`).join('&'),
  ])('attack 113: %s is 400', async (query) => {
    expectRefusal(await search(query), 400);
  });

  test.each(['state[$ne]=OH', 'filters=x', '__proto__=x', 'constructor[prototype]=x', 'state%5B%5D=OH'])(
    'attack 112: %s names no filter and narrows nothing',
    async (query) => {
      expect((await found(query)).total).toBe(OURS.length);
    },
  );

  test('any text may be a state, a conference or an affiliation, and finds nothing where no college has it', async () => {
    for (const name of COLLEGE_FACET_NAMES.filter(
      (one) => COLLEGE_FACETS[one].offered === null && !['field', 'need'].includes(one),
    ))
      for (const value of ['%3Cscript%3E', "' or 1=1", 'constructor', '%00', '%F0%9F%8F%9F'])
        expect((await found(`${name}=${value}`)).total, `${name}=${value}`).toBe(0);
  });
});

interface Said {
  readonly state: string;
  readonly students: number;
  readonly rate: number;
  readonly netPrice: number;
  readonly sat: number | null;
  readonly place: readonly [lat: number, lng: number];
  /** The last day on which the women's team recruits nobody. */
  readonly until?: string | null;
  readonly open?: readonly ('GK2027' | 'FW2028')[];
}

function openNeed(code: 'GK2027' | 'FW2028') {
  const position = code === 'GK2027' ? 'GK' : 'FW';
  const graduationYear = code === 'GK2027' ? 2027 : 2028;
  return { id: `${position}-${graduationYear}`, position, graduationYear, need: 'open', changedOn: '2026-03-01' } as const;
}

function vexmoorling(
  campus: string,
  { state, students, rate, netPrice, sat, place: [lat, lng], open = [], until: notRecruitingUntil = null }: Said,
): Partial<College> {
  const { address, position, academics } = aCollege();
  const { details } = academics;
  return {
    name: `${NAME} ${campus}`,
    league: 'ncaa',
    division: 3,
    conference: `${NAME} Conference`,
    enrollmentSize: students,
    athletics: { sport: [aTeam({ sex: 'female', rosterNeeds: [...open.map(openNeed), WATCHED], notRecruitingUntil })] },
    address: { ...address, administrative_area_level_1: state },
    position: { ...position, lat, lng },
    academics: {
      ...academics,
      details: {
        ...details,
        admission: { ...details.admission, acceptanceRate: rate, sat: { ...details.admission.sat, low: sat } },
        costs: { ...details.costs, netPriceTuition: netPrice },
      },
    },
  };
}
