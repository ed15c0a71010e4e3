import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { picturesShownTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { handlers } from '@touchline/functions/composition/all-handlers';
import { callAsVisitor } from '@touchline/functions/http/call-as-visitor';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Sent } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import {
  type AskingReader,
  expectOpenOnly as expectOpenOf,
  markersOf,
  PRIVATE_FIELDS,
  readersAround,
  storePeople,
} from '../../support/api/profiles/people-with-closed-groups';
import type { Stage } from '../../support/api/platform/permission-cells';
import { PERMISSION_TABLE } from '../../support/api/platform/permission-table';

const api = apiStage();
const TODAY = new Date().toISOString().slice(0, 10);

const isPublic = (name: RouteName): boolean => {
  const { access, isRead }: ContractRow = API_CONTRACT[name];
  return ['everyone', 'visitor', 'reader'].includes(access) && (API_ROUTES[name].method === 'GET' || isRead === true);
};
const PUBLIC_ROWS = (Object.keys(API_ROUTES) as RouteName[]).filter(isPublic);

let collegeId: string;
let people: readonly Profile[];
let readers: readonly AskingReader[];

beforeAll(async () => {
  ({ _id: collegeId } = await aStoredCollege());
  people = (await storePeople(api.url, collegeId)).map(({ stored }) => stored);
  readers = await readersAround(api.url, api.visitor, collegeId);
});

const expectOpenOnly = (text: string, reader: Reader, what: string): number => expectOpenOf(people, text, reader, what);

const LOOKS = [{ as: 'visitor' }, { as: 'member' }, { as: 'coach' }];

/**
 * What each public row is asked: what the permission tests send, and everybody's profile as it is and under one of the
 * looks, which take turns with the people and the readers.
 */
async function callsOf(name: RouteName, turn: number): Promise<readonly Sent[]> {
  if (name === 'profile')
    return people.flatMap(({ username }, n) =>
      [{}, LOOKS[(n + turn) % LOOKS.length] ?? {}].map((query) => ({ params: { username }, query })),
    );
  if (name === 'confirmedFacts') return [{ query: { players: people.map(({ _id }) => _id).join(',') } }];
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

  test.each(PUBLIC_ROWS)(
    '[S1-08] is in no answer of %s, whoever reads',
    async (name) => {
      let open = 0;
      for (const [turn, { who, reader, caller }] of readers.entries())
        for (const sent of await callsOf(name, turn)) {
          const { text, status } = await caller.call(name, sent);
          expect(status, text).toBeLessThan(500);
          open += expectOpenOnly(text, reader, `${name} to ${who} ${JSON.stringify(sent)}`);
          if (name === 'profile') expect(text).not.toMatch(PRIVATE_FIELDS);
        }
      if (name === 'profile') expect(open).toBeGreaterThan(150);
    },
    120_000,
  );

  test('is in no list that members and coaches read', async () => {
    for (const { who, reader, caller } of readers) {
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
    /** One of each kind of reader; those of one kind take turns. */
    const askersOf = (turn: number): readonly AskingReader[] =>
      (['visitor', 'member', 'coach'] as const).flatMap((kind) => {
        const alike = readers.filter(({ reader }) => reader === kind);
        return alike.slice(turn % alike.length).slice(0, 1);
      });
    let [asked, served] = [0, 0];
    for (const [n, stored] of people.entries()) {
      const publicly = picturesShownTo(stored, 'visitor', TODAY);
      for (const id of stored.pictures) {
        asked += 1;
        for (const { who, reader, caller } of askersOf(asked)) {
          const isShown = picturesShownTo(stored, reader, TODAY).has(id);
          const own = await caller.call('resource', { query: { q: `profiles/${stored._id}/40/${id}` } });
          const what = `${id} of person ${n} to ${who}`;
          expect(own.status, what).toBe(isShown ? 200 : 404);
          if (isShown && !publicly.has(id)) expect(own.headers.get('cache-control'), what).toBe('private, no-store');
          served += isShown ? 1 : 0;
        }
        const { who, caller } = readers[asked % readers.length] ?? { who: 'nobody', caller: api.visitor };
        const shared = await caller.send('GET', `/media/profiles/${stored._id}/40/${id}`);
        expect(shared.status, `${id} of person ${n}, shared, to ${who}`).toBe(publicly.has(id) ? 200 : 404);
      }
    }
    expect(served).toBeGreaterThan(50);
  });

  test('no search key of a person is a text of the profile, and only admins search by them', async () => {
    const { accounts } = personDocuments(firestore());
    for (const [n, { _id }] of people.entries()) {
      const keys: unknown = (await accounts.doc(_id).get()).get('keys');
      for (const { text } of markersOf(n)) expect(JSON.stringify(keys ?? [])).not.toMatch(text);
    }
    for (const { who, caller } of readers)
      if (who !== 'an admin') expect((await caller.call('adminUsers', { body: { search: 'Test' } })).status).toBeGreaterThan(400);
  });
});
