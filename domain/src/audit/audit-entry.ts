import * as z from 'zod/mini';

/** Version of the stored shape. */
export const AUDIT_SCHEMA_VERSION = 1;

/** One line of the append-only log `auditLog/{id}`: who did what to what, with what result (design.md §3). `detail` holds ids and field paths, never contents. */
export const auditEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(AUDIT_SCHEMA_VERSION),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  byAdmin: z.boolean(),
  action: z.enum([
    'college.edit',
    'college.takeBack',
    'college.import',
    'college.upload',
    'college.sweep',
    'account.register',
    'account.password',
    'account.email',
    'account.emailPutBack',
    'account.deactivate',
    'account.reactivate',
    'account.delete',
    'role.accept',
    'role.reject',
    'admin.grant',
    'admin.revoke',
    'role.claim',
    'collegeRequest.done',
  ]),
  target: z.string(),
  result: z.enum(['done', 'refused']),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export type AuditEntry = z.infer<typeof auditEntry>;
