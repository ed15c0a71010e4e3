import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import { email, instant } from '../../kernel/text/text-schemas';
import { RETENTION } from '../../reference/limits';

/** Version of the stored shape. */
export const MAIL_SCHEMA_VERSION = 4;

/** What stands before the uid in `about` of a mail that was written to the person's guardian. */
export const GUARDIAN_OF = 'guardianOf/';

/** What stands before the uid of the author in `about` of a mail to the operator. */
export const TO_OPERATOR = 'toOperator/';

/** What stands before the uid in `about` of a mail whose link proves that its reader has the address. */
export const PROOF_OF = 'proofOf/';

/** What stands before the player's uid in `about` of a mail that asks somebody to confirm facts or their address. */
export const CONFIRMER_OF = 'confirmerOf/';

/**
 * `mail/{id}`: an outgoing mail in the format of Firebase's Trigger Email extension (`to`, `message`), which sends it
 * and adds its delivery state, of which we read `state` and `error`. `about` is the uid of the person it was written
 * to, so that deleting an account finds it; of a mail to somebody's guardian it is `guardianOf/` and the uid, so that
 * the person's download does not hold its link, of one whose link proves the address `proofOf/` and of one that asks
 * somebody to confirm facts or their address `confirmerOf/`, for the same reason, and of a mail to the operator
 * `toOperator/` and the uid of who wrote, if anybody is known. `replyTo` is where its reader answers. It is missing,
 * because the extension refuses null, where answers go to the sender of all mails. `kind` is that of `MAIL_KINDS`.
 * `failureToldAt` says when the operator was told that it could not be sent. `headers` say where its kind is turned
 * off; needed mails have none.
 */
export const mail = z.object({
  _id: z.string(),
  schemaVersion: z.literal(MAIL_SCHEMA_VERSION),
  to: z.array(email).check(z.minLength(1)),
  replyTo: z.optional(email),
  message: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
  about: z.string(),
  createdAt: instant,
  kind: z.nullable(z.string()),
  failureToldAt: z.nullable(instant),
  headers: z.optional(z.record(z.string(), z.string())),
  delivery: z.optional(z.object({ state: z.string(), error: z.optional(z.nullable(z.string())) })),
});

/** The outgoing mails, which the Trigger Email extension sends; they expire 90 days after they were written. */
export const MAILS = defineCollection({
  name: 'mail',
  holds: 'An outgoing mail in the format of the extension Trigger Email, and whom it is about.',
  version: MAIL_SCHEMA_VERSION,
  schema: mail,
  upgrades: {
    1: (stored) => ({ ...stored, replyTo: null }),
    2: (stored) => ({ ...stored, kind: null, failureToldAt: null }),
    // Nothing could be turned off, and the extension refused every mail whose `replyTo` was null.
    3: ({ replyTo, ...stored }) => (replyTo === null ? stored : { ...stored, replyTo }),
  },
  stamps: { expiresAt: ({ createdAt }) => new Date(Date.parse(createdAt) + RETENTION.mailDays * DAY_MS) },
  expires: `${RETENTION.mailDays} days after they were written`,
  personalData: {
    export: [
      {
        section: 'mails',
        as: 'list',
        of: [{ by: 'field', field: 'about' }],
        entry: ({ createdAt, message: { subject, text } }) => ({ sentAt: createdAt, subject, text }),
      },
    ],
    deletion: {
      erase: [
        { by: 'field', field: 'about' },
        { by: 'field', field: 'about', prefix: GUARDIAN_OF },
        { by: 'field', field: 'about', prefix: TO_OPERATOR },
        { by: 'field', field: 'about', prefix: PROOF_OF },
        { by: 'field', field: 'about', prefix: CONFIRMER_OF },
      ],
    },
  },
});

export type Mail = z.infer<typeof mail>;
