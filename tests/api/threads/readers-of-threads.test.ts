import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { firestore } from '@touchline/functions/platform/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Sent } from '../../support/api/caller';
import {
  READERS,
  type ReaderName,
  type ReadThreads,
  type Secret,
  storeReadThreads,
} from '../../support/api/threads/read-threads';

const api = apiStage();

const OF_ALL_THREE = ['words', 'answer', 'wordsOfBlocked', 'answerToBlocked', 'wordsOfFormer', 'answerToFormer'] as const;
const ALL_MAILS = ['mailOfPlayer', 'mailOfCoach', 'mailOfBlocked', 'mailOfFormer', 'mailOfGuardian'] as const;

/** The own address in the own account. */
const own = (secret: Secret): Found => ({ ownProfile: [secret], account: [secret] });

type Found = Partial<Record<RouteName, readonly Secret[]>>;

/** What each reader finds in which call; in every other call of everybody stands nothing of it. */
const OPEN: Readonly<Record<ReaderName, Found>> = {
  'a visitor': {},
  'the player': {
    ...own('mailOfPlayer'),
    guardianships: ['mailOfGuardian'],
    thread: OF_ALL_THREE,
    downloadAccount: [...OF_ALL_THREE, 'note', 'mailOfPlayer', 'mailOfGuardian'],
  },
  'another player': {},
  'the coach': { ...own('mailOfCoach'), thread: ['words', 'answer'], downloadAccount: ['words', 'mailOfCoach'] },
  'a coach of the same college': {},
  'a coach of another college': {},
  'the blocked coach': {
    ...own('mailOfBlocked'),
    thread: ['wordsOfBlocked', 'answerToBlocked'],
    downloadAccount: ['wordsOfBlocked', 'mailOfBlocked'],
  },
  'the coach without role': { ...own('mailOfFormer'), downloadAccount: ['wordsOfFormer', 'mailOfFormer'] },
  'the guardian': { ...own('mailOfGuardian'), downloadAccount: ['mailOfGuardian'] },
  'the guardian of another': {},
  'a parent without link': {},
  'an admin': {
    reportedThread: ['wordsOfBlocked', 'answerToBlocked'],
    adminReports: ['note'],
    adminUsers: ['mailOfPlayer'],
    adminPerson: ALL_MAILS,
    adminMails: ALL_MAILS,
  },
};

/** Lists of the whole site, in which the lines of other tests may stand before those of this one. */
const CROWDED: readonly RouteName[] = ['adminReports', 'adminMails'];

const TYPED = `Lynx words ${randomUUID()}`;

/** What is written into a conversation. */
const WRITES: readonly (readonly [RouteName, unknown])[] = [
  ['replyToThread', { text: TYPED }],
  ['markThreadRead', undefined],
  ['changeThread', { act: 'block' }],
  ['reportThread', { reason: 'spam' }],
];

type Statuses = readonly number[];
const NOT_FOUND: Statuses = [404, 404, 404, 404];
const REFUSED: Partial<Record<ReaderName, Statuses>> = { 'a visitor': [401, 401, 401, 401] };

/** What those calls answer, for the one that goes on, the blocked one and the one that ended with the role. */
const STATUSES: Partial<Record<ReaderName, readonly (Statuses | null)[]>> = {
  'the player': [
    [201, 204, 200, 201],
    [409, 204, 200, 201],
    [409, 204, 200, 201],
  ],
  'the coach': [[201, 204, 403, 201]],
  'the blocked coach': [null, [409, 204, 403, 201]],
  'the coach without role': [null, null, [409, 204, 403, 404]],
};

const isRead = (name: RouteName): boolean => {
  const { isRead: isQuestion }: ContractRow = API_CONTRACT[name];
  return API_ROUTES[name].method === 'GET' || isQuestion === true;
};
/** Every call that reads, of whatever feature. */
const READS = (Object.keys(API_ROUTES) as RouteName[]).filter(isRead);

/** Calls that answer about these people, so that a refusal to everybody does not pass for silence. */
const ANSWERING: readonly RouteName[] = [
  ...(['threads', 'contactOf', 'profile', 'searchProfiles', 'profileInterest', 'savedPlayers', 'savedPlayer'] as const),
  ...(['collegeMembers', 'collegeAlumni', 'attestations', 'confirmedFacts', 'adminLogs', 'adminWork'] as const),
  ...(['adminMessages', 'adminFeatureRequests', 'reportNumbers', 'hiddenProfiles'] as const),
];

let scene: ReadThreads;
beforeAll(async () => {
  scene = await storeReadThreads(api.url, api.visitor);
});

/** What a call is asked: once for each value that its path may name here. */
function callsOf(name: RouteName): readonly Sent[] {
  const [param] = [...API_ROUTES[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const paths =
    param === undefined ? [{}] : (scene.values[param] ?? ['nothing']).map((value) => ({ params: { [param]: value } }));
  return paths.map((path) => ({ ...path, ...scene.searches[name] }));
}

const secretsIn = (text: string): readonly Secret[] =>
  (Object.keys(scene.secrets) as Secret[]).filter((secret) => text.includes(scene.secrets[secret]));

describe('a conversation, and the addresses of its people', () => {
  test.each(READERS)(
    'are in no answer to %s but those that the rules name',
    async (who) => {
      const found: Partial<Record<RouteName, Secret[]>> = {};
      for (const name of READS)
        for (const sent of callsOf(name)) {
          const { text, status } = await scene.callers[who].call(name, sent);
          expect(status, `${name}: ${text}`).toBeLessThan(500);
          const secrets = secretsIn(text);
          if (secrets.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...secrets])].toSorted();
        }
      for (const name of READS) {
        const open = (OPEN[who][name] ?? []).toSorted();
        if (CROWDED.includes(name)) expect(open, `${name} to ${who}`).toEqual(expect.arrayContaining(found[name] ?? []));
        else expect(found[name] ?? [], `${name} to ${who}`).toEqual(open);
      }
    },
    60_000,
  );

  test.each(ANSWERING)('are looked for in %s, which answers somebody', async (name) => {
    const asked = READERS.flatMap((who) => callsOf(name).map((sent) => scene.callers[who].call(name, sent)));
    expect((await Promise.all(asked)).map(({ status }) => status)).toContain(200);
  });

  test('are in the mails of whom the rules name', async () => {
    const { docs } = await firestore().collection(MAILS.name).get();
    const readersOf = (secret: Secret): readonly string[] => {
      const holding = docs.filter((one) => JSON.stringify(one.get('message')).includes(scene.secrets[secret]));
      return [...new Set(holding.flatMap((one) => one.get('to') as readonly string[]))].toSorted();
    };
    const { mailOfPlayer, mailOfGuardian } = scene.secrets;
    for (const secret of ['words', 'wordsOfBlocked', 'wordsOfFormer'] as const)
      expect(readersOf(secret), secret).toEqual([mailOfGuardian, mailOfPlayer].toSorted());
    for (const secret of ['answer', 'answerToBlocked', 'answerToFormer'] as const)
      expect(readersOf(secret), secret).toEqual([mailOfGuardian]);
    for (const secret of ['note', ...ALL_MAILS] as const) expect(readersOf(secret), secret).toEqual([]);
  });

  test('are answered to nobody who writes into those of others, and nothing is written', async () => {
    const { callers, values } = scene;
    // The player blocks, so the player is the last.
    for (const who of [...READERS.filter((one) => one !== 'the player'), 'the player'] as const) {
      for (const [index, threadId] of (values.threadId ?? []).entries()) {
        const statuses: number[] = [];
        for (const [name, body] of WRITES) {
          const { status, text } = await callers[who].call(name, { params: { threadId }, body });
          statuses.push(status);
          expect(secretsIn(text), `${name} by ${who}`).toEqual([]);
        }
        expect(statuses, `thread ${index} by ${who}`).toEqual(STATUSES[who]?.[index] ?? REFUSED[who] ?? NOT_FOUND);
      }
    }
    const stored = threadDocuments(firestore()).messages.where('thread', 'in', values.threadId);
    const kept = (await stored.get()).docs.map((one) => one.data()).filter(({ text }) => text === TYPED);
    expect(kept.map(({ by }) => by).toSorted()).toEqual(['coach', 'player']);
  });
});
