import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { calendarDate } from '../kernel/text/text-schemas';
import { AUDIT_ACTIONS } from './audit-actions';
import { auditEntry, type AuditEntry } from './audit-entry';

/** How many lines a page of the log has: on screen, and where they are saved as a file. */
export const LOG_PAGE_SIZES = { screen: 20, file: 200 } as const;

const PLAIN_ID = '[A-Za-z0-9_-]{1,128}';

/**
 * Which lines of the log are wanted. `by` is a uid, or `system` for jobs and commands. `target` is what was changed,
 * such as `colleges/ID`, which stands for the college and for what was added to its teams; `people/UID` stands for
 * the account and the profile of a person. The days are whole ones in UTC, both included. `after` is the `next` of
 * the previous page.
 */
export const logQuery = z.object({
  by: z.optional(z.string().check(z.regex(new RegExp(`^${PLAIN_ID}$`)))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  target: z.optional(z.string().check(z.regex(new RegExp(`^[A-Za-z]{1,40}(?:/${PLAIN_ID})?$`)))),
  result: z.optional(auditEntry.shape.result),
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  size: z._default(z.enum(['screen', 'file']), 'screen'),
  after: z.optional(z.string().check(z.regex(new RegExp(String.raw`^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~${PLAIN_ID}$`)))),
});

export type LogQuery = z.infer<typeof logQuery>;

/** Who made a change that no person made: jobs and commands. */
export const SYSTEM = 'system';

/**
 * A line of the log as admins read it. `name` is null for a person or college that is gone. `hasChanges`: the line
 * reports an edit whose changes can be read.
 */
export const logLine = z.strictObject({
  lineId: z.string(),
  ...z.pick(auditEntry, { at: true, byAdmin: true, action: true, result: true, detail: true }).shape,
  by: z.nullable(z.strictObject({ uid: z.string(), name: z.nullable(z.string()) })),
  target: z.strictObject({
    kind: z.string(),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    collegePage: z.nullable(z.strictObject({ pathName: z.string(), sexes: z.array(z.enum(['male', 'female'])) })),
  }),
  hasChanges: z.boolean(),
});

export type LogLine = z.infer<typeof logLine>;

/** The targets that a filter stands for; null for any. */
export function targetsWanted(target: string | undefined): readonly string[] | null {
  if (target === undefined) return null;
  const { kind, id } = targetOf({ target });
  if (id === null) return [target];
  if (kind === 'people') return [`accounts/${id}`, `profiles/${id}`];
  return kind === 'colleges' ? [target, `addedSoccer/${id}`] : [target];
}

/** The moments between which the wanted lines lie: `from` belongs to them, `until` does not. */
export function momentsWanted({ from, to }: Pick<LogQuery, 'from' | 'to'>): {
  readonly from: string | null;
  readonly until: string | null;
} {
  const startOf = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString();
  return { from: from === undefined ? null : startOf(from, 0), until: to === undefined ? null : startOf(to, 1) };
}

/** What a line is about: `colleges/ID` as its kind and its id, which imports of many lack. */
export function targetOf({ target }: Pick<AuditEntry, 'target'>): { readonly kind: string; readonly id: string | null } {
  const at = target.indexOf('/');
  return at < 0 ? { kind: target, id: null } : { kind: target.slice(0, at), id: target.slice(at + 1) };
}

/** The uid of the person whom a line is about; null where it is about something else. */
export function personOf(entry: Pick<AuditEntry, 'target'>): string | null {
  const { kind, id } = targetOf(entry);
  return kind === 'accounts' || kind === 'profiles' ? id : null;
}

/** The college that a line is about, or whose teams it is about; null where it is about something else. */
export function collegeOf(entry: Pick<AuditEntry, 'target'>): string | null {
  const { kind, id } = targetOf(entry);
  return kind === 'colleges' || kind === 'addedSoccer' ? id : null;
}

const EDITS: readonly AuditEntry['action'][] = [
  ...(['college.edit', 'college.takeBack', 'profile.edit', 'profile.undo', 'camp.edit', 'camp.undo'] as const),
];

/** The edit that a line reports, by its id in the history of its document; null where it reports none. */
export function editOf({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string | null {
  return EDITS.includes(action) && typeof detail.patchId === 'string' ? detail.patchId : null;
}
