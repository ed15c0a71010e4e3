import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { COLLEGE_FACTS, FACTS_OF_TEAM } from '@touchline/domain/college/facts/fact-list';
import { computedRanks, withComputedLists } from '@touchline/domain/ranking/computed-ranks';
import { rankingSummaryOn, rankingSummariesOf, storedSquadMarks } from '@touchline/domain/ranking/ranking-summary';
import { squadMarksOf } from '@touchline/domain/season/squad/marks-of-squads';
import { COLLEGE_PICTURES } from '@touchline/domain/college/editing/picture-references';
import { foreignPictureOf } from '@touchline/domain/pictures/owned-pictures';
import { coachStaffType } from '@touchline/domain/person/roles/role';
import { PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { isObject } from '@touchline/domain/kernel/json/json';
import { displayNameOf } from '@touchline/domain/person/account/person-names';
import { completenessOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { COLLEGE_FACET_NAMES } from '@touchline/domain/search/college-facets';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { answerCollegeSearch } from '@touchline/domain/search/college-search-answer';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { repositoryRoot } from '../repository-root';
import type { DemoPerson } from './demo-people';
import { livedHistory } from './histories/lived-history';
import { demoWorld, type DemoWorld } from './demo-world';

/** Fields without a value in an invented college: it came from no source and has no number in a survey. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['sources', 'ipedsUnitId', 'canadianId', 'notRecruitingUntil']);

/** The invented colleges are written in the first version, so facts that were added later may be empty. */
const ADDED_LATER: ReadonlySet<string> = new Set(
  [
    ...COLLEGE_FACTS.map(({ path, row }) => ({ at: `/${path.replaceAll('.', '/')}`, row })),
    ...FACTS_OF_TEAM.flatMap(({ path, row }) => [0, 1].map((team) => ({ at: `/athletics/sport/${team}/${path}`, row }))),
  ].flatMap(({ at, row }) => (row.since === undefined ? [] : [at])),
);

const INVENTED = ['harbor-point-university', 'eastridge-college'];

let world: DemoWorld;
beforeAll(async () => {
  world = await demoWorld('small');
});

function collegeOf(id: string): College {
  const found = world.colleges.find(({ _id }) => _id === id);
  if (found === undefined) throw new Error(`no college ${id}`);
  return found;
}
function personOf(email: string): DemoPerson {
  const found = world.people.find(({ account }) => account.email === email);
  if (found === undefined) throw new Error(`no account ${email}`);
  return found;
}
/** The paths of all null, blank or empty values inside a value. */
function emptyPaths(value: unknown, path = ''): string[] {
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)) return [path];
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyPaths(entry, `${path}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (MAY_BE_EMPTY.has(key) ? [] : emptyPaths(entry, `${path}/${key}`)));
}

describe('the invented colleges', () => {
  test('are Harbor Point University and Eastridge College, in different divisions', () => {
    const invented = world.colleges.filter(({ _id }) => INVENTED.includes(_id));
    expect(invented.map(({ _id, pathName, collegeURL }) => [_id, pathName, collegeURL])).toEqual([
      ['eastridge-college', 'Eastridge_College', 'https://www.eastridge.example.edu/'],
      ['harbor-point-university', 'Harbor_Point_University', 'https://www.harborpoint.example.edu/'],
    ]);
    expect(collegeOf('harbor-point-university')).toMatchObject({ league: 'ncaa', division: 1 });
    expect(collegeOf('eastridge-college').division).not.toBe(1);
  });

  test.each(INVENTED)('%s is complete in every field', (id) => {
    expect(emptyPaths(collegeOf(id)).filter((path) => !ADDED_LATER.has(path))).toEqual([]);
  });

  test.each(INVENTED)('%s has a men’s and a women’s team with head coaches', (id) => {
    const { sport } = collegeOf(id).athletics;
    expect(sport.map(({ sex }) => sex)).toEqual(['male', 'female']);
    for (const { coaches } of sport) expect(coaches[0]?.staffType).toMatch(/headcoach$/);
  });

  test('show each of the seven staff types', () => {
    const shown = world.colleges
      .flatMap(({ athletics }) => athletics.sport)
      .flatMap(({ coaches }) => coaches.map(({ staffType }) => staffType));
    expect([...new Set(shown)].sort()).toEqual([...coachStaffType.options].sort());
  });

  test.each(INVENTED)('%s owns every picture it shows and knows its size', (id) => {
    const college = collegeOf(id);
    expect(foreignPictureOf(COLLEGE_PICTURES, college)).toBeNull();
    expect(Object.keys(college.pictureDetails)).toEqual(college.pictures);
  });

  test.each(INVENTED)('the albums of %s use every recommended area tag', (id) => {
    const { albums, pictureDetails } = collegeOf(id);
    const used = albums.map(({ name, pictures }) => [name, new Set(pictures.map((picture) => pictureDetails[picture]?.area))]);
    expect(used).toEqual(Object.entries(PHOTO_AREAS).map(([name, areas]) => [name, new Set<string | undefined>(areas)]));
  });

  test('link only to places that cannot be anybody’s', () => {
    const { people, samples, camps, rankings } = world;
    const links = JSON.stringify([INVENTED.map(collegeOf), people, samples, camps, rankings]).match(/https?:\/\/[^"\\]+/g) ?? [];
    expect(links.length).toBeGreaterThan(200);
    for (const link of links)
      expect(link).toMatch(/^https:\/\/www\.(?:(?:harborpoint|eastridge)\.example\.edu\/|youtube\.com\/watch\?v=0000000000\d$)/);
  });
});

describe('the search of colleges', () => {
  /** The number of colleges of the demo world that each value of each group of filters finds in summer 2026. */
  const counts = (): FacetCounts => {
    const squads = storedSquadMarks(new Map(world.soccer.map(({ _id, teams }) => [_id, squadMarksOf(teams)])));
    const summaries = { ...rankingSummariesOf(world.camps, world.rankings), squads };
    const listed = world.colleges.map(catalogueRowOf);
    const ranks = computedRanks(listed);
    const rows = listed.map((row) => ({
      ...row,
      ...withComputedLists(rankingSummaryOn(summaries, row, '2026-06-01'), ranks.get(row._id) ?? []),
    }));
    const { facets } = answerCollegeSearch(buildCollegeIndex(rows), ALL_COLLEGES, true);
    if (facets === null) throw new Error('nothing is counted');
    return facets;
  };

  // The small world has no college of a mission; real-colleges.search.test.ts finds those of the whole one.
  test.each(COLLEGE_FACET_NAMES.filter((name) => name !== 'mission'))('shows colleges in the group of filters %s', (name) => {
    expect(counts()[name].some(([, count]) => count > 0)).toBe(true);
  });

  test.each([
    ['most get in', 'acceptance', /^from50$/],
    ['most graduate', 'graduation', /^from50$/],
    ['under my budget', 'netPrice', /^20000$/],
    ['by the sea', 'sea', /^true$/],
    ['Ivy', 'conference', /^ncaa-d1-ivy$/],
    ['best public', 'ranked', /^bestPublic$/],
  ] as const)('shows colleges for the chip %s', (_, name, value) => {
    expect(counts()[name].some(([one, count]) => value.test(one) && count > 0)).toBe(true);
  });

  test('calls the ranks of the invented colleges samples, and those of real ones real', () => {
    const current = world.rankings.filter(({ season }) => season >= 2025);
    const summaries = rankingSummariesOf(world.camps, current);
    const ranked = world.colleges
      .map((row) => ({ _id: row._id, ...rankingSummaryOn(summaries, { _id: row._id, sexes: [], pauses: [] }, '2026-06-01') }))
      .filter(({ rank }) => rank !== null);
    expect(ranked.length).toBeGreaterThan(INVENTED.length);
    const samples = ranked.filter(({ isSampleRank }) => isSampleRank).map(({ _id }) => _id);
    expect(samples.toSorted()).toEqual([...INVENTED].toSorted());
  });
});

describe('the demo accounts', () => {
  test('are ten, with one password, adults but for the players', () => {
    expect(world.people.map(({ account }) => account.email).sort()).toEqual([
      'admin2@touchline.example',
      'admin@touchline.example',
      'coach@eastridge.example.edu',
      'coach@harborpoint.example.edu',
      'guest@touchline.example',
      'newplayer@touchline.example',
      'parent@touchline.example',
      'pending@harborpoint.example.edu',
      'player@touchline.example',
      'premium@touchline.example',
    ]);
    expect(new Set(world.people.map(({ password }) => password))).toEqual(new Set(['touchline-demo-1']));
  });

  test('seven players have an account as well, with the same password and an address that is nobody’s', () => {
    expect(world.members).toHaveLength(7);
    const known = new Set([...world.people, ...world.samples].map(({ profile }) => profile._id));
    for (const { account, profile, password, claims } of world.members) {
      expect(known.has(profile._id)).toBe(false);
      expect([account.email, password, claims]).toEqual([`${profile.username}@players.example`, 'touchline-demo-1', {}]);
      expect(displayNameOf(account)).toBe(profile.displayName);
    }
  });

  test('are all in the README', async () => {
    const readme = await readFile(join(repositoryRoot, 'README.md'), 'utf8');
    expect(world.people.map(({ account }) => account.email).filter((email) => !readme.includes(`| \`${email}\``))).toEqual([]);
    expect(readme).toContain(world.people[0]?.password);
  });

  test.each([
    ['admin@touchline.example', { admin: true }],
    ['admin2@touchline.example', { admin: true }],
    ['coach@harborpoint.example.edu', { roles: ['harbor-point-university'] }],
    ['coach@eastridge.example.edu', { roles: ['eastridge-college'] }],
    ['pending@harborpoint.example.edu', {}],
    ['player@touchline.example', {}],
    ['parent@touchline.example', {}],
  ])('%s has the claims %j', (email, claims) => {
    expect(personOf(email).claims).toEqual(claims);
  });

  test('the coaches have the roles that README.md names', () => {
    const rolesOf = (email: string) => personOf(email).profile.roles;
    expect(rolesOf('coach@harborpoint.example.edu')).toEqual([
      { type: 'headcoach', value: 'harbor-point-university', status: 'Accepted' },
    ]);
    expect(rolesOf('pending@harborpoint.example.edu')).toMatchObject([{ value: 'harbor-point-university', status: 'Pending' }]);
    expect(rolesOf('coach@eastridge.example.edu')).toMatchObject([{ value: 'eastridge-college', status: 'Accepted' }]);
  });

  test('the demo player is complete, the new player half', () => {
    const player = personOf('player@touchline.example').profile;
    expect(player.username).toBe('demo-player');
    expect(player.type).toBe('playerHighSchool');
    expect(completenessOf(player)).toEqual({ percent: 100, missing: [] });
    expect(completenessOf(personOf('newplayer@touchline.example').profile).percent).toBe(50);
  });

  test('[S1-09] Premium stands in the account and the profile of the player who has it, Guest Access in a parent’s account alone', () => {
    const plansOf = (email: string) => {
      const person = personOf(email);
      const lived = world.histories.get(person.account._id) ?? [];
      const { account, profile } = livedHistory(person, lived, new Date('2026-11-23T13:00:00.000Z'));
      return [account.entitlements.premium !== null, account.entitlements.guestAccess !== null, profile.premium !== null];
    };
    expect(plansOf('premium@touchline.example')).toEqual([true, false, true]);
    expect(plansOf('guest@touchline.example')).toEqual([false, true, false]);
    expect(plansOf('player@touchline.example')).toEqual([false, false, false]);
  });

  test('the head coaches stand on their colleges’ pages', () => {
    for (const [email, id] of [
      ['coach@harborpoint.example.edu', 'harbor-point-university'],
      ['coach@eastridge.example.edu', 'eastridge-college'],
    ] as const) {
      const staff = collegeOf(id).athletics.sport.flatMap(({ coaches }) => coaches);
      expect(staff).toContainEqual(
        expect.objectContaining({ name: personOf(email).profile.displayName, staffType: 'headcoach', email }),
      );
    }
  });
});
