import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { picturesShownTo } from '@touchline/domain/person/profile/shown-profile';
import {
  AUDIENCES,
  audienceOf,
  belongsTo,
  FIELD_GROUP_NAMES,
  type FieldGroup,
  type Reader,
} from '@touchline/domain/person/profile/visibility';
import { LISTED_ALUMNI, newListedAlumnus } from '@touchline/domain/person/account/listed-alumnus';
import { handlers } from '@touchline/functions/composition/all-handlers';
import { callAsVisitor } from '@touchline/functions/http/call-as-visitor';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller, Sent } from '../../support/api/caller';
import { acceptedAt, pendingAt } from '../../support/api/coach-roles';
import { aStoredCollege } from '../../support/api/colleges';
import type { Stage } from '../../support/api/permission-cells';
import { PERMISSION_TABLE } from '../../support/api/permission-table';
import { signedIn } from '../../support/api/people';
import { aPlayer, storeProfileDrawing } from '../../support/api/profiles';

const api = apiStage();
const TODAY = new Date().toISOString().slice(0, 10);
const ADULT = '2000-01-01';
const MINOR = '2999-01-01';
/** What no answer to others holds of these people: address, birth date, and why an admin hides them. */
const PRIVATE = /@people\.example|2000-02-03|Second reason/;
/** The names of private fields, which no answer about people has. */
const PRIVATE_FIELDS = /"(?:email|dateOfBirth|phone|street|adultFrom|audiences|formerUsernames|withheld)":/;

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
    gpa: 3.1 + n / 1000,
    schedule: [{ date: '2027-01-01', time: null, event: `match-${n}-event`, place: null }],
    social: { x: `handle_${n}_x`, instagram: null },
    pictures,
    pictureDetails: Object.fromEntries(pictures.map((id) => [id, { width: 4, height: 5, placeholder: null, area: null }])),
  };
}

const markersOf = (n: number): Readonly<Record<FieldGroup, RegExp>> => ({
  portrait: new RegExp(`(?:portrait|cover)-${n}\\b`),
  about: new RegExp(`about-${n}-words`),
  player: new RegExp(`"graduationYear":${2050 + n}\\b`),
  teams: new RegExp(`team-${n}-name|logo-${n}\\b`),
  place: new RegExp(`place-${n}-town`),
  videos: new RegExp(`video-${n}-label`),
  photos: new RegExp(`album-${n}-name|photo-${n}\\b`),
  school: new RegExp(`school-${n}-name`),
  grades: new RegExp(`"gpa":${3.1 + n / 1000}\\b`),
  schedule: new RegExp(`match-${n}-event`),
  social: new RegExp(`handle_${n}_x`),
});

const isPublic = (name: RouteName): boolean => {
  const { access, isRead }: ContractRow = API_CONTRACT[name];
  return ['everyone', 'visitor', 'reader'].includes(access) && (API_ROUTES[name].method === 'GET' || isRead === true);
};
const PUBLIC_ROWS = (Object.keys(API_ROUTES) as RouteName[]).filter(isPublic);

let collegeId: string;
let people: readonly Profile[];
let readers: readonly (readonly [name: string, reader: Reader, caller: Caller])[];

beforeAll(async () => {
  ({ _id: collegeId } = await aStoredCollege());
  const alumna = { type: 'alumni', value: collegeId, status: 'Accepted' } as const;
  people = await Promise.all(
    PEOPLE.map(async (changes, n) => {
      const { stored } = await aPlayer(api.url, { ...fieldsOf(n), roles: [alumna], ...changes });
      for (const id of stored.pictures) await storeProfileDrawing(stored._id, id);
      const wish = newListedAlumnus(stored._id, collegeId, '2026-01-01T00:00:00.000Z');
      await collectionOf(firestore(), LISTED_ALUMNI)
        .doc(wish._id)
        .set({ ...wish, isAccepted: true });
      return stored;
    }),
  );
  const [member, pending, admin, coach] = await Promise.all([
    signedIn(api.url),
    signedIn(api.url, { roles: [pendingAt(collegeId)] }),
    signedIn(api.url, { isAdmin: true }),
    signedIn(api.url, { roles: [acceptedAt(collegeId)] }),
  ]);
  readers = [
    ['a visitor', 'visitor', api.visitor],
    ['a member', 'member', member],
    ['a pending coach', 'member', pending],
    ['an admin', 'member', admin],
    ['an accepted coach', 'coach', coach],
  ];
}, 120_000);

/** Fails where an answer to a reader holds a part of anybody that is closed to them; counts what it does hold. */
function expectOpenOnly(text: string, reader: Reader, what: string): number {
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

/** What each public row is asked: what the permission tests send, and everybody's profile under each look. */
async function callsOf(name: RouteName): Promise<readonly Sent[]> {
  if (name === 'profile')
    return people.flatMap(({ username }) =>
      [{}, { as: 'visitor' }, { as: 'member' }, { as: 'coach' }].map((query) => ({ params: { username }, query })),
    );
  const stage = { collegeId, pictureId: 'no-picture' } as unknown as Stage;
  const calls: Sent[] = [];
  for (const { send } of PERMISSION_TABLE[name]) calls.push(await send(stage));
  return calls;
}

describe('what is closed of a minor, an adult and a hidden profile', () => {
  test('the public rows are all walked, and name people', () => {
    expect(PUBLIC_ROWS).toEqual(expect.arrayContaining(['profile', 'college', 'mediaCatalogue', 'searchColleges', 'resource']));
    expect(PUBLIC_ROWS.length).toBeGreaterThan(12);
  });

  test.each(PUBLIC_ROWS)('[S1-08] is in no answer of %s, whoever reads', async (name) => {
    let open = 0;
    for (const [who, reader, caller] of readers)
      for (const sent of await callsOf(name)) {
        const { text, status } = await caller.call(name, sent);
        expect(status, text).toBeLessThan(500);
        open += expectOpenOnly(text, reader, `${name} to ${who} ${JSON.stringify(sent)}`);
        if (name === 'profile') expect(text).not.toMatch(PRIVATE_FIELDS);
      }
    if (name === 'profile') expect(open).toBeGreaterThan(300);
  });

  test('is in no list that members and coaches read', async () => {
    for (const [who, reader, caller] of readers) {
      const asked: readonly (readonly [RouteName, Sent])[] = [
        ['collegeAlumni', { params: { collegeId } }],
        ['collegeHistory', { params: { collegeId } }],
        ['collegeMembers', { params: { collegeId } }],
        ['claimsOfCollege', { params: { collegeId } }],
        ['savedPlayers', {}],
      ];
      if (reader === 'coach')
        for (const { _id } of people) await caller.call('savePlayer', { params: { playerId: _id }, body: {} });
      const answers: Answer[] = [];
      for (const [name, sent] of asked) answers.push(await caller.call(name, sent));
      const found = answers.map(({ text }) => expectOpenOnly(text, reader, who));
      if (reader === 'coach') expect(found.at(-1)).toBeGreaterThan(10);
    }
  });

  test('is nothing that the server renders a page from', async () => {
    const call = callAsVisitor(handlers, 'en');
    let open = 0;
    for (const { username } of people) {
      const { body } = await call('profile', { params: { username }, query: {} });
      open += expectOpenOnly(JSON.stringify(body), 'visitor', username);
    }
    expect(open).toBeGreaterThan(30);
  });

  test('[S7-08] no picture of a closed group has an address that opens it', async () => {
    let served = 0;
    for (const [n, stored] of people.entries()) {
      const publicly = picturesShownTo(stored, 'visitor', TODAY);
      for (const id of stored.pictures) {
        for (const [who, reader, caller] of readers) {
          const isShown = picturesShownTo(stored, reader, TODAY).has(id);
          const [own, shared] = [
            await caller.call('resource', { query: { q: `profiles/${stored._id}/40/${id}` } }),
            await caller.send('GET', `/media/profiles/${stored._id}/40/${id}`),
          ];
          const what = `${id} of person ${n} to ${who}`;
          expect([own.status, shared.status], what).toEqual([isShown ? 200 : 404, publicly.has(id) ? 200 : 404]);
          if (isShown && !publicly.has(id)) expect(own.headers.get('cache-control'), what).toBe('private, no-store');
          served += isShown ? 1 : 0;
        }
      }
    }
    expect(served).toBeGreaterThan(50);
  }, 120_000);

  test('no search key of a person is a text of the profile, and only admins search by them', async () => {
    const { accounts } = personDocuments(firestore());
    for (const [n, { _id }] of people.entries()) {
      const keys: unknown = (await accounts.doc(_id).get()).get('keys');
      for (const group of FIELD_GROUP_NAMES) expect(JSON.stringify(keys ?? [])).not.toMatch(markersOf(n)[group]);
    }
    for (const [who, , caller] of readers)
      if (who !== 'an admin') expect((await caller.call('adminUsers', { body: { search: 'Test' } })).status).toBeGreaterThan(400);
  });
});
