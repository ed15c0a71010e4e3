import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { answerCollegeSearch } from '@touchline/domain/search/college-search-answer';
import { findColleges } from '@touchline/domain/search/find-colleges';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { describe, expect, test } from 'vitest';
import { readCollegeTables } from '../tables/college-tables';
import { realColleges } from './real-colleges';

/**
 * What people type, the name of the college that must come first, and the chips that must stand there. `*` is for
 * texts of filters alone, where any college that fits may come first; '' finds none.
 */
const QUERIES: readonly (readonly [typed: string, first: string, chips: string])[] = [
  ['standford womens', 'Stanford', 'gender=female'],
  ['stanford women', 'Stanford', 'gender=female'],
  ['unc', 'North Carolina', ''],
  ['unc womens soccer', 'North Carolina', 'gender=female soccer=soccer'],
  ['texas d3', '*', 'level=ncaa-3'],
  ['d3 texas', '*', 'level=ncaa-3'],
  ['ohio naia', '*', 'level=naia'],
  ['naia ohio', '*', 'level=naia'],
  ['NAIA Florida', 'Florida College', 'level=naia'],
  ['D2 Texas', 'UT Dallas', 'level=ncaa-2'],
  ['division 2 florida', 'Florida Southern', 'level=ncaa-2'],
  ['division ii florida', 'Florida Southern', 'level=ncaa-2'],
  ['women', '*', 'gender=female'],
  ['soccer', '*', 'soccer=soccer'],
  ['hbcu', 'Howard', 'mission=hbcu'],
  ["women's college", 'Smith', 'mission=womens'],
  ['womens colleges', 'Smith', 'mission=womens'],
  ['under 20000', '*', 'netPrice=20000'],
  ['below $15,000 a year', '*', 'netPrice=15000'],
  ['20k', '*', 'netPrice=20000'],
  ['cheap colleges in florida', 'New College', 'sort=netPrice state=FL'],
  ['cheap texas', 'Texas A&M International', 'sort=netPrice state=TX'],
  ['affordable d3', '*', 'sort=netPrice level=ncaa-3'],
  ['D2 or NAIA', '*', 'level=ncaa-2 level=naia'],
  ['njcaa d2', '*', 'level=njcaa-2'],
  ['njcaa d1 or d3', '*', 'level=njcaa-1 level=njcaa-3'],
  ['juco texas', '*', 'level=njcaa'],
  ['warm', '', ''],
  ['texas womens university', "Texas Woman's", ''],
  ['mississippi university for women', 'The W', ''],
  ['michigan womens soccer', 'Michigan', 'gender=female soccer=soccer'],
  ['florida mens soccer', 'Florida College', 'gender=male soccer=soccer'],
  ['duke mens', 'Duke', 'gender=male'],
  ["ucla women's soccer", 'UCLA', 'gender=female soccer=soccer'],
  ['usc', 'USC', ''],
  ['usc women', 'USC', 'gender=female'],
  ['u sports ontario', '*', 'level=usports'],
  ['canada', '*', 'region=canada'],
  ['colleges in north carolina', '*', 'state=NC'],
  ['d1 colleges in california', '*', 'level=ncaa-1 state=CA'],
  ['hbcu georgia', 'Albany State', 'mission=hbcu'],
  ["women's college massachusetts", 'Wellesley', 'mission=womens'],
  ['womens college soccer', '*', 'gender=female soccer=soccer'],
  ['frauen stanford', 'Stanford', 'gender=female'],
  ['günstige colleges in kalifornien', 'Cal State Dominguez Hills', 'sort=netPrice state=CA'],
  ['NCAA division 3 ohio', 'Ohio Northern', 'level=ncaa-3'],
  ['ncaa', '*', 'level=ncaa'],
  ['naia', '*', 'level=naia'],
  ['d1', '*', 'level=ncaa-1'],
  ['d2', '*', 'level=ncaa-2'],
  ['d3', 'NYU', 'level=ncaa-3'],
  ['division 1', '*', 'level=ncaa-1'],
  ['mens', '*', 'gender=male'],
  ['mens d2 georgia', '*', 'gender=male level=ncaa-2'],
  ['washington dc', 'George Washington', ''],
  ['colleges in washington dc', 'George Washington', 'state=DC'],
  ['d3 or naia in oregon', '*', 'level=ncaa-3 level=naia state=OR'],
  ['naia under 15000', '*', 'level=naia netPrice=15000'],
  ['virginia tech women', 'Virginia Tech', 'gender=female'],
  ['notre dame women', 'Notre Dame', 'gender=female'],
  ['saint louis university mens soccer', 'Saint Louis', 'gender=male soccer=soccer'],
  ['akron men', 'Akron', 'gender=male'],
  ['indiana mens soccer', 'Indiana', 'gender=male soccer=soccer'],
  ['penn state womens', 'Penn State', 'gender=female'],
  ['fsu', 'Florida State', ''],
  ['lsu women', 'LSU', 'gender=female'],
  ['amherst d3', 'Amherst', 'level=ncaa-3'],
  ['tufts men', 'Tufts', 'gender=male'],
  ['cheap njcaa', '*', 'sort=netPrice level=njcaa'],
  ['cheapest d1', 'Cal State Fullerton', 'sort=netPrice level=ncaa-1'],
  ['howard women', 'Howard', 'gender=female'],
  ['hbcu d1', 'Howard', 'mission=hbcu level=ncaa-1'],
  ['canadian universities', '*', 'region=canada'],
  ['dii florida', 'Florida Southern', 'level=ncaa-2'],
  ['kansas naia women', '*', 'level=naia gender=female'],
  ['ivy league', 'Penn', ''],
  ['division 3 schools in ohio', 'Case Western Reserve', 'level=ncaa-3 state=OH'],
  ['soccer colleges in florida', '*', 'soccer=soccer state=FL'],
  ['west georgia', 'West Georgia', ''],
  ['colorado college women', 'Colorado College', 'gender=female'],
  ["men's soccer", '*', 'gender=male soccer=soccer'],
  ["women's soccer california d2", '*', 'gender=female soccer=soccer level=ncaa-2'],
  ['small naia', '*', 'size=Small level=naia'],
  ['alabama women', 'Alabama', 'gender=female'],
  ['wake forrest mens', 'Wake Forest', 'gender=male'],
  ['northwestern women', 'Northwestern', 'gender=female'],
  ['texas a&m womens soccer', 'Texas A&M', 'gender=female soccer=soccer'],
  ['cal', 'California', ''],
  ['boston college women', 'Boston College', 'gender=female'],
  ['north carolina women', 'North Carolina', 'gender=female'],
  ['in texas', '*', 'state=TX'],
  ['new york d3', 'NYU', 'level=ncaa-3'],
  ['university for women', 'The W', ''],
  ['pitt', 'Pitt', ''],
  ['pitt men', 'Pitt', 'gender=male'],
  ['smu', 'SMU', ''],
  ['byu women', 'BYU', 'gender=female'],
  ['wisconsin d3', 'UW-Whitewater', 'level=ncaa-3'],
  ["harvard women's soccer", 'Harvard', 'gender=female soccer=soccer'],
  ['yale mens', 'Yale', 'gender=male'],
  ['princeton womens', 'Princeton', 'gender=female'],
  ['clemson men', 'Clemson', 'gender=male'],
  ['maryland mens soccer', 'Maryland', 'gender=male soccer=soccer'],
  ['marshall men', 'Marshall', 'gender=male'],
  ['vermont mens soccer', 'Vermont', 'gender=male soccer=soccer'],
  ['georgetown womens', 'Georgetown', 'gender=female'],
  ['santa clara women', 'Santa Clara', 'gender=female'],
  ['florida state women', 'Florida State', 'gender=female'],
  ['wake forest men', 'Wake Forest', 'gender=male'],
  ['denver mens d1', 'Denver', 'gender=male level=ncaa-1'],
  ['d1 washington', 'Washington', 'level=ncaa-1'],
  ['grand valley state women', 'Grand Valley State', 'gender=female'],
  ['charleston d2 men', 'Charleston (WV)', 'level=ncaa-2 gender=male'],
  ['christopher newport women', 'Christopher Newport', 'gender=female'],
  ['trinity d3', 'Trinity (TX)', 'level=ncaa-3'],
  ['messiah mens d3', 'Messiah', 'gender=male level=ncaa-3'],
  ['keiser naia', 'Keiser', 'level=naia'],
  ['mobile naia women', 'Mobile', 'level=naia gender=female'],
  ['monroe njcaa', 'Monroe', 'level=njcaa'],
  ['iowa western juco', 'Iowa Western', 'level=njcaa'],
  ['tyler juco', 'Tyler', 'level=njcaa'],
  ['carleton u sports', 'Carleton (ON)', 'level=usports'],
  ['york university canada', 'York', 'region=canada'],
  ['cheap colleges in california', 'Cal State Dominguez Hills', 'sort=netPrice state=CA'],
  ['cheapest d2 in pennsylvania', 'Holy Family', 'sort=netPrice level=ncaa-2 state=PA'],
  ['under $10,000 in new york', '*', 'netPrice=10000 state=NY'],
  ['unter 15000 in Florida', '*', 'netPrice=15000 state=FL'],
  ['naia or njcaa texas', '*', 'level=naia level=njcaa'],
  ['ncaa d2 or d3 ohio', 'Ohio Northern', 'level=ncaa-2 level=ncaa-3'],
  ['div 3 massachusetts', 'UMass Boston', 'level=ncaa-3'],
  ['d-1 north carolina', 'North Carolina', 'level=ncaa-1'],
  ['division one men', '*', 'level=ncaa-1 gender=male'],
  ["women's soccer d1 texas", 'Texas', 'gender=female soccer=soccer level=ncaa-1'],
  ['hbcus in alabama', 'Alabama A&M', 'mission=hbcu state=AL'],
  ['historically black colleges', 'Howard', 'mission=hbcu'],
  ['all women colleges', 'Smith', 'mission=womens'],
  ['women only', 'Smith', 'mission=womens'],
  ['naia kansas mens soccer', '*', 'level=naia gender=male soccer=soccer'],
  ['brandeis men', 'Brandeis', 'gender=male'],
  ['rochester d3', 'Rochester', 'level=ncaa-3'],
  ['mary washington women', 'Mary Washington', 'gender=female'],
  ['penn state mens soccer', 'Penn State', 'gender=male soccer=soccer'],
  ['san diego state men', 'San Diego State', 'gender=male'],
  ['xavier louisiana', 'Xavier (LA)', ''],
  ['hbcu louisiana', 'Xavier (LA)', 'mission=hbcu'],
  ['middle georgia state men', 'Middle Georgia State', 'gender=male'],
  ['pace men', 'Pace', 'gender=male'],
  ['jamestown mens soccer', 'Jamestown', 'gender=male soccer=soccer'],
  ['uc merced men', 'UC Merced', 'gender=male'],
];

const NO_SUMMARY = { hasCamp: false, rank: null, isSampleRank: false, lists: [], squadMarks: [], strength: [], recruiting: [] };
const INDEX = buildCollegeIndex(
  realColleges(await readCollegeTables(), 'whole').map((college) => ({ ...catalogueRowOf(college), ...NO_SUMMARY })),
);
const all = (text: string) => findColleges(INDEX, { ...ALL_COLLEGES, text }).found;

describe('[S2-03] among all real colleges', () => {
  test('there are 120 queries and more, each once', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(QUERIES.map(([typed]) => typed)).size).toBe(QUERIES.length);
  });

  test.each(QUERIES)('"%s" finds "%s" first, with the chips "%s"', (typed, first, chips) => {
    const { items, read } = answerCollegeSearch(INDEX, { ...ALL_COLLEGES, text: typed }, false);
    expect((read?.parts ?? []).map(({ name, value }) => `${name}=${value}`).join(' ')).toBe(chips);
    if (first !== '*') expect(items[0]?.name ?? '').toBe(first);
    expect(items.length === 0).toBe(first === '');
  });

  test('"texas d3" shows the third division only, "ohio naia" every NAIA college of Ohio', () => {
    expect(new Set(all('texas d3').map(({ league, division }) => `${league ?? ''} ${division ?? ''}`))).toEqual(
      new Set(['ncaa 3']),
    );
    const wanted = INDEX.rows.filter(({ state, league }) => state === 'OH' && league === 'naia').map(({ name }) => name);
    expect(wanted.length).toBeGreaterThan(5);
    expect(all('ohio naia').map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
  });

  test('"cheap colleges in florida" has the colleges of Florida and no others, the lowest price first', () => {
    const found = all('cheap colleges in florida');
    const florida = INDEX.rows.filter(({ state }) => state === 'FL');
    expect(found).toHaveLength(florida.length);
    const prices = found.map(({ netPrice }) => netPrice ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('"D2 or NAIA" has both, and nothing of the second division of the NJCAA', () => {
    const levels = all('D2 or NAIA').map(({ league, division }) => `${league ?? ''} ${division ?? ''}`.trim());
    expect(new Set(levels)).toEqual(new Set(['ncaa 2', 'naia']));
  });
});
