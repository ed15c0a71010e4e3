import { Refusal } from '../../kernel/refusal/refusal';
import type { FirstMessageForm } from './message-form';
import { THREAD_MESSAGE_SCHEMA_VERSION, THREAD_SCHEMA_VERSION, type Thread, type ThreadMessage } from './thread';
import type { ShownState, Side, ThreadAct } from './thread-states';

/** What a new conversation depends on besides its form. */
interface Starting {
  readonly threadId: string;
  readonly messageId: string;
  readonly coach: string;
  readonly collegeName: string;
  readonly camp: ThreadMessage['camp'];
  readonly at: string;
}

/** A conversation with its first message, which the player has not read. */
export function startedThread(
  { player, collegeId, text, nextStep }: FirstMessageForm,
  { threadId, messageId, coach, collegeName, camp, at }: Starting,
): { readonly thread: Thread; readonly message: ThreadMessage } {
  const thread: Thread = {
    ...{ _id: threadId, schemaVersion: THREAD_SCHEMA_VERSION, player, coach, collegeId, collegeName },
    ...{ state: 'open', startedAt: at, lastAt: at, unread: { player: 1, coach: 0 } },
  };
  return { thread, message: { ...messageOf(thread, { messageId, by: 'coach', text, at }), nextStep, camp } };
}

/** What a further message depends on. */
interface Replying {
  readonly messageId: string;
  readonly by: Side;
  readonly text: string;
  readonly at: string;
}

function messageOf({ _id: thread, player, coach }: Thread, { messageId, by, text, at }: Replying): ThreadMessage {
  return {
    ...{ _id: messageId, schemaVersion: THREAD_MESSAGE_SCHEMA_VERSION, thread, player, coach },
    ...{ by, text, nextStep: null, camp: null, at },
  };
}

/**
 * A conversation after a further message, which reads what came before. Throws Refusal conflict where it does not go
 * on.
 */
export function repliedThread(
  thread: Thread,
  state: ShownState,
  reply: Replying,
): { readonly thread: Thread; readonly message: ThreadMessage } {
  if (state !== 'open') throw new Refusal('conflict', 'threadClosed');
  const { by, at } = reply;
  const unread = by === 'coach' ? { player: thread.unread.player + 1, coach: 0 } : { player: 0, coach: thread.unread.coach + 1 };
  const lastAt = at > thread.lastAt ? at : thread.lastAt;
  return { thread: { ...thread, lastAt, unread }, message: messageOf(thread, reply) };
}

/** A conversation that one side has read; the same one where nothing was unread. */
export function readThread(thread: Thread, side: Side): Thread {
  return thread.unread[side] === 0 ? thread : { ...thread, unread: { ...thread.unread, [side]: 0 } };
}

/**
 * A conversation after what its player did; doing it again changes nothing. `hasOther` says that the college has begun
 * another one since. Throws Refusal conflict for one that another coach has taken over.
 */
export function changedThread(thread: Thread, act: ThreadAct, { hasOther }: { readonly hasOther: boolean }): Thread {
  const state = act === 'decline' ? 'declined' : act === 'block' ? 'blocked' : 'open';
  if (thread.state === state) return thread;
  if (thread.state === 'closed' || (state === 'open' && hasOther)) throw new Refusal('conflict', 'threadClosed');
  if (act === 'decline' && thread.state === 'blocked') throw new Refusal('conflict', 'threadClosed');
  return { ...thread, state };
}
