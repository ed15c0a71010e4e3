import { LISTED_ALUMNI, newListedAlumnus } from '@touchline/domain/person/claims/listed-alumnus';
import { aPlayedSeason } from '@touchline/domain/person/testing/a-played-season';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import {
  AUDIENCES,
  audienceOf,
  belongsTo,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  hasMinorsPageOn,
  type Reader,
} from '@touchline/domain/person/profiles/audience/visibility';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect } from 'vitest';
import type { Caller } from '../caller';
import { acceptedAt, pendingAt } from '../claims/coach-roles';
import { signedIn } from '../members/people';
import { storedConfirmation } from '../attestations/attestations';
import { aPlayer, type Player, storeProfileDrawing } from './profiles';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';

const ADULT = '2000-01-01';
const MINOR = '2999-01-01';

const audiencesFrom = (of: (index: number) => Profile['audiences'][FieldGroup]): Profile['audiences'] =>
  Object.fromEntries(FIELD_GROUP_NAMES.map((group, index) => [group, of(index)])) as Profile['audiences'];

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * Adults with each audience for each group once, minors with and without choices, one who comes of age today, and two
 * who are hidden.
 */
const PEOPLE: readonly Partial<Profile>[] = [
  ...AUDIENCES.map((_, turn) => ({
    adultFrom: ADULT,
    audiences: audiencesFrom((index) => AUDIENCES[(index + turn) % AUDIENCES.length] ?? null),
  })),
  { adultFrom: MINOR },
  { adultFrom: MINOR, audiences: audiencesFrom(() => 'everybody') },
  { adultFrom: MINOR, audiences: audiencesFrom(() => 'members') },
  { adultFrom: null, audiences: audiencesFrom(() => 'everybody') },
  { adultFrom: TODAY, audiences: audiencesFrom(() => 'everybody') },
  { adultFrom: ADULT, audiences: audiencesFrom(() => 'everybody'), hidden: true },
  { adultFrom: ADULT, withheld: { at: '2026-01-01T00:00:00.000Z', reason: 'Second reason', answeredAt: null } },
];

const gpaOf = (n: number): number => (321 + n) / 100;

/**
 * Fields with a text of this person in each group; no word of one name stands in another. No other test's players wear
 * these shirt numbers, because the search answers with them too.
 */
function fieldsOf(n: number): Partial<Profile> {
  const pictures = ['portrait', 'cover', 'logo', 'badge', 'photo', 'unused'].map((what) => `id-of-${what}-${n}`);
  const team = { country: null, tier: null, showInHeader: false } as const;
  return {
    profilePicture: `id-of-portrait-${n}`,
    cover: `id-of-cover-${n}`,
    about: `about-${n}-words`,
    graduationYear: 2050 + n,
    jerseyNumber: 60 + n,
    teams: [
      { ...team, type: 'club', teamName: `Clubname${n}x`, league: `League${n}x`, logo: `id-of-logo-${n}`, showInHeader: true },
      { ...team, type: 'highSchool', teamName: `Herons${n}x`, league: null, logo: `id-of-badge-${n}` },
    ],
    seasons: [aPlayedSeason({ season: 1970 + (n % 100), team: `Seasonteam${n}x` })],
    honours: [{ type: 'other', team: null, year: null, note: `Best of Townname${n}x and Schoolname${n}x` }],
    address: { locality: `Townname${n}x`, administrative_area_level_1: `Region${n}x`, country: null },
    videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', label: `video-${n}-label`, pinned: false }],
    albums: [{ name: `album-${n}-name`, cover: `id-of-photo-${n}`, pictures: [`id-of-photo-${n}`] }],
    schoolName: `Schoolname${n}x`,
    gpa: gpaOf(n),
    schedule: [aMatch({ date: '2027-01-01', event: `match-${n}-event` })],
    social: { x: `handle_${n}_x`, instagram: null },
    hudlPage: `https://www.hudl.com/profile/hudl-${n}-page`,
    ncaaId: String(2_100_000_000 + n),
    pictures,
    pictureDetails: Object.fromEntries(
      pictures.map((id) => [id, { width: 4, height: 5, placeholder: null, area: null, caption: `Caption${n}x` }]),
    ),
  };
}

/** Something that an answer may hold of a person, and which groups have to be open for it; of a minor's page more. */
interface Marker {
  readonly what: string;
  readonly text: RegExp;
  readonly groups: readonly FieldGroup[];
  readonly ofMinors?: readonly FieldGroup[];
}

/** How an answer holds what belongs to a group of person `n`: as JSON, as text or attributes of HTML, or on a card. */
export function markersOf(n: number): readonly Marker[] {
  const [year, gpa] = [2050 + n, String(gpaOf(n)).replace('.', '[.,]')];
  const classOf = new RegExp(`"graduationYear":${year}\\b|>[^<]*\\b${year}\\b|(?:class of|Abschluss) ${year}\\b`, 'i');
  return [
    { what: 'portrait', text: new RegExp(`(?:portrait|cover)-${n}\\b`), groups: ['portrait'] },
    { what: 'about', text: new RegExp(`about-${n}-words`), groups: ['about'] },
    { what: 'class', text: classOf, groups: ['player'] },
    { what: 'jersey number', text: new RegExp(`"jerseyNumber":${60 + n}\\b`), groups: ['player'], ofMinors: ['town'] },
    { what: 'league', text: new RegExp(`League${n}x`), groups: ['teams'] },
    { what: 'club', text: new RegExp(`Clubname${n}x|logo-${n}\\b`), groups: ['teams'], ofMinors: ['town'] },
    { what: 'high-school team', text: new RegExp(`Herons${n}x|badge-${n}\\b`), groups: ['teams'], ofMinors: ['school'] },
    { what: 'honour', text: new RegExp(`Best of Townname${n}x`), groups: ['teams'], ofMinors: ['town', 'school'] },
    { what: 'state', text: new RegExp(`Region${n}x`), groups: ['place'] },
    { what: 'town', text: new RegExp(`(?<!Best of )Townname${n}x`), groups: ['town'] },
    { what: 'videos', text: new RegExp(`video-${n}-label`), groups: ['videos'] },
    { what: 'photos', text: new RegExp(`album-${n}-name|id-of-photo-${n}\\b`), groups: ['photos'] },
    { what: 'caption', text: new RegExp(`Caption${n}x`), groups: ['photos'] },
    { what: 'school', text: new RegExp(`(?<! and )Schoolname${n}x`), groups: ['school'] },
    { what: 'grades', text: new RegExp(`"gpa":${gpa}\\b|>[^<]*\\b${gpa}\\b`), groups: ['grades'] },
    { what: 'schedule', text: new RegExp(`match-${n}-event`), groups: ['schedule'] },
    { what: 'handles', text: new RegExp(`handle_${n}_x`), groups: ['social'] },
    { what: 'page on Hudl', text: new RegExp(`hudl-${n}-page`), groups: ['social'] },
    { what: 'reference', text: new RegExp(`Refname${n}x|ref-${n}@|Refteam${n}x`), groups: ['reference'] },
    { what: 'number at the NCAA', text: new RegExp(String(2_100_000_000 + n)), groups: ['ids'] },
  ];
}

/** Stores that a coach agreed to be a reference for person `n`. */
async function aReferenceFor(player: string, n: number): Promise<void> {
  const named = { email: `ref-${n}@club.example`, name: `Refname${n}x`, team: `Refteam${n}x` };
  await storedConfirmation(player, {
    confirmer: { ...named, kind: 'club', role: 'headCoach' },
    ...{ facts: [], reference: { isGiven: true, name: null } },
  });
}

/**
 * Stores the people as listed alumni of a college, with the files of their pictures; one after the other, because a
 * busy machine lets so many not sign in at once.
 */
export async function storePeople(url: string, collegeId: string): Promise<readonly Player[]> {
  const alumna = { type: 'alumni', value: collegeId, status: 'Accepted' } as const;
  const players: Player[] = [];
  for (const [n, changes] of PEOPLE.entries()) {
    const player = await aPlayer(url, { ...fieldsOf(n), roles: [alumna], ...changes });
    const { _id, pictures } = player.stored;
    for (const id of pictures) await storeProfileDrawing(_id, id);
    await aReferenceFor(_id, n);
    const wish = newListedAlumnus(_id, collegeId, '2026-01-01T00:00:00.000Z');
    await collectionOf(firestore(), LISTED_ALUMNI)
      .doc(wish._id)
      .set({ ...wish, isAccepted: true });
    players.push(player);
  }
  return players;
}

/** Who asks, what the rules call such a reader, and the session that comes along (null for a visitor). */
export interface AskingReader {
  readonly who: string;
  readonly reader: Reader;
  readonly caller: Caller;
  readonly session: string | null;
}

/** A visitor, a member, verified or not, a pending coach and an accepted one of a college, and an admin. */
export async function readersAround(url: string, visitor: Caller, collegeId: string): Promise<readonly AskingReader[]> {
  const [member, unverified, pending, admin, coach] = await Promise.all([
    signedIn(url),
    signedIn(url, { isVerified: false }),
    signedIn(url, { roles: [pendingAt(collegeId)] }),
    signedIn(url, { isAdmin: true }),
    signedIn(url, { roles: [acceptedAt(collegeId)] }),
  ]);
  const asking = (who: string, reader: Reader, caller: typeof member) => ({ who, reader, caller, session: caller.session });
  return [
    { who: 'a visitor', reader: 'visitor', caller: visitor, session: null },
    asking('a member', 'member', member),
    asking('a member whose address is not verified', 'visitor', unverified),
    asking('a pending coach', 'member', pending),
    asking('an admin', 'member', admin),
    asking('an accepted coach', 'coach', coach),
  ];
}

/** What no answer to others holds of these people: address, birth date, and why an admin hides them. */
const PRIVATE = /@people\.example|2000-02-03|Second reason/;

/** The names of private fields, which no answer about people has. */
export const PRIVATE_FIELDS =
  /"(?:email|dateOfBirth|phone|street|adultFrom|audiences|formerUsernames|withheld|isIndexable|version|publicAt)":/;

/** Fails where a text that a reader gets holds a part of anybody that is closed to them; counts what it does hold. */
export function expectOpenOnly(people: readonly Profile[], text: string, reader: Reader, what: string): number {
  let open = 0;
  expect(text, what).not.toMatch(PRIVATE);
  for (const [n, stored] of people.entries()) {
    const isHidden = stored.hidden || stored.withheld !== null;
    for (const { what: part, text: marker, groups, ofMinors = [] } of markersOf(n)) {
      if (!marker.test(text)) continue;
      const needed = [...groups, ...(hasMinorsPageOn(stored, TODAY) ? ofMinors : [])];
      const isOpen = !isHidden && needed.every((group) => belongsTo(reader, audienceOf(stored, group, TODAY)));
      expect(isOpen, `${what}: ${part} of person ${n}`).toBe(true);
      open += 1;
    }
  }
  return open;
}
