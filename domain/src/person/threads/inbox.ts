import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant } from '../../kernel/text/text-schemas';

/** Version of the stored shape. */
export const INBOX_SCHEMA_VERSION = 1;

/**
 * `inboxes/{uid of a player}`: whether coaches may write to the player, and when a conversation began last. Every first
 * message writes it, so that two at once are decided one after the other.
 */
export const inbox = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(INBOX_SCHEMA_VERSION),
  takesMessages: z.boolean(),
  lastThreadAt: z.nullable(instant),
});

export type Inbox = z.infer<typeof inbox>;

/** The inbox of a player who has chosen nothing: open, as far as age and guardian let it be. */
export function newInbox(uid: string): Inbox {
  return { _id: uid, schemaVersion: INBOX_SCHEMA_VERSION, takesMessages: true, lastThreadAt: null };
}

/** Whether coaches may write to players, as the players chose. */
export const INBOXES = defineCollection({
  name: 'inboxes',
  holds: 'Whether coaches may write to a player, and when one last began a conversation. The id is the uid.',
  version: INBOX_SCHEMA_VERSION,
  schema: inbox,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'inbox',
        as: 'one',
        of: [{ by: 'documentId' }],
        entry: ({ takesMessages, lastThreadAt }) => ({ takesMessages, lastThreadAt }),
      },
    ],
    deletion: { erase: [{ by: 'documentId' }] },
  },
});
