import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant, longText, shortText } from '../../kernel/text/text-schemas';
import { THREAD_LIMITS } from '../../reference/limits';
import { NEXT_STEPS, SIDES } from './thread-states';

/** Version of the stored shapes. */
export const THREAD_SCHEMA_VERSION = 1;
export const THREAD_MESSAGE_SCHEMA_VERSION = 1;

const count = z.int().check(z.minimum(0));

/**
 * `threads/{id}`: a conversation that a coach began with a player for a college. `player` and `coach` are uids, or
 * FORMER_MEMBER once that person has deleted the account. `state` is what was decided: the player is not interested,
 * the player blocks the coach, or another coach of the college has begun a conversation since (`closed`); whether it
 * goes on depends on both people too (`stateNow`). `unread` counts what each side has not read.
 */
export const thread = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(THREAD_SCHEMA_VERSION),
  player: z.string(),
  coach: z.string(),
  collegeId: shortText(200),
  collegeName: shortText(200),
  state: z.enum(['open', 'declined', 'blocked', 'closed']),
  startedAt: instant,
  lastAt: instant,
  unread: z.strictObject({ player: count, coach: count }),
});

export type Thread = z.infer<typeof thread>;

/** The camp that a first message names, as it was called then. */
const namedCamp = z.strictObject({ campId: shortText(200), name: shortText(300) });

/**
 * `threadMessages/{id}`: a message of a conversation. It names both people, so that deleting either account finds it.
 */
export const threadMessage = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(THREAD_MESSAGE_SCHEMA_VERSION),
  thread: z.string(),
  player: z.string(),
  coach: z.string(),
  by: z.enum(SIDES),
  text: longText(THREAD_LIMITS.textMax),
  nextStep: z.nullable(z.enum(NEXT_STEPS)),
  camp: z.nullable(namedCamp),
  at: instant,
});

export type ThreadMessage = z.infer<typeof threadMessage>;

const keptUntil = (at: string): Date => new Date(Date.parse(at) + THREAD_LIMITS.keptDays * DAY_MS);

/**
 * The conversations. When one of the two deletes the account, the other keeps the entry without that person and
 * without any text (docs/decisions/204-conversations-between-coaches-and-players.md).
 */
export const THREADS = defineCollection({
  name: 'threads',
  holds: 'That a coach wrote to a player for a college, when, and how far they are; the texts are in `threadMessages`.',
  version: THREAD_SCHEMA_VERSION,
  schema: thread,
  upgrades: {},
  stamps: {
    expiresAt: ({ lastAt }) => keptUntil(lastAt),
    hasUnread: ({ unread }) => ({ player: unread.player > 0, coach: unread.coach > 0 }),
  },
  expires: `${THREAD_LIMITS.keptDays} days after the last message`,
  personalData: {
    export: [
      {
        section: 'conversations',
        as: 'list',
        of: [
          { by: 'field', field: 'player' },
          { by: 'field', field: 'coach' },
        ],
        sortedBy: 'startedAt',
        entry: ({ player, collegeName, state, startedAt, lastAt }, { uid }) => ({
          ...{ as: player === uid ? 'player' : 'coach', collegeName, startedAt, lastAt },
          // A coach is not told of a block.
          ...(player === uid ? { state } : {}),
        }),
      },
    ],
    deletion: {
      anonymise: [
        { by: 'field', field: 'player' },
        { by: 'field', field: 'coach' },
      ],
    },
  },
});

/** The messages of conversations: all of a conversation are erased with the account of either person. */
export const THREAD_MESSAGES = defineCollection({
  name: 'threadMessages',
  holds: 'A message between a coach and a player: its text, who wrote it, and when.',
  version: THREAD_MESSAGE_SCHEMA_VERSION,
  schema: threadMessage,
  upgrades: {},
  stamps: { expiresAt: ({ at }) => keptUntil(at) },
  expires: `${THREAD_LIMITS.keptDays} days after they were written`,
  personalData: {
    export: [
      {
        section: 'messages',
        as: 'list',
        of: [
          { by: 'field', field: 'player' },
          { by: 'field', field: 'coach' },
        ],
        sortedBy: 'at',
        // A coach keeps no copy of what a player wrote: the role that lets them read it may end.
        entry: ({ player, by, text, at }, { uid }) => {
          const side = player === uid ? 'player' : 'coach';
          if (by !== side && side === 'coach') return null;
          return { by: by === side ? 'you' : 'the coach', text, at };
        },
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'player' },
        { by: 'field', field: 'coach' },
      ],
    },
  },
});
