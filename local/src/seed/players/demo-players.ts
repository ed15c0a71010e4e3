import { CLASS_YEARS } from '@touchline/domain/reference/player-lists';
import { blankProfile } from '@touchline/domain/person/profiles/new-profile';
import { type Profile, profile } from '@touchline/domain/person/profiles/profile';
import type { DrawnPicture } from '../drawn-pictures';
import { type FixedChoice, fixedChoice } from '../fixed-choice';
import { heightFor, lineOf, markOn, playerIdentities, type PlayerIdentity, positionsFor } from './player-identity';
import { playerPictures } from './player-pictures';
import type { PlayerTables, PlayerWords } from './player-tables';
import { teamsOf } from './player-teams';

/** An invented person without an account: the public profile and its pictures. */
export interface SamplePerson {
  readonly profile: Profile;
  readonly pictures: readonly DrawnPicture[];
}

/** From when some of the most complete have Premium, as if they had bought it: they have no accounts. */
const PREMIUM_SINCE = '2026-01-05T10:00:00.000Z';
/** In the school year 2026-27 a senior graduates in 2027. */
const SENIORS_GRADUATE = 2027;
/** Goalkeepers of Ohio who graduate in 2028: what a coach looks for is there. */
const OHIO_KEEPERS_GRADUATE = 2028;
const OHIO_KEEPERS: ReadonlySet<number> = new Set([5, 25, 89]);
/** Where the search for a college stands: school players look, college players may transfer, professionals are done. */
const STATUSES = {
  playerHighSchool: ['looking', 'looking', 'looking', 'talking', 'talking', 'committed', 'signed', 'notLooking'],
  playerCollege: ['transferring', 'transferring', 'talking', 'notLooking', 'notLooking'],
  playerPro: ['notLooking'],
} as const;

/**
 * The invented players that the tables describe, from nearly empty to complete. Throws where a profile does not fit its
 * stored schema.
 */
export function demoPlayers({ origins, words }: PlayerTables): readonly SamplePerson[] {
  return playerIdentities(origins).map((player) => samplePlayer(player, words));
}

function samplePlayer(drawn: PlayerIdentity, words: PlayerWords): SamplePerson {
  const { index, uid, username, displayName, gender, origin, fullness } = drawn;
  const town = OHIO_KEEPERS.has(index) ? (origin.towns.find(({ state }) => state === 'OH') ?? drawn.town) : drawn.town;
  const player = { ...drawn, town };
  const choice = fixedChoice(`profile of ${uid}`);
  const has = (from: number): boolean => fullness >= from + choice.share() * 0.12;
  const drawnType = choice.one([
    'playerHighSchool',
    'playerHighSchool',
    'playerHighSchool',
    'playerHighSchool',
    'playerCollege',
    'playerCollege',
    'playerPro',
  ] as const);
  const isKeeper = OHIO_KEEPERS.has(index);
  // A complete profile has a class, which professionals have not.
  const type = isKeeper || (fullness === 1 && drawnType === 'playerPro') ? 'playerHighSchool' : drawnType;
  const plan = playerPictures(uid, fullness, fixedChoice(`pictures of ${uid}`));
  const drawnPositions = positionsFor(choice);
  const positions: typeof drawnPositions = isKeeper ? ['GK'] : drawnPositions;
  const [best = 'CM'] = positions;
  const drawnYear = choice.whole(0, 3);
  const year = isKeeper ? OHIO_KEEPERS_GRADUATE - SENIORS_GRADUATE : drawnYear;
  const teams = teamsOf(player, type, words, choice, null);
  const crest = plan.drawCrestOf(teams[0]?.teamName ?? displayName);
  const second = choice.share() < 0.18 && origin.secondCitizenships.length > 0 ? [choice.one(origin.secondCitizenships)] : [];
  const pictures = [plan.profilePicture, plan.cover, crest, ...plan.album].filter((picture) => picture !== null);
  const cover = plan.album[0]?.pictureId ?? null;
  const handle = `touchline.demo.${String(index + 1).padStart(3, '0')}`;
  const status = has(0.1) ? statusOf(type, has(0.35), choice) : null;
  const about = has(0.35) ? biography(words, lineOf(best), { type, status }, choice) : null;
  const written = {
    status,
    committedTo: isCommitted(status) ? collegeNamedIn(about ?? '') : null,
    about,
    citizenship: has(0.06) ? [origin.country, ...second] : [],
    profilePicture: plan.profilePicture?.pictureId ?? null,
    cover: plan.cover?.pictureId ?? null,
    position: { main: has(0.04) ? positions : [] },
    characteristics: {
      feet: has(0.22) ? heightFor(choice, gender, best) : null,
      foot: has(0.18) ? choice.one(['right', 'right', 'right', 'left', 'both'] as const) : null,
    },
    teams: has(0.14) ? teams.map((team, place) => (place === 0 ? { ...team, logo: crest?.pictureId ?? null } : team)) : [],
    address: {
      locality: has(0.12) ? town.name : null,
      administrative_area_level_1: has(0.12) ? town.state : null,
      country: has(0.02) ? origin.country : null,
    },
    schoolName: type !== 'playerPro' && has(0.26) ? schoolOf(player, type, words, choice) : null,
    class: type !== 'playerPro' && has(0.08) ? CLASS_YEARS[3 - year] : null,
    graduationYear:
      type === 'playerPro' ? (has(0.4) ? 2016 + choice.whole(0, 8) : null) : has(0.08) ? SENIORS_GRADUATE + year : null,
    gpa: has(0.5) ? markOn(choice, origin.gpa) : null,
    gpaOf: has(0.48) ? origin.gpa.of : null,
    social: { x: fullness > 0.9 ? handle.replace(/\./g, '_').slice(-15) : null, instagram: has(0.66) ? handle : null },
    albums:
      plan.album.length === 0
        ? []
        : [
            {
              name: choice.one(['Match days', 'Last season', 'On the pitch']),
              cover,
              pictures: plan.album.map(({ pictureId }) => pictureId),
            },
          ],
    pictures: pictures.map(({ pictureId }) => pictureId),
    pictureDetails: Object.fromEntries(pictures.map(({ pictureId, details }) => [pictureId, { ...details, caption: null }])),
    videos: has(0.58) ? [{ url: `https://www.youtube.com/watch?v=0000000000${index % 10}`, label: null, pinned: true }] : [],
    jerseyNumber: has(0.3) ? plan.number : null,
    ...furtherFields(player, type),
    seasons: has(0.6) ? seasonsOf(player, teams[0]?.teamName ?? null, isKeeper) : [],
    premium: fullness > 0.8 && choice.share() < 0.1 ? { since: PREMIUM_SINCE, until: null } : null,
  };
  const complete = fullness === 1 ? completed(written, player, type, words, choice) : written;
  const [created, updated] = [momentOf(choice.whole(0, 240)), momentOf(choice.whole(241, 318))];
  const adultFrom = type === 'playerHighSchool' ? comesOfAgeFrom(written.graduationYear) : OF_AGE;
  const blank = blankProfile({
    ...{ _id: uid, username, displayName, type, sportsTypeGender: gender, roles: [], now: created },
    adultFrom,
  });
  return { profile: profile.parse({ ...blank, ...complete, updatedAt: updated, publicAt: updated }), pictures };
}

/** College players and professionals have been of age for long. */
const OF_AGE = '2024-01-01';

/** High-school players come of age in the summer of their graduation; null where nobody knows its year. */
function comesOfAgeFrom(graduationYear: number | null): string | null {
  return graduationYear === null ? null : `${graduationYear}-07-01`;
}

/** Test scores and honours of the fuller profiles. */
function furtherFields({ uid, fullness }: PlayerIdentity, type: Profile['type']): Partial<Profile> {
  const choice = fixedChoice(`honours of ${uid}`);
  const isStudent = type !== 'playerPro' && fullness > 0.7;
  const [sat, act] = [choice.whole(98, 148) * 10, choice.whole(19, 33)];
  const types = ['allConference', 'allCounty', 'teamCaptain', 'allState', 'mostValuablePlayer', 'deansList'] as const;
  const honours = Array.from({ length: choice.whole(1, 3) }, (_, index) => ({
    type: types[(choice.whole(0, 1) + index * 2) % types.length] ?? 'teamCaptain',
    team: index === 0 ? choice.one(['first', 'second', null] as const) : null,
    year: 2025 - index,
    note: null,
  }));
  return {
    sat: isStudent ? sat : null,
    act: isStudent && choice.share() < 0.4 ? act : null,
    honours: fullness > 0.75 ? honours : [],
  };
}

/** Two seasons with the first team: goals and assists, or what goalkeepers count. */
function seasonsOf({ uid }: PlayerIdentity, team: string | null, isKeeper: boolean): Profile['seasons'] {
  const choice = fixedChoice(`seasons of ${uid}`);
  return [2025, 2024].map((season) => {
    const matches = choice.whole(14, 28);
    const starts = choice.whole(8, matches);
    const [goals, assists] = [choice.whole(0, 14), choice.whole(0, 11)];
    return {
      ...{ season, team, matches, starts, minutes: starts * 80 },
      ...(isKeeper ? { goals: null, assists: null } : { goals, assists }),
      ...(isKeeper ? { cleanSheets: choice.whole(2, 8), saves: choice.whole(30, 90) } : { cleanSheets: null, saves: null }),
    };
  });
}

/** Completes a profile of full fullness, so that it lacks nothing that a profile of its type can have. */
function completed<
  Written extends { schoolName: string | null; graduationYear: number | null; class: Profile['class'] | undefined },
>(filled: Written, player: PlayerIdentity, type: Profile['type'], words: PlayerWords, choice: FixedChoice) {
  return {
    ...filled,
    schoolName: filled.schoolName ?? schoolOf(player, type, words, choice),
    class: filled.class ?? 'Senior',
    graduationYear: filled.graduationYear ?? SENIORS_GRADUATE,
  };
}

function schoolOf({ origin, town }: PlayerIdentity, type: Profile['type'], words: PlayerWords, choice: FixedChoice): string {
  return type === 'playerCollege' ? choice.one(words.invented.colleges) : choice.one(origin.schools).replace('{town}', town.name);
}

type Stage = Pick<Profile, 'status'> & { readonly type: keyof typeof STATUSES };

/** Only who writes about themselves is committed, because their text names the college. */
function statusOf(type: Stage['type'], writes: boolean, choice: FixedChoice): Stage['status'] {
  const status = choice.one(STATUSES[type]);
  return isCommitted(status) && !writes ? 'talking' : status;
}

/** Those of the invented colleges that the demo world has a page of. */
const COLLEGES_WITH_PAGE = { 'Harbor Point University': 'harbor-point-university', 'Eastridge College': 'eastridge-college' };

/** The id of the college that a text names; null where it has no page. */
function collegeNamedIn(text: string): string | null {
  return Object.entries(COLLEGES_WITH_PAGE).find(([name]) => text.includes(name))?.[1] ?? null;
}

function isCommitted(status: Stage['status']): boolean {
  return status === 'committed' || status === 'signed';
}

function biography(
  words: PlayerWords,
  line: keyof PlayerWords['openings'],
  { type, status }: Stage,
  choice: FixedChoice,
): string {
  const { openings, stories, studies, wishes, commitments, professional, invented } = words;
  const opening = choice.one(openings[line]);
  if (type === 'playerPro') return [opening, ...twoOf(professional, choice)].join(' ');
  if (status === 'notLooking') return [opening, ...twoOf(stories, choice), choice.one(studies)].join(' ');
  const next = isCommitted(status)
    ? choice.one(commitments).replace('{college}', choice.one(invented.colleges))
    : choice.one(wishes);
  return [opening, choice.one(stories), choice.one(studies), next].join(' ');
}

/** Two different sentences. */
function twoOf(sentences: readonly string[], choice: FixedChoice): readonly string[] {
  const first = choice.one(sentences);
  return [first, choice.one(sentences.filter((sentence) => sentence !== first))];
}

/** A timestamp in 2026, `day` days after 1 January. */
function momentOf(day: number): string {
  return new Date(Date.UTC(2026, 0, 1 + day, 9 + (day % 11), (day * 7) % 60)).toISOString();
}
