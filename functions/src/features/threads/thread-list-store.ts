import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { CAMPS } from '@touchline/domain/camp/camp';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { firstMessageRefusal, openThreadOf, readsThread, writesFor } from '@touchline/domain/person/threads/may-write';
import {
  type ShownMessage,
  shownMessageOf,
  type ShownThread,
  shownThreadOf,
} from '@touchline/domain/person/threads/shown-thread';
import type { ThreadMessage } from '@touchline/domain/person/threads/thread';
import type { ContactState } from '@touchline/domain/person/threads/thread-states';
import { THREAD_LIMITS } from '@touchline/domain/reference/limits';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { documentPage } from '../../platform/document-page';
import { readOrReport } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { earlierThreads, namesOf, peopleOf, readPeople, readPlayer, readsOf, threadDocuments } from './thread-people';
import { sideOf } from './thread-store';

/** A page of messages, the latest first, and the cursor of the next page; null after the last. */
interface MessagePage {
  readonly messages: ShownMessage[];
  readonly next: string | null;
}

/** Whether coaches may write to a player. */
interface OwnContact {
  readonly takesMessages: boolean;
  readonly state: ContactState;
}

/** A page of conversations, the last written to first, with how many have something unread. */
interface ThreadPage {
  readonly items: ShownThread[];
  readonly next: string | null;
  readonly unread: number;
  readonly contact: OwnContact | null;
}

/** Why a coach may not begin a conversation for a college; all of them can be told to the coach. */
const TOLD_REFUSALS = ['contactOff', 'contactNeedsGuardian', 'contactDeclined', 'threadIsOpen'] as const;

/** Whether a coach may begin a conversation for a college: why not, and the coach's own one that is open. */
export interface FoundContact {
  readonly collegeId: string;
  readonly refusal: (typeof TOLD_REFUSALS)[number] | null;
  readonly threadId: string | null;
}

/** Conversations as their two people read them. */
export interface ThreadListStore {
  /** Throws Refusal notFound for somebody without a profile. */
  readonly list: (uid: string, after: string | null) => Promise<ThreadPage>;
  /** Throws Refusal notFound for conversations of others. */
  readonly read: (threadId: string, uid: string, after: string | null) => Promise<MessagePage & { thread: ShownThread }>;
  /**
   * What a coach may do for each of these colleges, and the profile. Throws Refusal notFound as for a first message.
   */
  readonly contactOf: (
    playerId: string,
    coach: string,
    collegeIds: readonly string[],
  ) => Promise<{ readonly profile: Profile; readonly items: readonly FoundContact[] }>;
  /** A camp that a college offers now. Throws Refusal invalid for any other. */
  readonly campOf: (collegeId: string, campId: string) => Promise<NonNullable<ThreadMessage['camp']>>;
  /** The conversation of a report. Throws Refusal notFound for a report about anything else. */
  readonly reported: (reportId: string) => Promise<{
    readonly collegeName: string;
    readonly player: string | null;
    readonly coach: string | null;
    readonly messages: ShownMessage[];
  }>;
}

export function threadListStore(database: () => Firestore, clock: Clock): ThreadListStore {
  const now = (): string => clock().toISOString();
  const today = (): string => now().slice(0, 10);

  const messagesOf = async (threadId: string, after: string | null): Promise<MessagePage> => {
    const ofThread = threadDocuments(database()).messages.where('thread', '==', threadId);
    const { found, next } = await documentPage(ofThread, { field: 'at', direction: 'desc' }, after, THREAD_LIMITS.messagesListed);
    return { messages: found.map(shownMessageOf), next };
  };

  return {
    list: async (uid, after) => {
      const player = await readPlayer(database(), readsOf(database()), uid, now());
      if (player === null) throw new Refusal('notFound', 'noProfile');
      const side = isPlayer(player.profile.type) ? 'player' : 'coach';
      const own = threadDocuments(database()).threads.where(side, '==', uid);
      const [{ found, next }, unread] = await Promise.all([
        documentPage(own, { field: 'lastAt', direction: 'desc' }, after, THREAD_LIMITS.listed),
        own.where(`hasUnread.${side}`, '==', true).count().get(),
      ]);
      const people = await readPeople(database(), found, now());
      const items = found.map((one) => {
        const [itsPlayer, coach] = [people.player(one.player), people.coach(one.coach)];
        return shownThreadOf(one, side, peopleOf(one, itsPlayer, coach), namesOf(itsPlayer, coach));
      });
      const contact = side === 'player' ? { takesMessages: player.inbox.takesMessages, state: player.contacted.contact } : null;
      return { items, next, unread: unread.data().count, contact };
    },

    read: async (threadId, uid, after) => {
      if (!isDocumentName(threadId)) throw new Refusal('notFound', 'unknownThread');
      const stored = (await threadDocuments(database()).threads.doc(threadId).get()).data();
      const { thread, side } = sideOf(stored, uid);
      const people = await readPeople(database(), [thread], now());
      const [player, coach] = [people.player(thread.player), people.coach(thread.coach)];
      const both = peopleOf(thread, player, coach);
      const page = readsThread(side, both) ? await messagesOf(threadId, after) : { messages: [], next: null };
      return { thread: shownThreadOf(thread, side, both, namesOf(player, coach)), ...page };
    },

    contactOf: async (playerId, coach, collegeIds) => {
      if (!isDocumentName(playerId)) throw new Refusal('notFound', 'unknownPlayer');
      const read = readsOf(database());
      const player = await readPlayer(database(), read, playerId, now());
      if (player === null || !player.contacted.isShown) throw new Refusal('notFound', 'unknownPlayer');
      const items = await Promise.all(
        collegeIds.map(async (collegeId) => {
          const earlier = await earlierThreads(database(), read, { player: playerId, collegeId, coach });
          const first = { coach, collegeId, isAccepted: true, player: player.contacted, earlier };
          const open = openThreadOf(earlier.filter(({ thread }) => thread.collegeId === collegeId));
          const code = firstMessageRefusal(first)?.code;
          return {
            collegeId,
            refusal: TOLD_REFUSALS.find((one) => one === code) ?? null,
            threadId: open?.coach === coach ? open._id : null,
          };
        }),
      );
      return { profile: player.profile, items };
    },

    campOf: async (collegeId, campId) => {
      const stored = isDocumentName(campId) ? readOrReport(await collectionOf(database(), CAMPS).doc(campId).get()) : null;
      const isOffered = stored?.collegeId === collegeId && stored.state === 'published' && stored.endsOn >= today();
      if (stored === null || !isOffered) throw new Refusal('invalid', 'unknownCampOfCollege', {}, 'campId');
      return { campId, name: stored.name };
    },

    reported: async (reportId) => {
      const stored: Report | null = isDocumentName(reportId)
        ? readOrReport(await collectionOf(database(), REPORTS).doc(reportId).get())
        : null;
      if (stored?.kind !== 'thread' || stored.place === null) throw new Refusal('notFound', 'unknownReport');
      const thread = (await threadDocuments(database()).threads.doc(stored.place).get()).data();
      if (thread === undefined) throw new Refusal('notFound', 'unknownThread');
      const people = await readPeople(database(), [thread], now());
      const { player, coach } = namesOf(people.player(thread.player), people.coach(thread.coach));
      const { messages } = await messagesOf(thread._id, null);
      return { collegeName: thread.collegeName, player: player?.name ?? null, coach, messages };
    },
  };
}

/** The colleges that have accepted the coach of a profile. */
export function collegesOfCoach(profile: Pick<Profile, 'roles' | 'hidden'>): readonly string[] {
  return [...new Set(profile.roles.map(({ value }) => value))].filter((collegeId) => writesFor(profile, collegeId));
}
