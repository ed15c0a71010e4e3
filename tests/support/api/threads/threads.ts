import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isObject } from '@touchline/domain/kernel/json/json';
import { aThread } from '@touchline/domain/person/threads/testing/a-thread';
import { startedThread } from '@touchline/domain/person/threads/thread-changes';
import type { Thread } from '@touchline/domain/person/threads/thread';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { threadDocuments } from '@touchline/functions/features/threads/thread-people';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';
import { acceptedAt } from '../claims/coach-roles';
import { aPerson, type Person, type SignedIn, signedIn } from '../members/people';
import { aPlayer, type Player } from '../profiles/profiles';

/** A first message that every rule lets through. */
export const WORDS = { text: 'We saw you play in Columbus and liked it.', nextStep: 'visit' } as const;

/** Makes a person a coach whom a college has accepted, and an adult. */
async function asCoach<Someone extends Person>(person: Someone): Promise<Someone> {
  await personDocuments(firestore()).profiles.doc(person.uid).update({ type: 'coach', displayName: 'Casey Coach' });
  return person;
}

/** A signed-in coach whom a college has accepted. */
export async function aCoach(url: string, collegeId: string): Promise<SignedIn> {
  return asCoach(await signedIn(url, { roles: [acceptedAt(collegeId)] }));
}

/** The uid of an adult player without anything else. */
export async function anAdultPlayer(): Promise<string> {
  const { uid } = await aPerson();
  await personDocuments(firestore()).profiles.doc(uid).update({ adultFrom: '2020-01-01' });
  return uid;
}

/** Begins a conversation as a caller. */
export function write(caller: Caller, player: string, collegeId: string, changes: object = {}): Promise<Answer> {
  return caller.call('startThread', { body: { player, collegeId, ...WORDS, ...changes } });
}

/** The conversation that an answer names. */
export function threadIn({ body, text }: Answer): string {
  if (!isObject(body) || typeof body.threadId !== 'string') throw new Error(`no conversation: ${text}`);
  return body.threadId;
}

/** Stores an open conversation with its first message, between a player and a new coach of a college. */
export async function aStoredThread(player: string, collegeId = 'harbor', changes: Partial<Thread> = {}): Promise<Thread> {
  const { uid: coach } = await asCoach(await aPerson({ roles: [acceptedAt(collegeId)] }));
  const [threadId, messageId] = [randomUUID(), randomUUID()];
  const form = { player, collegeId, ...WORDS, campId: null };
  const at = new Date().toISOString();
  const { thread, message } = startedThread(form, {
    ...{ threadId, messageId, coach, collegeName: 'Harbor Point University', camp: null, at },
  });
  const { threads, messages } = threadDocuments(firestore());
  const stored = { ...thread, ...changes };
  await threads.doc(threadId).set(stored);
  await messages.doc(messageId).set({ ...message, coach: stored.coach });
  return aThread(stored);
}

/** The mails about a person, or to an address, as their texts, the first written first. */
export async function mailsAbout(
  about: string,
): Promise<readonly { kind: string; to: string; text: string; replyTo: unknown }[]> {
  const { docs } = await firestore().collection('mail').where('about', '==', about).get();
  return docs
    .toSorted((one, other) => String(one.get('createdAt')).localeCompare(String(other.get('createdAt'))))
    .map((one) => ({
      kind: String(one.get('kind')),
      to: (one.get('to') as readonly string[]).join(),
      text: String(one.get('message.text')),
      replyTo: one.get('replyTo') as unknown,
    }));
}

/** Reads a conversation. */
export function readThreadAs(caller: Caller, threadId: string): Promise<Answer> {
  return caller.call('thread', { params: { threadId } });
}

/** Answers in a conversation. */
export function replyAs(caller: Caller, threadId: string, text: unknown = 'Thank you, I would like to come.'): Promise<Answer> {
  return caller.call('replyToThread', { params: { threadId }, body: { text } });
}

/** How a side reads the state of a conversation. */
export async function threadStateOf(caller: Caller, threadId: string): Promise<AnswerOf<'thread'>['thread']['state']> {
  return ((await readThreadAs(caller, threadId)).body as AnswerOf<'thread'>).thread.state;
}

/** An adult player. */
export function anAdult(url: string): Promise<Player> {
  return aPlayer(url, { adultFrom: '2020-01-01' });
}

/** A player to whom a coach has written. */
export async function aConversation(coach: Caller, collegeId: string, player: Player) {
  return { ...player, threadId: threadIn(await write(coach, player.stored._id, collegeId)) };
}
