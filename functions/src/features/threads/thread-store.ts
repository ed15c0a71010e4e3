import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { newInbox } from '@touchline/domain/person/threads/inbox';
import { firstMessageRefusal, openThreadOf, readsThread, stateNow, writesFor } from '@touchline/domain/person/threads/may-write';
import type { FirstMessageForm } from '@touchline/domain/person/threads/message-form';
import {
  type ShownMessage,
  shownMessageOf,
  type ShownThread,
  shownThreadOf,
} from '@touchline/domain/person/threads/shown-thread';
import type { Thread, ThreadMessage } from '@touchline/domain/person/threads/thread';
import { changedThread, readThread, repliedThread, startedThread } from '@touchline/domain/person/threads/thread-changes';
import { newThreadReport } from '@touchline/domain/person/threads/thread-report';
import type { ContactState, Side, ThreadAct } from '@touchline/domain/person/threads/thread-states';
import { THREAD_LIMITS } from '@touchline/domain/reference/limits';
import type { BodyOf } from '@touchline/domain/http/api-contract';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, type UnitOfWork } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { countIn } from '../mail/mail-store';
import { prepareThreadMails } from './thread-mail-store';
import { contactedNow, earlierThreads, namesOf, peopleOf, readCoach, readPlayer, threadDocuments } from './thread-people';

/** What a first message needs besides its form. */
interface FirstMessage {
  readonly coach: string;
  readonly collegeName: string;
  readonly camp: ThreadMessage['camp'];
  readonly origin: string;
}

/** Changes of conversations. Each is one transaction of conversation, message and mails. */
export interface ThreadStore {
  /**
   * Begins a conversation; answers its id. Throws what `firstMessageRefusal` names, and tooMany beyond the limit of a
   * day.
   */
  readonly start: (form: FirstMessageForm, first: FirstMessage) => Promise<string>;
  /** Writes a further message. Throws Refusal notFound for conversations of others, and conflict for closed ones. */
  readonly reply: (threadId: string, uid: string, reply: { text: () => string; origin: string }) => Promise<ShownMessage>;
  /** Throws Refusal notFound. */
  readonly markRead: (threadId: string, uid: string) => Promise<void>;
  /** Throws Refusal notFound, forbidden for the coach, and what `changedThread` throws. */
  readonly change: (threadId: string, uid: string, act: () => ThreadAct) => Promise<ShownThread>;
  /** Puts a report into the queue of the admins. Throws Refusal notFound. */
  readonly report: (threadId: string, uid: string, form: () => BodyOf<'reportThread'>) => Promise<void>;
  /** Whether coaches may write to a player. Throws Refusal forbidden for everybody else. */
  readonly choose: (uid: string, choose: () => boolean) => Promise<{ takesMessages: boolean; state: ContactState }>;
}

interface ThreadDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The address of a person as the provider of the sign-in knows it; null where the user is gone. */
  readonly recipientOf: (uid: string) => Promise<Recipient | null>;
}

/** The side of a conversation on which somebody is. Throws Refusal notFound for everybody else. */
export function sideOf(stored: Thread | undefined, uid: string): { readonly thread: Thread; readonly side: Side } {
  if (stored?.player === uid) return { thread: stored, side: 'player' };
  if (stored?.coach === uid) return { thread: stored, side: 'coach' };
  throw new Refusal('notFound', 'unknownThread');
}

export function threadStore({ database, clock, newId, recipientOf }: ThreadDependencies): ThreadStore {
  const documents = () => threadDocuments(database());

  /** Both people of a conversation within a transaction. */
  const bothOf = async (read: UnitOfWork['read'], { player, coach }: Pick<Thread, 'player' | 'coach'>, at: string) =>
    [await readPlayer(database(), read, player, at), await readCoach(database(), read, coach)] as const;

  const found = async (unit: UnitOfWork, threadId: string, uid: string) => {
    if (!isDocumentName(threadId)) throw new Refusal('notFound', 'unknownThread');
    const document = documents().threads.doc(threadId);
    const [stored] = await unit.read(document);
    return { document, ...sideOf(stored.data(), uid) };
  };

  /** Counts a first message of a coach. Throws Refusal tooMany where it is one too many. */
  const countFirst = async (unit: UnitOfWork, coach: string, now: Date) => {
    const day = Math.floor(now.getTime() / DAY_MS);
    const counter = collectionOf(database(), RATE_LIMITS).doc(`firstMessages-${hashOf(coach)}-day-${day}`);
    const [stored] = await unit.read(counter);
    const count = countIn(stored) + 1;
    const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now.getTime()) / 1000);
    if (count > THREAD_LIMITS.firstPerDay) throw new Refusal('tooMany', 'tooManyToday', { retryAfterSeconds });
    return () => unit.save(counter, { _id: counter.id, count, expiresAt: new Date((day + 2) * DAY_MS) });
  };

  return {
    start: async (form, { coach: uid, collegeName, camp, origin }) => {
      if (!isDocumentName(form.player)) throw new Refusal('notFound', 'unknownPlayer');
      const [threadId, messageId] = [newId(), newId()];
      const to = await recipientOf(form.player);
      return inOneTransaction(async (unit) => {
        const now = clock();
        const at = now.toISOString();
        const { threads, messages, inboxes } = documents();
        const [stored] = await unit.read(threads.doc(threadId));
        if (stored.exists) return threadId;
        const [player, coach] = await bothOf(unit.read, { player: form.player, coach: uid }, at);
        const earlier = await earlierThreads(database(), unit.read, { ...form, coach: uid });
        const isAccepted = coach !== null && writesFor(coach.profile, form.collegeId);
        const { collegeId } = form;
        const refusal = firstMessageRefusal({ coach: uid, collegeId, isAccepted, player: player?.contacted ?? null, earlier });
        if (refusal !== null) throw refusal;
        if (player === null || coach === null) throw new Refusal('notFound', 'unknownPlayer');
        const count = await countFirst(unit, uid, now);
        const begun = startedThread(form, { threadId, messageId, coach: uid, collegeName, camp, at });
        const attempt = { now, at, read: unit.read };
        const queueMails = await prepareThreadMails(database(), attempt, { ...begun, player, coach, to, origin }, newId);
        unit.save(threads.doc(threadId), begun.thread);
        unit.save(messages.doc(messageId), begun.message);
        unit.save(inboxes.doc(form.player), { ...player.inbox, lastThreadAt: at });
        for (const { thread } of earlier)
          if (thread.collegeId === collegeId && thread.state === 'open')
            unit.save(threads.doc(thread._id), { ...thread, state: 'closed' });
        count();
        queueMails(unit);
        return threadId;
      }, database());
    },

    reply: async (threadId, uid, { text: textOf, origin }) => {
      if (!isDocumentName(threadId)) throw new Refusal('notFound', 'unknownThread');
      const { thread: known, side: by } = sideOf((await documents().threads.doc(threadId).get()).data(), uid);
      const text = textOf();
      const messageId = newId();
      const to = await recipientOf(by === 'player' ? known.coach : known.player);
      return inOneTransaction(async (unit) => {
        const now = clock();
        const at = now.toISOString();
        const message = documents().messages.doc(messageId);
        const [written] = await unit.read(message);
        const done = written.data();
        if (done !== undefined) return shownMessageOf(done);
        const { document, thread } = await found(unit, threadId, uid);
        const [player, coach] = await bothOf(unit.read, thread, at);
        const state = stateNow(thread, peopleOf(thread, player, coach));
        const after = repliedThread(thread, state, { messageId, by, text, at });
        if (player === null || coach === null) throw new Refusal('conflict', 'threadClosed');
        const attempt = { now, at, read: unit.read };
        const queueMails = await prepareThreadMails(database(), attempt, { ...after, player, coach, to, origin }, newId);
        unit.save(document, after.thread);
        unit.save(message, after.message);
        queueMails(unit);
        return shownMessageOf(after.message);
      }, database());
    },

    markRead: (threadId, uid) =>
      inOneTransaction(async (unit) => {
        const { document, thread, side } = await found(unit, threadId, uid);
        const after = readThread(thread, side);
        if (after !== thread) unit.save(document, after);
      }, database()),

    change: (threadId, uid, actOf) =>
      inOneTransaction(async (unit) => {
        const { document, thread, side } = await found(unit, threadId, uid);
        if (side !== 'player') throw new Refusal('forbidden', 'forbidden');
        const at = clock().toISOString();
        const [player, coach] = await bothOf(unit.read, thread, at);
        const earlier = await earlierThreads(database(), unit.read, thread);
        const others = earlier.filter((one) => one.thread._id !== threadId && one.thread.collegeId === thread.collegeId);
        const after = changedThread(thread, actOf(), { hasOther: openThreadOf(others) !== null });
        if (after !== thread) {
          unit.save(document, after);
          // A first message reads this document: it is decided before or after the change, never at the same time.
          unit.save(documents().inboxes.doc(uid), player?.inbox ?? newInbox(uid));
        }
        return shownThreadOf(after, side, peopleOf(thread, player, coach), namesOf(player, coach));
      }, database()),

    report: (threadId, uid, formOf) =>
      inOneTransaction(async (unit) => {
        const { thread, side } = await found(unit, threadId, uid);
        const at = clock().toISOString();
        const [player, coach] = await bothOf(unit.read, thread, at);
        if (!readsThread(side, peopleOf(thread, player, coach))) throw new Refusal('notFound', 'unknownThread');
        const _id = hashOf(`thread ${threadId} ${uid}`);
        const isAboutMinor = player === null || isMinorOn(player.profile, at.slice(0, 10));
        const report = newThreadReport(thread, formOf(), { _id, side, isAboutMinor, at });
        unit.save(collectionOf(database(), REPORTS).doc(_id), report);
      }, database()),

    choose: (uid, choose) =>
      inOneTransaction(async (unit) => {
        const at = clock().toISOString();
        const player = await readPlayer(database(), unit.read, uid, at);
        if (player === null) throw new Refusal('notFound', 'noProfile');
        if (!isPlayer(player.profile.type)) throw new Refusal('forbidden', 'forbidden');
        const inbox = { ...player.inbox, takesMessages: choose() };
        unit.save(documents().inboxes.doc(uid), inbox);
        const { contact } = contactedNow({ ...player, inbox }, at);
        return { takesMessages: inbox.takesMessages, state: contact };
      }, database()),
  };
}
