import type { RouteName } from '@touchline/domain/http/api-routes';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Caller, Sent } from '../caller';
import { acceptedAt } from '../claims/coach-roles';
import { aStoredCollege } from '../colleges/colleges';
import { aLinkedChild, aParent } from '../guardianship/guardianships';
import { signedIn } from '../members/people';
import { replyAs, threadIn, write, aCoach, anAdult } from './threads';

/** Everybody who could ask for a conversation of a player. */
export const READERS = [
  ...(['a visitor', 'the player', 'another player', 'the coach', 'a coach of the same college'] as const),
  ...(['a coach of another college', 'the blocked coach', 'the coach without role', 'the guardian'] as const),
  ...(['the guardian of another', 'a parent without link', 'an admin'] as const),
] as const;
export type ReaderName = (typeof READERS)[number];

/** What only some readers may find in an answer, each as a text that stands nowhere else. */
export const SECRETS = {
  words: 'Zebra words of the coach',
  answer: 'Zebra answer to the coach',
  wordsOfBlocked: 'Heron words of the blocked coach',
  answerToBlocked: 'Heron answer to the blocked coach',
  wordsOfFormer: 'Otter words of the coach without role',
  answerToFormer: 'Otter answer to the coach without role',
  note: 'Heron note to the admins',
} as const;
export type Secret = keyof typeof SECRETS | 'mailOfPlayer' | 'mailOfCoach' | 'mailOfBlocked' | 'mailOfFormer' | 'mailOfGuardian';

/** A player with three conversations, and everybody who could ask for them. */
export interface ReadThreads {
  readonly callers: Readonly<Record<ReaderName, Caller>>;
  /** How each secret stands in an answer. */
  readonly secrets: Readonly<Record<Secret, string>>;
  /** The values that the path of a call takes, by the name of its parameter. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** What a call is sent besides its path, for those that find people by it. */
  readonly searches: Readonly<Partial<Record<RouteName, Sent>>>;
}

/**
 * A minor with a linked guardian, to whom three coaches wrote and who answered each: one goes on, one was reported and
 * blocked, and one ended with the coach's role.
 */
export async function storeReadThreads(url: string, visitor: Caller): Promise<ReadThreads> {
  const { _id: college } = await aStoredCollege();
  const [second, third] = [(await aStoredCollege())._id, (await aStoredCollege())._id];
  const [{ child, parent }, others] = [await aLinkedChild(url), await aLinkedChild(url)];
  const { caller: player, stored } = child;
  const coach = await aCoach(url, college);
  const [blocked, former] = [await aCoach(url, second), await aCoach(url, third)];

  const talk = async (to: typeof coach, collegeId: string, text: string, answer: string): Promise<string> => {
    const threadId = threadIn(await write(to, stored._id, collegeId, { text }));
    const answered = await replyAs(player, threadId, answer);
    if (answered.status !== 201) throw new Error(answered.text);
    return threadId;
  };
  const threads = [
    await talk(coach, college, SECRETS.words, SECRETS.answer),
    await talk(blocked, second, SECRETS.wordsOfBlocked, SECRETS.answerToBlocked),
    await talk(former, third, SECRETS.wordsOfFormer, SECRETS.answerToFormer),
  ] as const;
  const params = { threadId: threads[1] };
  await player.call('reportThread', { params, body: { reason: 'danger', note: SECRETS.note } });
  await player.call('changeThread', { params, body: { act: 'block' } });
  await personDocuments(firestore()).profiles.doc(former.uid).update({ roles: [] });
  for (const one of [coach, blocked]) await one.call('savePlayer', { params: { playerId: stored._id }, body: {} });
  const reports = await collectionOf(firestore(), REPORTS).where('place', '==', threads[1]).get();

  return {
    callers: {
      'a visitor': visitor,
      'the player': player,
      'another player': (await anAdult(url)).caller,
      'the coach': coach,
      'a coach of the same college': await signedIn(url, { roles: [acceptedAt(college)] }),
      'a coach of another college': await aCoach(url, (await aStoredCollege())._id),
      'the blocked coach': blocked,
      'the coach without role': former,
      'the guardian': parent,
      'the guardian of another': others.parent,
      'a parent without link': await aParent(url),
      'an admin': await signedIn(url, { isAdmin: true }),
    },
    secrets: {
      ...SECRETS,
      ...{ mailOfPlayer: player.email, mailOfCoach: coach.email, mailOfGuardian: parent.email },
      ...{ mailOfBlocked: blocked.email, mailOfFormer: former.email },
    },
    values: {
      threadId: threads,
      reportId: reports.docs.map(({ id }) => id),
      ...{ playerId: [stored._id], profileId: [stored._id], ownerId: [stored._id] },
      uid: [stored._id, coach.uid, blocked.uid, former.uid, parent.uid],
      username: [stored.username],
      collegeId: [college],
    },
    searches: {
      searchProfiles: { query: { q: stored.displayName } },
      adminUsers: { body: { search: stored._id } },
      adminLogs: { query: { by: stored._id } },
      confirmedFacts: { query: { players: stored._id } },
    },
  };
}
