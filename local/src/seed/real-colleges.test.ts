import { beforeAll, describe, expect, test } from 'vitest';
import { teamTones } from '@touchline/domain/crest/team-tones';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { conferenceNamed } from '@touchline/domain/reference/conferences/conferences-of';
import { LEAGUES, TEAM_EVIDENCE } from '@touchline/domain/reference/college-kinds';
import { STATES } from '@touchline/domain/reference/states';
import type { College } from '@touchline/domain/college/college';
import { contrastOf } from '@touchline/domain/kernel/format/colour-contrast';
import { isObject } from '@touchline/domain/kernel/json/json';
import { hasNoContent } from '@touchline/domain/imports/facts/fact';
import { SOURCED_FIELDS, sourcedValue } from '@touchline/domain/college/facts/sourced-fields';
import { termsOf } from '@touchline/domain/search/open-facts/fact-sources';
import { readCollegeTables } from '../tables/college-tables';
import { demoWorld, type DemoWorld } from './demo-world';
import { realColleges } from './real-colleges';

let whole: readonly College[];
let world: DemoWorld;
let small: readonly College[];
const INVENTED = ['harbor-point-university', 'eastridge-college'];
beforeAll(async () => {
  whole = realColleges(await readCollegeTables(), 'whole');
  world = await demoWorld('small');
  small = world.colleges.filter(({ _id }) => !INVENTED.includes(_id));
});

/** The paths of all non-empty values of a college, without list indices. */
function filledPaths(value: unknown, path = ''): string[] {
  if (hasNoContent(value)) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => filledPaths(entry, path));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, entry]) => filledPaths(entry, path === '' ? key : `${path}.${key}`));
}

/** What a real college holds besides facts with a source: its identity, and what is written by hand for known ones. */
const WITHOUT_SOURCE = [
  ...['_id', 'schemaVersion', 'version', 'name', 'pathName', 'ipedsUnitId', 'canadianId'],
  ...['legalName', 'aliases', 'campus.subtitleValue', 'athletics.sport.sportsType', 'athletics.sport.sex'],
];

describe('the real colleges', () => {
  test('are 1,519 with 2,751 teams, of every league and division, known in every way', () => {
    const teams = whole.flatMap(({ athletics }) => athletics.sport);
    expect([whole.length, teams.length]).toEqual([1519, 2751]);
    expect(
      Object.fromEntries(TEAM_EVIDENCE.map((level) => [level, teams.filter((team) => team.evidence === level).length])),
    ).toEqual({ listed: 2130, dated: 82, indirect: 207, inferred: 332, confirmed: 0 });
    const played = new Set(whole.map(({ league, division }) => `${league ?? ''} ${division ?? ''}`));
    for (const wanted of ['ncaa 1', 'ncaa 2', 'ncaa 3', 'naia ', 'njcaa 1', 'njcaa 2', 'njcaa 3', 'usports '])
      expect(played).toContain(wanted);
    for (const { league, division } of whole) expect(division === null || LEAGUES[league ?? 'other'].hasDivisions).toBe(true);
    expect(whole.filter(({ league }) => league === null)).toEqual([]);
  });

  test('have ids, addresses and register numbers of their own', () => {
    for (const key of ['_id', 'pathName'] as const) {
      const values = [...whole, ...world.colleges.filter(({ _id }) => INVENTED.includes(_id))].map((one) =>
        one[key].toLowerCase(),
      );
      expect(new Set(values).size).toBe(1521);
    }
    const registered = whole.map(({ ipedsUnitId, canadianId }) => ipedsUnitId ?? canadianId);
    expect(new Set(registered).size).toBe(1519);
    expect(registered).not.toContain(null);
    const bethany = whole.filter(({ legalName }) => legalName === 'Bethany College').map(({ pathName }) => pathName);
    expect(bethany.sort()).toEqual(['Bethany_College_(Bethany)', 'Bethany_College_(Lindsborg)']);
  });

  test('[S3-04] have the name that people say, each its own, and the letters of their crests', () => {
    const named = (legal: string) => {
      const found = whole.find(({ legalName }) => legalName === legal);
      return found === undefined ? null : [found.name, crestRecipe(found).initials, found.pathName];
    };
    expect(named('University of Pittsburgh-Pittsburgh Campus')).toEqual([
      'Pitt',
      'UP',
      'University_of_Pittsburgh-Pittsburgh_Campus',
    ]);
    expect(named('University of Connecticut')).toEqual(['UConn', 'UC', 'University_of_Connecticut']);
    expect(named('College of William and Mary') ?? named('William & Mary')).toEqual([
      'William & Mary',
      'W&M',
      expect.any(String),
    ]);
    expect(new Set(whole.map(({ name }) => name)).size).toBe(1519);
    const others = whole.filter(({ name, legalName }) => name !== legalName);
    expect(others.length).toBeGreaterThan(1400);
    expect(whole.filter(({ legalName }) => legalName === null)).toEqual([]);
  });

  test('[S9-07] are coloured where any source knows their colours', () => {
    const grey = whole.filter((one) => teamTones(one) === null);
    expect(grey).toHaveLength(479);
    const tuned = whole.filter(({ sources }) => sources.color?.source.startsWith('Wikipedia, Module:College color'));
    expect(tuned).toHaveLength(312);
  });

  test('lie where their state lies, in the United States or in Canada', () => {
    const countries = new Map(STATES.entries.map(({ value, country }) => [value, country]));
    for (const { name, address, position } of whole) {
      const isCanadian = address.country === 'CA';
      const { lat, lng } = position;
      expect([name, lat !== null && lat > (isCanadian ? 42 : 17.5) && lat < (isCanadian ? 54.5 : 65)]).toEqual([name, true]);
      expect([name, lng !== null && lng > (isCanadian ? -124 : -160) && lng < (isCanadian ? -52 : -65)]).toEqual([name, true]);
      expect([name, countries.get(address.administrative_area_level_1 ?? '')]).toEqual([name, address.country]);
    }
  });

  test('of Canada are in no survey of the United States and have none of its figures', () => {
    const canadian = whole.filter(({ address }) => address.country === 'CA');
    expect(canadian).toHaveLength(54);
    const named = canadian.flatMap(({ sources }) => Object.values(sources).map(({ source }) => source));
    expect(named.filter((source) => /IPEDS|Scorecard/.test(source))).toEqual([]);
    for (const { ipedsUnitId, canadianId, academics } of canadian) {
      expect([ipedsUnitId, canadianId]).toEqual([null, expect.stringMatching(/^ca-/)]);
      const { admission, costs, afterCollege } = academics.details;
      expect(filledPaths([admission, costs, afterCollege])).toEqual([]);
    }
  });

  test('say nothing without its source but their identity and what is written by hand', () => {
    for (const one of whole) {
      const { sources, ...content } = one;
      const sourced = SOURCED_FIELDS.filter((field) => !hasNoContent(sourcedValue(one, field)));
      const unsourced = sourced.filter((field) => sources[field] === undefined && !WITHOUT_SOURCE.includes(field));
      expect([one._id, unsourced]).toEqual([one._id, []]);
      const known = new Set([...WITHOUT_SOURCE, ...sourced.map((field) => field.replace(/sport\.(?:fe)?male/, 'sport'))]);
      const paths = filledPaths(content).filter((path) => ![...known].some((at) => path === at || path.startsWith(`${at}.`)));
      expect([one._id, paths]).toEqual([one._id, []]);
    }
  });

  test('pass on what the US government publishes, and nothing else that we ship', () => {
    const sources = whole.flatMap((one) => Object.values(one.sources));
    const passedOn = new Set(sources.filter((one) => termsOf(one).licence !== null).map(({ source }) => source));
    expect([...passedOn].toSorted()).toEqual([
      ...['College Scorecard', 'EADA', 'EADA, the federal register of college athletics: has soccer', 'IPEDS'],
      ...['IPEDS athletic association', 'IPEDS completions'],
    ]);
  });

  test('of NAIA and NJCAA do not carry the NCAA’s list as the source of a team', () => {
    const others = whole.filter(({ league }) => league === 'naia' || league === 'njcaa');
    const sources = others.flatMap((one) =>
      ['male', 'female'].flatMap((sex) => one.sources[`athletics.sport.${sex}`]?.source ?? []),
    );
    expect(sources).toHaveLength(189 + 174 + 231 + 222);
    expect(sources.filter((source) => source.includes('NCAA'))).toEqual([]);
  });

  test('[S9-07] have crests whose letters can be read', () => {
    for (const one of whole) {
      const { field, second, ink, initials } = crestRecipe(one);
      expect([one.name, contrastOf(ink, field) >= 3, contrastOf(ink, second) >= 3]).toEqual([one.name, true, true]);
      expect([one.name, /^\p{Lu}[\p{L}&-]{0,3}$/u.test(initials)]).toEqual([one.name, true]);
    }
  });

  test('play in a conference that our lists know, or in a region of the NJCAA', () => {
    const names = whole.flatMap(({ league, division, conference, athletics }) =>
      [conference, ...athletics.sport.map((team) => team.conference)].flatMap((name) =>
        name === null ? [] : [{ league: league ?? 'other', division, name }],
      ),
    );
    const unknown = names.filter(
      ({ league, division, name }) => (conferenceNamed(league, division, name) ?? conferenceNamed(league, null, name)) === null,
    );
    const others = unknown.filter(({ league, name }) => !(league === 'njcaa' && /^NJCAA Region \d+$/.test(name)));
    expect(new Set(others.map(({ name }) => name))).toEqual(new Set());
  });

  test('name their conference, or none: no word stands for an unknown one', () => {
    const named = whole.flatMap(({ conference, athletics }) => [conference, ...athletics.sport.map((team) => team.conference)]);
    const shown = new Set(named.filter((name) => name !== null));
    expect([...shown].filter((name) => !/[A-Z]/.test(name) || /unknown|^none|^n\/?a$/i.test(name))).toEqual([]);
  });

  test('of which no file knows the conference are one of the NCAA, 8 of the NAIA and 157 of the NJCAA', () => {
    const unknown = whole.filter(({ conference }) => conference === null).map(({ league }) => league);
    const count = (league: string) => unknown.filter((one) => one === league).length;
    expect([unknown.length, count('ncaa'), count('naia'), count('njcaa')]).toEqual([166, 1, 8, 157]);
  });
});

describe('the small world', () => {
  test('is a part of the whole one, with the same ids and addresses', () => {
    const all = new Map(whole.map((one) => [one._id, one]));
    expect(small.length).toBeGreaterThanOrEqual(54);
    expect(small.map((one) => all.get(one._id))).toEqual(small);
  });

  test('has no staff, pictures, camps or place in a sample at real colleges: these are invented', () => {
    const ids = new Set(small.map(({ _id }) => _id));
    for (const { pictures, athletics } of small)
      expect([pictures, athletics.sport.flatMap(({ coaches }) => coaches)]).toEqual([[], []]);
    const samples = world.rankings
      .filter(({ origin }) => origin === 'sample')
      .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));
    expect(samples.length).toBeGreaterThan(100);
    const named = [
      ...world.pictures.map(({ ownerId }) => ownerId),
      ...world.camps.map(({ collegeId }) => collegeId),
      ...samples.flatMap(({ collegeId }) => collegeId ?? []),
      ...world.samples.flatMap(({ profile }) => profile.roles.map(({ value }) => value)),
    ];
    expect(named.filter((id) => ids.has(id))).toEqual([]);
    const names = new Set(whole.flatMap(({ name, legalName }) => [name, legalName]));
    expect(samples.filter(({ name }) => names.has(name))).toEqual([]);
  });
});
