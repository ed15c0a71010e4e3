import type { College } from '@touchline/domain/college/college';
import { POSITIONS } from '@touchline/domain/reference/positions';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { StripeDouble } from '@touchline/local/stripe-double/start-stripe-double';
import type { Answer, Caller, Sent } from '../../support/api/caller';

/** The people and colleges that the actions are about. */
export interface Stage {
  readonly visitor: Caller;
  readonly colleges: readonly Pick<College, '_id'>[];
  readonly own: Pick<College, '_id'>;
  readonly player: Caller & { readonly uid: string };
  readonly coach: Caller & { readonly uid: string };
  readonly usernames: readonly string[];
  readonly players: readonly string[];
  readonly double: StripeDouble;
  readonly idTokenOf: (uid: string) => Promise<string>;
  /** The form of a new player. */
  readonly registration: () => Readonly<Record<string, unknown>>;
  readonly photo: Uint8Array;
  readonly runJobs: () => Promise<void>;
}

/** A caller whose calls are counted. */
export type Counting = (caller: Caller) => Caller;

/** One of the everyday actions: what somebody does, and how often a first visit's files are loaded for it. */
export interface EverydayAction {
  readonly name: string;
  readonly firstVisits: number;
  readonly act: (stage: Stage, counting: Counting) => Promise<unknown>;
}

const SEX = { sex: 'female' } as const;

/** A call that has to succeed: a refusal would cost less than what is measured. */
async function ask(caller: Caller, name: RouteName, sent: Sent = {}): Promise<Answer> {
  const answer = await caller.call(name, sent);
  if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

async function readCollege(caller: Caller, { _id }: Pick<College, '_id'>): Promise<void> {
  const params = { collegeId: _id };
  await ask(caller, 'college', { params });
  for (const name of ['collegeComparison', 'collegeSoccer'] as const) await ask(caller, name, { params, query: SEX });
}

async function readLists(caller: Caller): Promise<void> {
  await ask(caller, 'collegeRanking', { query: { ranking: 'rpi', sex: 'female' } });
  await ask(caller, 'searchCamps', { query: 'facets=true' });
}

async function signIn({ visitor, idTokenOf }: Stage, counting: Counting, person: Caller & { uid: string }): Promise<void> {
  await ask(counting(visitor), 'sessionLogin', { body: { idToken: await idTokenOf(person.uid) } });
  for (const name of ['account', 'ownProfile'] as const) await ask(counting(person), name);
}

const search = (caller: Caller, query: string) => ask(caller, 'searchColleges', { query });
const save = (caller: Caller, { _id }: Pick<College, '_id'>, body = {}) =>
  ask(caller, 'saveCollege', { params: { collegeId: _id }, body });
const replace = (path: string, value: unknown) => ({ patch: [{ op: 'replace', path, value }] });

async function times(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 1) await act(index);
}

/** What people do on the site on an ordinary day. */
export const EVERYDAY_ACTIONS: readonly EverydayAction[] = [
  {
    name: 'besides, once for each new instance',
    firstVisits: 0,
    act: async ({ visitor, colleges }, counting) => {
      await readCollege(counting(visitor), colleges[0] ?? { _id: '' });
      await readLists(counting(visitor));
    },
  },
  {
    name: 'a search engine reads a college’s page',
    firstVisits: 0,
    act: ({ visitor, colleges }, counting) => readCollege(counting(visitor), colleges[0] ?? { _id: '' }),
  },
  {
    name: 'a first visit: a search and three colleges',
    firstVisits: 1,
    act: async ({ visitor, colleges }, counting) => {
      await search(counting(visitor), 'q=stanford&facets=true');
      for (const college of colleges.slice(0, 3)) await readCollege(counting(visitor), college);
    },
  },
  {
    name: 'the whole catalogue is loaded',
    firstVisits: 0,
    act: ({ visitor }, counting) => ask(counting(visitor), 'mediaCatalogue'),
  },
  {
    name: 'a ranking and a page of camps',
    firstVisits: 0,
    act: ({ visitor }, counting) => readLists(counting(visitor)),
  },
  {
    name: 'a player registers',
    firstVisits: 1,
    act: ({ visitor, registration }, counting) =>
      ask(counting(visitor), 'registerAccount', { body: { account: registration() } }),
  },
  {
    name: 'a player signs in and opens the own list',
    firstVisits: 0,
    act: async (stage, counting) => {
      await signIn(stage, counting, stage.player);
      await ask(counting(stage.player), 'savedColleges');
    },
  },
  {
    name: 'a family’s evening: four searches, six colleges, three saved, one note',
    firstVisits: 1,
    act: async (stage, counting) => {
      const player = counting(stage.player);
      await signIn(stage, counting, stage.player);
      await times(4, (index) => search(player, `state=${['CA', 'OH', 'VA', 'TX'][index] ?? 'CA'}&facets=true`));
      for (const college of stage.colleges.slice(0, 6)) await readCollege(player, college);
      for (const college of stage.colleges.slice(0, 3)) await save(player, college);
      await save(player, stage.colleges[0] ?? stage.own, { note: 'Ask about the roster.' });
      await ask(player, 'savedColleges');
    },
  },
  {
    name: 'a player edits the profile ten times',
    firstVisits: 0,
    act: ({ player }, counting) =>
      times(10, (index) =>
        ask(counting(player), 'patchProfile', {
          ...{ params: { profileId: player.uid }, query: { undo: 'true' } },
          body: replace('/about', `I like to defend, part ${index}.`),
        }),
      ),
  },
  {
    name: 'a photo of 12 megapixels is uploaded',
    firstVisits: 0,
    act: ({ player, photo }, counting) =>
      ask(counting(player), 'uploadProfilePicture', {
        ...{ params: { profileId: player.uid }, body: photo, headers: { 'content-type': 'image/jpeg' } },
      }),
  },
  {
    name: 'a coach’s hour: ten searches, twenty players, five saved',
    firstVisits: 1,
    act: async (stage, counting) => {
      const coach = counting(stage.coach);
      await signIn(stage, counting, stage.coach);
      await times(10, (index) =>
        ask(coach, 'searchProfiles', { query: `position=${POSITIONS[index % POSITIONS.length] ?? ''}` }),
      );
      for (const username of stage.usernames) await ask(coach, 'profile', { params: { username } });
      for (const playerId of stage.players.slice(0, 5)) await ask(coach, 'savePlayer', { params: { playerId }, body: {} });
    },
  },
  {
    name: 'a coach edits the page five times',
    firstVisits: 0,
    act: ({ coach, own }, counting) =>
      times(5, (index) =>
        ask(counting(coach), 'patchCollege', {
          ...{ params: { collegeId: own._id }, query: { undo: 'true' } },
          body: replace('/nickname', `Gulls ${index}`),
        }),
      ),
  },
  {
    name: 'a coach writes to a player, who answers twice',
    firstVisits: 0,
    act: async ({ coach, player, own }, counting) => {
      const first = { player: player.uid, collegeId: own._id, text: 'We saw you play and liked it.', nextStep: 'visit' };
      const { body } = await ask(counting(coach), 'startThread', { body: first });
      const threadId = String((body as { readonly threadId?: unknown } | null)?.threadId);
      await times(2, () =>
        ask(counting(player), 'replyToThread', { params: { threadId }, body: { text: 'Thank you, I would like to come.' } }),
      );
    },
  },
  {
    name: 'a first month of Premium is bought and paid',
    firstVisits: 0,
    act: async ({ player, double }, counting) => {
      const { body } = await ask(counting(player), 'createCheckoutSession', { body: { priceName: 'premium' } });
      double.pay(String((body as { readonly id?: unknown } | null)?.id));
      await double.delivery.idle(); // The events of the payment come to the API by its webhook.
      await ask(counting(player), 'account');
    },
  },
  { name: 'a night of jobs, eight runs', firstVisits: 0, act: ({ runJobs }) => times(8, runJobs) },
];
