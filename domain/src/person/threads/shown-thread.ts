import * as z from 'zod/mini';
import { thread, type Thread, threadMessage, type ThreadMessage } from './thread';
import { readsThread, stateNow, stateShownTo, type ThreadPeople } from './may-write';
import { SHOWN_STATES, SIDES, type Side } from './thread-states';

/**
 * A conversation as one side reads it. `name` is the other person, null where they are gone, hidden or closed to the
 * reader; `username` leads to the page of a player.
 */
export const shownThread = z.strictObject({
  threadId: z.string(),
  side: z.enum(SIDES),
  state: z.enum(SHOWN_STATES),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  ...z.pick(thread, { collegeId: true, collegeName: true, startedAt: true, lastAt: true }).shape,
  unread: z.int(),
});

export type ShownThread = z.infer<typeof shownThread>;

/** A message as both sides read it. */
export const shownMessage = z.strictObject({
  messageId: z.string(),
  ...z.pick(threadMessage, { by: true, text: true, nextStep: true, camp: true, at: true }).shape,
});

export type ShownMessage = z.infer<typeof shownMessage>;

/** How the two people are called. */
export interface ThreadNames {
  readonly player: { readonly name: string; readonly username: string } | null;
  readonly coach: string | null;
}

/** A conversation as one side reads it now. */
export function shownThreadOf(stored: Thread, side: Side, people: ThreadPeople, names: ThreadNames): ShownThread {
  const { _id: threadId, collegeId, collegeName, startedAt, lastAt, unread } = stored;
  const mayName = readsThread(side, people);
  const player = mayName && people.player?.isShown === true ? names.player : null;
  return {
    ...{ threadId, side, collegeId, collegeName, startedAt, lastAt, unread: unread[side] },
    state: stateShownTo(side, stateNow(stored, people)),
    name: side === 'player' ? names.coach : (player?.name ?? null),
    username: side === 'player' ? null : (player?.username ?? null),
  };
}

/** A message as it is shown. */
export function shownMessageOf({ _id: messageId, by, text, nextStep, camp, at }: ThreadMessage): ShownMessage {
  return { messageId, by, text, nextStep, camp, at };
}
