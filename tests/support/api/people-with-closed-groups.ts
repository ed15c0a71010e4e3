import { LISTED_ALUMNI, newListedAlumnus } from '@touchline/domain/person/account/listed-alumnus';
import type { Profile } from '@touchline/domain/person/profile/profile';
import {
  AUDIENCES,
  audienceOf,
  belongsTo,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  type Reader,
} from '@touchline/domain/person/profile/visibility';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect } from 'vitest';
import type { Caller } from './caller';
import { acceptedAt, pendingAt } from './coach-roles';
import { signedIn } from './people';
import { aPlayer, type Player, storeProfileDrawing } from './profiles';

const ADULT = '2000-01-01';
const MINOR = '2999-01-01';

const audiencesFrom = (of: (index: number) => Profile['audiences'][FieldGroup]): Profile['audiences'] =>
  Object.fromEntries(FIELD_GROUP_NAMES.map((group, index) => [group, of(index)])) as Profile['audiences'];

/** Adults with each audience for each group once, minors with and without choices, and two who are hidden. */
const PEOPLE: readonly Partial<Profile>[] = [
  ...AUDIENCES.map((_, turn) => ({
    adultFrom: ADULT,
    audiences: audiencesFrom((index) => AUDIENCES[(index + turn) % AUDIENCES.length] ?? null),
  })),
  { adultFrom: MINOR },
  { adultFrom: MINOR, audiences: audiencesFrom(() => 'everybody') },
  { adultFrom: null, audiences: audiencesFrom(() => 'everybody') },
  { adultFrom: ADULT, audiences: audiencesFrom(() => 'everybody'), hidden: true },
  { adultFrom: ADULT, withheld: { at: '2026-01-01T00:00:00.000Z', reason: 'Second reason' } },
];

const gpaOf = (n: number): number => (321 + n) / 100;

/** Fields with a text of this person in each group. */
function fieldsOf(n: number): Partial<Profile> {
  const pictures = ['portrait', 'cover', 'logo', 'photo', 'unused'].map((what) => `id-of-${what}-${n}`);
  const team = { type: null, league: null, country: null, tier: null, showInHeader: true } as const;
  return {
    profilePicture: `id-of-portrait-${n}`,
    cover: `id-of-cover-${n}`,
    about: `about-${n}-words`,
    graduationYear: 2050 + n,
    teams: [{ ...team, teamName: `team-${n}-name`, logo: `id-of-logo-${n}` }],
    address: { locality: `place-${n}-town`, administrative_area_level_1: null, country: null },
    videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', label: `video-${n}-label`, pinned: false }],
    albums: [{ name: `album-${n}-name`, cover: `id-of-photo-${n}`, pictures: [`id-of-photo-${n}`] }],
    schoolName: `school-${n}-name`,
    gpa: gpaOf(n),
    schedule: [{ date: '2027-01-01', time: null, event: `match-${n}-event`, place: null }],
    social: { x: `handle_${n}_x`, instagram: null },
    pictures,
    pictureDetails: Object.fromEntries(
      pictures.map((id) => [id, { width: 4, height: 5, placeholder: null, area: null, caption: null }]),
    ),
  };
}

/** How an answer holds a group of person `n`: as JSON, as text or attributes of HTML, or as a line of a card. */
export function markersOf(n: number): Readonly<Record<FieldGroup, RegExp>> {
  const [year, gpa] = [2050 + n, String(gpaOf(n)).replace('.', '[.,]')];
  return {
    portrait: new RegExp(`(?:portrait|cover)-${n}\\b`),
    about: new RegExp(`about-${n}-words`),
    player: new RegExp(`"graduationYear":${year}\\b|>[^<]*\\b${year}\\b|(?:class of|Abschluss) ${year}\\b`, 'i'),
    teams: new RegExp(`team-${n}-name|logo-${n}\\b`),
    place: new RegExp(`place-${n}-town`),
    videos: new RegExp(`video-${n}-label`),
    photos: new RegExp(`album-${n}-name|photo-${n}\\b`),
    school: new RegExp(`school-${n}-name`),
    grades: new RegExp(`"gpa":${gpa}\\b|>[^<]*\\b${gpa}\\b`),
    schedule: new RegExp(`match-${n}-event`),
    social: new RegExp(`handle_${n}_x`),
  };
}

/** Stores the people as listed alumni of a college, with the files of their pictures. */
export function storePeople(url: string, collegeId: string): Promise<readonly Player[]> {
  const alumna = { type: 'alumni', value: collegeId, status: 'Accepted' } as const;
  return Promise.all(
    PEOPLE.map(async (changes, n) => {
      const player = await aPlayer(url, { ...fieldsOf(n), roles: [alumna], ...changes });
      const { _id, pictures } = player.stored;
      for (const id of pictures) await storeProfileDrawing(_id, id);
      const wish = newListedAlumnus(_id, collegeId, '2026-01-01T00:00:00.000Z');
      await collectionOf(firestore(), LISTED_ALUMNI)
        .doc(wish._id)
        .set({ ...wish, isAccepted: true });
      return player;
    }),
  );
}

/** Who asks, what the rules call such a reader, and the session that comes along (null for a visitor). */
export interface AskingReader {
  readonly who: string;
  readonly reader: Reader;
  readonly caller: Caller;
  readonly session: string | null;
}

/** A visitor, a member, a pending coach and an accepted one of a college, and an admin. */
export async function readersAround(url: string, visitor: Caller, collegeId: string): Promise<readonly AskingReader[]> {
  const [member, pending, admin, coach] = await Promise.all([
    signedIn(url),
    signedIn(url, { roles: [pendingAt(collegeId)] }),
    signedIn(url, { isAdmin: true }),
    signedIn(url, { roles: [acceptedAt(collegeId)] }),
  ]);
  const asking = (who: string, reader: Reader, caller: typeof member) => ({ who, reader, caller, session: caller.session });
  return [
    { who: 'a visitor', reader: 'visitor', caller: visitor, session: null },
    asking('a member', 'member', member),
    asking('a pending coach', 'member', pending),
    asking('an admin', 'member', admin),
    asking('an accepted coach', 'coach', coach),
  ];
}

const TODAY = new Date().toISOString().slice(0, 10);
/** What no answer to others holds of these people: address, birth date, and why an admin hides them. */
const PRIVATE = /@people\.example|2000-02-03|Second reason/;

/** The names of private fields, which no answer about people has. */
export const PRIVATE_FIELDS = /"(?:email|dateOfBirth|phone|street|adultFrom|audiences|formerUsernames|withheld)":/;

/** Fails where a text that a reader gets holds a part of anybody that is closed to them; counts what it does hold. */
export function expectOpenOnly(people: readonly Profile[], text: string, reader: Reader, what: string): number {
  let open = 0;
  expect(text, what).not.toMatch(PRIVATE);
  for (const [n, stored] of people.entries()) {
    const isHidden = stored.hidden || stored.withheld !== null;
    for (const group of FIELD_GROUP_NAMES) {
      if (!markersOf(n)[group].test(text)) continue;
      const isOpen = !isHidden && belongsTo(reader, audienceOf(stored, group, TODAY));
      expect(isOpen, `${what}: ${group} of person ${n}`).toBe(true);
      open += 1;
    }
  }
  return open;
}
