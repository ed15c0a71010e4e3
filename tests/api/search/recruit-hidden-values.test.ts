import type { Profile } from '@touchline/domain/person/profile/profile';
import {
  AUDIENCES,
  audienceOf,
  belongsTo,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  hasMinorsPageOn,
  type Reader,
} from '@touchline/domain/person/profile/visibility';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { acceptedAt, pendingAt } from '../../support/api/coach-roles';
import { ownProject } from '../../support/api/own-project';
import { signedIn } from '../../support/api/people';
import { foundBy, searched, storedRecruits } from '../../support/api/recruits';

ownProject();
const api = apiStage();
const TODAY = new Date().toISOString().slice(0, 10);
const [ADULT, MINOR] = ['2000-01-01', '2999-01-01'];

/** The searches that ask for what one group of the stored profiles holds. */
const FILTERS: readonly (readonly [group: FieldGroup, query: string, ofMinors?: FieldGroup])[] = [
  ...['position=GK', 'position=GK&position=FW', 'year=2028', 'class=Junior', 'status=looking', 'foot=left'].map(
    (query) => ['player', query] as const,
  ),
  ...['tier=T2', 'league=ecnl-girls'].map((query) => ['teams', query] as const),
  ...['q=teamworth', 'q=teamworth%20fc'].map((query) => ['teams', query, 'town'] as const),
  ...['state=OH', 'country=CA', 'citizenship=SE'].map((query) => ['place', query] as const),
  ...['q=placeville', 'q=sample%20placeville'].map((query) => ['town', query] as const),
  ...['video=true'].map((query) => ['videos', query] as const),
  ...['q=schoolham'].map((query) => ['school', query] as const),
  ...['gpa=from30', 'gpa=from35'].map((query) => ['grades', query] as const),
];

const SORTS = [
  { order: 'without an order', sort: '' },
  { order: 'in the order of their changes', sort: '&sort=updated' },
  { order: 'in the order of their years', sort: '&sort=year' },
];

const FULL: Partial<Profile> = {
  displayName: 'Namora Sample',
  citizenship: ['SE'],
  position: { main: ['GK'] },
  address: { locality: 'Placeville', administrative_area_level_1: 'Ohio', country: 'CA' },
  teams: [
    { type: 'club', teamName: 'Teamworth FC', league: 'ECNL Girls', country: null, tier: 'T2', logo: null, showInHeader: true },
  ],
  schoolName: 'Schoolham High',
  gpa: 3.6,
  gpaOf: 4,
};

/** Eighteen players of every age with audiences drawn by a fixed seed; some are hidden. */
const PEOPLE = fc
  .sample(
    fc.record({
      adultFrom: fc.constantFrom(ADULT, ADULT, MINOR, null),
      hidden: fc.constantFrom(false, false, false, false, true),
      audiences: fc.record(
        Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, fc.constantFrom(null, ...AUDIENCES)])) as Record<
          FieldGroup,
          fc.Arbitrary<Profile['audiences'][FieldGroup]>
        >,
      ),
    }),
    { seed: 17, numRuns: 18 },
  )
  .map((drawn) => ({ ...FULL, ...drawn }));

/** Who searches, and as whom a profile counts them. */
const READERS = [
  ['a visitor', 'visitor'],
  ['a member', 'visitor'],
  ['a member whose address is not verified', 'visitor'],
  ['an admin', 'visitor'],
  ['a coach who waits', 'visitor'],
  ['an accepted coach', 'coach'],
] as const;

let players: readonly Profile[];
let callerOf: Readonly<Record<(typeof READERS)[number][0], Caller>>;
beforeAll(async () => {
  players = await storedRecruits(PEOPLE);
  callerOf = {
    'a visitor': api.visitor,
    'a member': await signedIn(api.url),
    'a member whose address is not verified': await signedIn(api.url, { isVerified: false }),
    'an admin': await signedIn(api.url, { isAdmin: true }),
    'a coach who waits': await signedIn(api.url, { roles: [pendingAt('a-college')] }),
    'an accepted coach': await signedIn(api.url, { roles: [acceptedAt('a-college')] }),
  };
});

describe('a filter never tells what is hidden', () => {
  describe.each(READERS)(
    'attack 186: [S1-08] %s finds exactly those who show readers like them what they ask for',
    (who, set) => {
      test.each(SORTS)('$order', async ({ sort }) => {
        const seen = { found: 0, hidden: 0 };
        for (const [group, query, ofMinors = group] of FILTERS) {
          const shows = (one: Profile, part: FieldGroup) => belongsTo(set, audienceOf(one, part, TODAY));
          const showing = players
            .filter((one) => !one.hidden && shows(one, group) && shows(one, hasMinorsPageOn(one, TODAY) ? ofMinors : group))
            .map(({ _id }) => _id);
          const found = (await foundBy(callerOf[who], `${query}${sort}`)).filter((id) => id.startsWith('player-'));
          expect([query, found.toSorted()]).toEqual([query, showing]);
          seen.found += found.length;
          seen.hidden += players.length - found.length;
        }
        expect(Math.min(seen.found, seen.hidden)).toBeGreaterThan(33);
      });
    },
  );

  test('[S1-08] nor does an order: who hides the year stands behind all who show one, in the order of the ids', async () => {
    for (const [who, set] of READERS) {
      const ids = (await foundBy(callerOf[who], 'sort=year&q=namora')).filter((id) => id.startsWith('player-'));
      const shows = (id: string): boolean => {
        const player = players.find(({ _id }) => _id === id);
        return player !== undefined && belongsTo(set, audienceOf(player, 'player', TODAY));
      };
      expect(ids).toEqual([...ids.filter(shows).toSorted(), ...ids.filter((id) => !shows(id)).toSorted()]);
    }
  });

  test('[S1-08] an answer holds what its reader sees on the page, and no more', async () => {
    for (const [who] of READERS) {
      const isVisitor = who === 'a visitor' || who === 'a member whose address is not verified';
      const reader: Reader = isVisitor ? 'visitor' : who === 'an accepted coach' ? 'coach' : 'member';
      const { items } = await searched(callerOf[who], 'q=namora');
      for (const item of items) {
        const player = players.find(({ _id }) => _id === item._id);
        if (player === undefined) throw new Error(item._id);
        const sees = (group: FieldGroup): boolean => belongsTo(reader, audienceOf(player, group, TODAY));
        expect([item.gpa !== null, item.gpaOf !== null]).toEqual([sees('grades'), sees('grades')]);
        expect([item.graduationYear !== null, item.position.main.length]).toEqual([sees('player'), sees('player') ? 1 : 0]);
        expect([item.team !== null, item.hasVideo, item.about !== null]).toEqual([sees('teams'), sees('videos'), sees('about')]);
        expect([item.address.locality !== null, item.citizenship.length]).toEqual([sees('town'), sees('place') ? 1 : 0]);
        expect(item.team !== null && item.team.teamName !== null).toBe(
          sees('teams') && (!hasMinorsPageOn(player, TODAY) || sees('town')),
        );
        expect(item.profilePicture !== null).toBe(sees('portrait'));
        expect(JSON.stringify(item)).not.toMatch(/Schoolham|adultFrom|audiences|withheld|"email"/);
      }
    }
  });
});
