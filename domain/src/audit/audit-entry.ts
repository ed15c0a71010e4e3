import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import type { FieldLink } from '../kernel/documents/personal-data';
import { AUDIT_ACTIONS } from './audit-actions';

/** Version of the stored shape. */
export const AUDIT_SCHEMA_VERSION = 20;

/**
 * One line of the append-only log `auditLog/{id}`: who did what to what, with what result. `detail` holds ids,
 * field paths and the reasons that admins give, never other contents.
 */
export const auditEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(AUDIT_SCHEMA_VERSION),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  byAdmin: z.boolean(),
  action: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  result: z.enum(['done', 'refused']),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const BY: FieldLink = { by: 'field', field: 'by' };
const ABOUT_ACCOUNT: FieldLink = { by: 'field', field: 'target', prefix: 'accounts/' };
const ABOUT_PROFILE: FieldLink = { by: 'field', field: 'target', prefix: 'profiles/' };

/**
 * The append-only log. In its first version nobody entered a queue late, lost an accepted role or left a college,
 * and admins created no college. In its second nobody was invited to a staff, handed over a role, objected to a
 * claim or asked for a missing college again; in its third nobody edited a profile; in its fourth admins hid none,
 * and nobody was asked to be featured; in its fifth nobody made or edited a camp, in its sixth nobody bought a plan,
 * in its seventh nobody imported rankings, in its eighth admins suspended no account, refunded nothing and
 * featured nobody, in its ninth nobody opened a closed report again, in its tenth nobody archived a college, and in its
 * eleventh nobody answered a message or sent a mail again; in its twelfth one admin alone decided who is an admin,
 * admins signed nobody out and gave no days of a plan, and nobody merged colleges; in its thirteenth admins hid no
 * parts of a profile and mailed no answer to a request; in its fourteenth no picture was locked, and in its fifteenth
 * no accounts of players and guardians were linked, and admins hid no camp; in its sixteenth nobody confirmed facts,
 * in its seventeenth nobody made private links, in its eighteenth no guardian was asked before a payment, and in its
 * nineteenth no suggested correction was removed.
 */
export const AUDIT_LOG = defineCollection({
  name: 'auditLog',
  holds: 'Who did what to what, with what result: ids and field paths, never contents.',
  version: AUDIT_SCHEMA_VERSION,
  schema: auditEntry,
  upgrades: {
    1: (stored) => stored,
    2: (stored) => stored,
    3: (stored) => stored,
    4: (stored) => stored,
    5: (stored) => stored,
    6: (stored) => stored,
    7: (stored) => stored,
    8: (stored) => stored,
    9: (stored) => stored,
    10: (stored) => stored,
    11: (stored) => stored,
    12: (stored) => stored,
    13: (stored) => stored,
    14: (stored) => stored,
    15: (stored) => stored,
    16: (stored) => stored,
    17: (stored) => stored,
    18: (stored) => stored,
    19: (stored) => stored,
  },
  personalData: {
    export: [
      {
        section: 'log',
        as: 'list',
        of: [BY, ABOUT_ACCOUNT, ABOUT_PROFILE],
        sortedBy: 'at',
        entry: (line, { uid }) => entryForPerson(line, uid),
      },
    ],
    deletion: { anonymise: [BY, ABOUT_ACCOUNT, ABOUT_PROFILE] },
  },
});

/** A line of the log in a person's download: other people stay anonymous. */
function entryForPerson({ at, by, byAdmin, action, target, result, detail }: AuditEntry, uid: string) {
  const [kind = '', id = ''] = target.split('/');
  const isOfPerson = kind === 'accounts' || kind === 'profiles';
  return {
    at,
    action,
    result,
    byAdmin,
    detail,
    by: by === uid ? 'you' : by === null ? null : 'somebody else',
    target: isOfPerson ? (id === uid ? 'you' : 'somebody else') : target,
  };
}
