import {
  AUDIENCES,
  audienceOf,
  belongsTo,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  hasMinorsPageOn,
  type Reader,
} from '@touchline/domain/person/profiles/audience/visibility';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import type { ApiStage } from '../api-stage';
import type { Caller } from '../caller';
import { acceptedAt, pendingAt } from '../claims/coach-roles';
import { signedIn } from '../members/people';
import { foundBy, storedRecruits } from './recruits';

const TODAY = new Date().toISOString().slice(0, 10);
const [ADULT, MINOR] = ['2000-01-01', '2999-01-01'];

/** The searches that ask for what one group of the stored profiles holds. */
const FILTERS: readonly (readonly [group: FieldGroup, query: string, ofMinors?: FieldGroup])[] = [
  ...['position=GK', 'position=GK&position=FW', 'year=2088', 'class=Junior', 'status=looking', 'foot=left'].map(
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
export const READERS = [
  ['a visitor', 'visitor'],
  ['a member', 'visitor'],
  ['a member whose address is not verified', 'visitor'],
  ['an admin', 'visitor'],
  ['a coach who waits', 'visitor'],
  ['an accepted coach', 'coach'],
] as const;

export type ReaderName = (typeof READERS)[number][0];

/** The recruits of a file, and who searches them; there from the file's first `beforeAll` on. */
export interface HiddenValuesStage {
  readonly players: () => readonly Profile[];
  readonly callerOf: (who: ReaderName) => Caller;
}

/** Stores people who hide values from each reader. Called in a project of its own, after `apiStage`. */
export function hiddenValuesStage(api: ApiStage): HiddenValuesStage {
  let players: readonly Profile[] = [];
  const callers = new Map<ReaderName, Caller>();
  beforeAll(async () => {
    players = await storedRecruits(PEOPLE);
    const made: Record<ReaderName, Caller> = {
      'a visitor': api.visitor,
      'a member': await signedIn(api.url),
      'a member whose address is not verified': await signedIn(api.url, { isVerified: false }),
      'an admin': await signedIn(api.url, { isAdmin: true }),
      'a coach who waits': await signedIn(api.url, { roles: [pendingAt('a-college')] }),
      'an accepted coach': await signedIn(api.url, { roles: [acceptedAt('a-college')] }),
    };
    for (const [who] of READERS) callers.set(who, made[who]);
  });
  return { players: () => players, callerOf: (who) => callers.get(who) ?? api.visitor };
}

/** Each filter finds exactly those who show readers like this one what it asks for, in this order of the answer. */
export async function expectFoundByWhatIsShown(
  stage: HiddenValuesStage,
  [who, set]: readonly [who: ReaderName, set: Reader],
  sort: string,
): Promise<void> {
  const players = stage.players();
  const seen = { found: 0, hidden: 0 };
  for (const [group, query, ofMinors = group] of FILTERS) {
    const shows = (one: Profile, part: FieldGroup) => belongsTo(set, audienceOf(one, part, TODAY));
    const showing = players
      .filter((one) => !one.hidden && shows(one, group) && shows(one, hasMinorsPageOn(one, TODAY) ? ofMinors : group))
      .map(({ _id }) => _id);
    const found = (await foundBy(stage.callerOf(who), `${query}${sort}`)).filter((id) => id.startsWith('player-'));
    expect([query, found.toSorted()]).toEqual([query, showing]);
    seen.found += found.length;
    seen.hidden += players.length - found.length;
  }
  expect(Math.min(seen.found, seen.hidden)).toBeGreaterThan(33);
}
