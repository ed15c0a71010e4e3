import { describe, expect, test } from 'vitest';
import { type CatalogueRow, catalogueRowOf } from '../catalogue/catalogue-row';
import { aCollege } from '../testing/a-college';
import { collegeComparison, compareCollege } from './college-comparison';

const BASE = catalogueRowOf(aCollege());
const aRow = (name: string, given: Partial<CatalogueRow> = {}): CatalogueRow => ({
  ...BASE,
  ...{ _id: name.toLowerCase(), name, pathName: name, league: 'ncaa', division: 3, sexes: ['male', 'female'] },
  ...given,
});
/** Ten peers with net prices of 1,000 to 10,000 dollars. */
const TEN = Array.from({ length: 10 }, (_, index) => aRow(`Peer${index}`, { netPrice: (index + 1) * 1000 }));
const own = aRow('Own', { netPrice: 3000 });

describe('a college among the others of its division', () => {
  test('is cheaper than the share of the others that cost more; equal ones do not count', () => {
    const { standings } = compareCollege([...TEN, own], own, 'male');
    expect(standings).toEqual([{ number: 'netPrice', value: 3000, share: 70, ahead: 20, count: 10, median: 5000 }]);
  });

  test('stands higher the more of its students graduate', () => {
    const peers = TEN.map((peer, index) => ({ ...peer, graduationRate: index * 10 }));
    const { standings } = compareCollege(peers, aRow('Own', { graduationRate: 45 }), 'male');
    expect(standings.find(({ number }) => number === 'graduationRate')).toMatchObject({ share: 50, count: 10 });
  });

  test.each([
    ['netPrice', 'lower'],
    ['graduationRate', 'higher'],
    ['acceptanceRate', 'lower'],
    ['students', 'higher'],
  ] as const)('is further ahead with its %s the %s it is', (number, further) => {
    const peers = Array.from({ length: 10 }, (_, index) => aRow(`Peer${index}`, { [number]: (index + 1) * 10 }));
    const shareAt = (value: number) => compareCollege(peers, aRow('Own', { [number]: value }), 'male').standings[0]?.share;
    expect([shareAt(25), shareAt(85)]).toEqual(further === 'lower' ? [80, 20] : [20, 80]);
  });

  test('is compared by price with none whose dollars are others', () => {
    const canadians = TEN.map((peer, index) => ({ ...peer, _id: `ca${index}`, country: 'CA', netPrice: 1 }));
    const { standings } = compareCollege([...TEN, ...canadians], own, 'male');
    expect(standings).toMatchObject([{ number: 'netPrice', share: 70, count: 10 }]);
    expect(compareCollege(TEN, { ...own, country: 'CA' }, 'male').standings).toEqual([]);
    expect(compareCollege(canadians, { ...own, country: 'CA' }, 'male').standings).toMatchObject([{ count: 10 }]);
  });

  test.each([
    ['another division', { division: 1 }],
    ['another league', { league: 'naia' }],
    ['women’s teams alone', { sexes: ['female'] }],
  ] as const)('is not compared with %s', (_, given) => {
    const others = TEN.map((peer) => ({ ...peer, ...given, sexes: [...('sexes' in given ? given.sexes : peer.sexes)] }));
    expect(compareCollege([...others, own], own, 'male')).toMatchObject({ standings: [], similar: [] });
  });

  test('has no standing among fewer than eight, without its own number, or without a league', () => {
    expect(compareCollege(TEN.slice(0, 7), own, 'male').standings).toEqual([]);
    expect(compareCollege(TEN, { ...own, netPrice: null }, 'male').standings).toEqual([]);
    const without = TEN.map((peer) => ({ ...peer, league: null }));
    expect(compareCollege(without, { ...own, league: null }, 'male').standings).toEqual([]);
  });

  test('sends nothing but the answer’s own fields', () => {
    const answer = compareCollege([...TEN, own], own, 'male');
    expect(collegeComparison.parse(answer)).toEqual(answer);
  });
});

describe('the conference of a college', () => {
  test('is listed with itself by net price, unknown prices last', () => {
    const womensConference = 'ncaa-d3-coast';
    const mates = [
      aRow('Dear', { womensConference, netPrice: 9000 }),
      aRow('Unknown', { womensConference }),
      aRow('Cheap', { womensConference, netPrice: 1 }),
      aRow('Men', { mensConference: womensConference }),
    ];
    const { conference: listed } = compareCollege([...mates, ...TEN], { ...own, womensConference }, 'female');
    expect(listed.map(({ name }) => name)).toEqual(['Cheap', 'Own', 'Dear', 'Unknown']);
  });

  test('is listed without prices in other dollars than its own, and without graduation rates of other years', () => {
    const mensConference = 'naia-cascade';
    const graduation = { graduationYears: 6, graduationRate: 60 } as const;
    const mates = [
      aRow('Canadian', { ...graduation, mensConference, country: 'CA', netPrice: 1 }),
      aRow('American', { ...graduation, mensConference, netPrice: 9000, graduationYears: 3 }),
    ];
    const { conference } = compareCollege(mates, aRow('Own', { ...graduation, mensConference, netPrice: 3000 }), 'male');
    expect(conference.map(({ name, netPrice, graduationRate }) => [name, netPrice, graduationRate])).toEqual([
      ['Own', 3000, 60],
      ['American', 9000, null],
      ['Canadian', null, 60],
    ]);
  });

  test('is not listed where the college is alone in it or has none', () => {
    expect(compareCollege(TEN, { ...own, mensConference: 'ncaa-d3-coast' }, 'male').conference).toEqual([]);
    expect(compareCollege(TEN, own, 'male').conference).toEqual([]);
  });

  test('is named whole, however many members it has', () => {
    const big = { mensConference: 'ncaa-d3-big' };
    const many = Array.from({ length: 30 }, (_, index) => aRow(`M${index}`, { ...big, netPrice: 1000 * index }));
    const { conference } = compareCollege(many, aRow('Own', { ...big, netPrice: 20_500 }), 'male');
    expect(conference).toHaveLength(31);
  });

  test('[S3-10] is that of the team, not of another one with the same abbreviation', () => {
    const kentucky = aRow('Kentucky', { conference: 'SEC', mensConference: 'ncaa-d1-sun-belt', womensConference: 'ncaa-d1-sec' });
    const marshall = aRow('Marshall', { conference: 'Sun Belt', mensConference: 'ncaa-d1-sun-belt' });
    const auburn = aRow('Auburn', { conference: 'SEC', womensConference: 'ncaa-d1-sec' });
    const namesOf = (sex: 'male' | 'female') =>
      compareCollege([kentucky, marshall, auburn], kentucky, sex).conference.map(({ name }) => name);
    expect([namesOf('male'), namesOf('female')]).toEqual([
      ['Kentucky', 'Marshall'],
      ['Auburn', 'Kentucky'],
    ]);
    const [one, other] = [aRow('One', { conference: 'SAC', mensConference: 'naia-sac' }), aRow('Two', { conference: 'SAC' })];
    expect(compareCollege([one, { ...other, mensConference: 'ncaa-d2-sac' }], one, 'male').conference).toEqual([]);
  });
});

describe('similar colleges', () => {
  const numbers = (netPrice: number, graduationRate: number, acceptanceRate: number, students: number) => ({
    ...{ netPrice, graduationRate, acceptanceRate, students },
  });
  const mine = aRow('Own', numbers(20_000, 60, 50, 4000));
  const near = aRow('Near', numbers(21_000, 61, 52, 4200));
  const nearer = aRow('Nearer', numbers(20_100, 60, 50, 4000));
  const far = aRow('Far', numbers(60_000, 95, 5, 30_000));

  test('are the closest in price, graduation, admission and size', () => {
    expect(compareCollege([far, near, nearer], mine, 'male').similar.map(({ name }) => name)).toEqual(['Nearer', 'Near', 'Far']);
  });

  test('share at least three known numbers', () => {
    const unknown = { ...nearer, graduationRate: null, students: null };
    expect(compareCollege([far, near, unknown], mine, 'male').similar.map(({ name }) => name)).toEqual(['Near', 'Far']);
  });
});

describe('rivals', () => {
  const here = { lat: 40, lng: -80 };
  const at = (name: string, lat: number, given: Partial<CatalogueRow> = {}) => aRow(name, { ...here, lat, ...given });

  test('play in the same league and division within 100 miles, the nearest first; all others are nearby teams', () => {
    const others = [
      ...[at('Far', 41.6), at('Third', 41.2), at('First', 40.1)],
      ...[at('Other', 40.05, { league: 'naia', division: null }), at('Higher', 40.2, { division: 1 })],
    ];
    const { rivals, nearby } = compareCollege(others, { ...own, ...here }, 'male');
    const shown = (list: typeof rivals) => list.map(({ college, miles }) => [college.name, miles]);
    expect(shown(rivals)).toEqual([
      ['First', 7],
      ['Third', 83],
    ]);
    expect(shown(nearby)).toEqual([
      ['Other', 3],
      ['Higher', 14],
    ]);
  });

  test('and nearby teams have no price in the dollars of the other country', () => {
    const others = [
      ...[at('Rival', 40.1, { netPrice: 1 }), at('Other', 40.2, { division: 1, netPrice: 2 })],
      ...[at('Canadian rival', 40.3, { country: 'CA', netPrice: 3 })],
      ...[at('Canadian other', 40.4, { country: 'CA', division: 1, netPrice: 4 })],
    ];
    const pricesFrom = (country: string) => {
      const { rivals, nearby } = compareCollege(others, { ...own, ...here, country }, 'male');
      return [...rivals, ...nearby].map(({ college }) => college.netPrice);
    };
    expect(pricesFrom('US')).toEqual([1, null, 2, null]);
    expect(pricesFrom('CA')).toEqual([null, 3, null, 4]);
  });

  test('are shown with the division of the team, which may be another than that of their college', () => {
    const split = at('Split', 40.1, { division: 1, womensDivision: 3 });
    const divisionFor = (team: 'male' | 'female') => {
      const { rivals, nearby } = compareCollege([split], { ...own, ...here }, team);
      return [rivals, nearby].map((list) => list.map(({ college }) => college.division));
    };
    expect(divisionFor('female')).toEqual([[3], []]);
    expect(divisionFor('male')).toEqual([[], [1]]);
  });

  test('are none where nobody knows where the college is', () => {
    expect(compareCollege([at('Near', 40)], own, 'male').rivals).toEqual([]);
  });
});
