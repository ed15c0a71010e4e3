import * as z from 'zod/mini';
import { instant } from '../kernel/text/text-schemas';

/** What can wait for an admin, in the order in which it is shown: locked pictures, danger and promises first. */
export const WORK_KINDS = [
  'lockedPictures',
  'dangerReports',
  'minorReports',
  'collegeRequests',
  'adminRequests',
  'roles',
  'reports',
  'removalRequests',
  'suggestions',
  'attestations',
  'featureRequests',
  'feedback',
  'contact',
  'failedMails',
  'failedJobs',
] as const;

export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * How many wait, and since when the longest. `dueAt` is when the most urgent has to be done, where that is promised.
 */
export const waitingWork = z.strictObject({
  kind: z.enum(WORK_KINDS),
  count: z.int(),
  oldestAt: z.nullable(instant),
  dueAt: z.nullable(instant),
});

export type WaitingWork = z.infer<typeof waitingWork>;

/** An account that has asked, as a parent, children of different family names within the last days. */
export const askingAccount = z.strictObject({
  uid: z.string(),
  name: z.string(),
  children: z.int(),
  families: z.int(),
  lastAt: instant,
});

export type AskingAccount = z.infer<typeof askingAccount>;
