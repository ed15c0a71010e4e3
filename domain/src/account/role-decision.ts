import * as z from 'zod/mini';
import { instant } from '../text/date-schemas';
import { shortText } from '../text/safe-text';
import { roleType } from './role';

/** What an admin decided about a Pending role (design.md §4, Roles): `value` is the college's id, `reason` what the person reads; null where none was given. */
export const roleDecision = z.strictObject({
  type: roleType,
  value: shortText(200),
  decision: z.enum(['accepted', 'rejected']),
  reason: z.nullable(shortText(500)),
  at: instant,
});

export type RoleDecision = z.infer<typeof roleDecision>;
