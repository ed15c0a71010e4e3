import * as z from 'zod/mini';
import { calendarDate } from '../../kernel/text/text-schemas';
import { feedback } from '../../person/feedback';
import { siteNumbers } from '../../college/catalogue/site-numbers';
import { policyReports } from '../policy-reports';

/**
 * The rows of the system itself: health, contract, feedback, reports of browsers, and whether the country asks for
 * consent.
 */
export const SYSTEM_ROWS = {
  health: {
    summary: 'Whether the API answers and reaches its database.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['unavailable'],
    answer: z.strictObject({ status: z.literal('ok') }),
  },
  openapi: {
    summary: 'This contract as an OpenAPI 3.1 document.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 300,
    refusals: [],
    answer: z.record(z.string(), z.unknown()),
  },
  sendFeedback: {
    summary: 'Leaves feedback for the team. Not for deactivated accounts.',
    access: 'reader',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: feedback,
    bodyLimitKb: 64,
    answer: z.strictObject({ received: z.literal(true) }),
  },
  siteNumbers: {
    summary: 'The product in numbers: colleges, teams, how many colleges have each fact, and the rules. Nothing about a person.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 300,
    refusals: [],
    answer: z.extend(siteNumbers, {
      rules: z.strictObject({ count: z.int(), checkedSince: z.nullable(calendarDate) }),
    }),
  },
  reportPolicyViolations: {
    summary:
      'What a page was kept from loading by its Content-Security-Policy, as browsers report it by themselves. It is logged in short, without queries of addresses.',
    access: 'everyone',
    query: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: policyReports,
    jsonTypes: ['application/csp-report', 'application/reports+json'],
    bodyLimitKb: 64,
    isSentByBrowsers: true,
    answer: null,
  },
  checkGdpr: {
    summary: 'Whether the caller seems to be in a country where consent must be asked.',
    access: 'visitor',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: [],
    answer: z.strictObject({ gdpr: z.boolean() }),
  },
} as const;
