import * as z from 'zod/mini';
import { shownPolicyReport } from '../../../audit/policy-report';
import { logLine, logQuery } from '../../../audit/shown-log';
import { shownChange } from '../../../kernel/patch/shown-changes';

/** The rows of the admins' log: nothing in it can be changed by a call (S2-13). */
export const ADMIN_LOG_ROWS = {
  adminLogs: {
    summary:
      'Lines of the audit log, the newest first, filtered by time, person, action, target and result, 20 a page, or 200 with `size=file`. `after` is the `next` of the previous page. Reads a page of lines and the profiles that they name, however long the log is.',
    access: 'admin',
    query: logQuery,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(logLine), next: z.nullable(z.string()) }),
  },
  adminLogChanges: {
    summary:
      'What the edit that a line reports changed from what to what; null where that is too large to show. 404 for a line that reports no edit, and for an edit that has left the history.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ changes: z.nullable(z.array(shownChange)) }),
  },
  adminPolicyReports: {
    summary:
      'What pages were kept from loading by their Content-Security-Policy, as browsers reported it, the latest first, 20 a page. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.pick(logQuery, { after: true }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(shownPolicyReport), next: z.nullable(z.string()) }),
  },
} as const;
