import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { instant } from '../kernel/text/text-schemas';
import { POLICY_REPORTS } from '../reference/limits';

/** Version of the stored shape. */
export const POLICY_REPORT_SCHEMA_VERSION = 1;

/**
 * `policyReports/{id}`: something that a page's policy kept it from loading, counted. The id is a hash of the four
 * parts, so that a thousand browsers with one problem are one document.
 */
export const storedPolicyReport = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(POLICY_REPORT_SCHEMA_VERSION),
  directive: z.string(),
  blocked: z.string(),
  source: z.string(),
  page: z.string(),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
});

export type StoredPolicyReport = z.infer<typeof storedPolicyReport>;

/** What browsers report about violations of a page's policy, for the admins' log. */
export const POLICY_REPORT_COLLECTION = defineCollection({
  name: 'policyReports',
  holds: 'What a page was kept from loading, by which rule and how often. Nothing about who reported it.',
  version: POLICY_REPORT_SCHEMA_VERSION,
  schema: storedPolicyReport,
  upgrades: {},
  stamps: { expiresAt: ({ lastAt }) => new Date(Date.parse(lastAt) + POLICY_REPORTS.keptDays * DAY_MS) },
  expires: `${POLICY_REPORTS.keptDays} days after they were last reported`,
  personalData: noPersonalData('Addresses of pages and files without their queries, and a count.'),
});

/** A report as admins read it. */
export const shownPolicyReport = z.omit(storedPolicyReport, { _id: true, schemaVersion: true });
