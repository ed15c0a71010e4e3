import * as z from 'zod/mini';
import { NAME_MAX } from '../constants/limits';
import { email } from '../text/email-schema';
import { instant } from '../text/date-schemas';
import type { Upgrade } from '../schema-version/upgrade';
import { shortText, trimmedText } from '../text/safe-text';
import { consentRecord } from './consent-record';
import { dateOfBirth } from './registration';
import { roleDecision } from './role-decision';

/** Version of the stored shape. */
export const ACCOUNT_SCHEMA_VERSION = 2;

export const locale = z.enum(['en', 'de']);
export type Locale = z.infer<typeof locale>;

/** A plan that someone pays for: `until` is null while it renews by itself. Only signed webhooks change it (design.md §4, Money). */
export const entitlement = z.strictObject({
  since: instant,
  until: z.nullable(instant),
  subscriptionId: z.nullable(shortText(200)),
});

/** The adult who looks after a young user's account; `confirmedAt` is null until that adult has followed the link. */
export const guardian = z.strictObject({ email, confirmedAt: z.nullable(instant) });

/**
 * The private document `accounts/{uid}` (design.md §3): `_id` is the uid; never answered to anyone but its owner and admins. What is not known
 * or not bought is null. While `deactivatedAt` says since when, the owner's profile is hidden.
 */
export const account = z.strictObject({
  _id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  schemaVersion: z.literal(ACCOUNT_SCHEMA_VERSION),
  email,
  firstName: trimmedText(NAME_MAX),
  lastName: trimmedText(NAME_MAX),
  dateOfBirth,
  marketingOptIn: z.boolean(),
  locale,
  termsAcceptedAt: z.nullable(instant),
  stripeCustomerId: z.nullable(shortText(200)),
  entitlements: z.strictObject({ premium: z.nullable(entitlement), guestAccess: z.nullable(entitlement) }),
  guardian: z.nullable(guardian),
  consents: z.array(consentRecord),
  roleDecisions: z.array(roleDecision),
  deactivatedAt: z.nullable(instant),
  createdAt: instant,
});

export type Account = z.infer<typeof account>;

/** Brings stored accounts of older versions up to this one: the first one knew the terms and marketing only as they are. */
export const ACCOUNT_UPGRADES: Readonly<Record<number, Upgrade>> = {
  1: (stored) => ({
    ...stored,
    consents: [
      ...(stored.termsAcceptedAt === null ? [] : [{ at: stored.termsAcceptedAt, kind: 'terms', granted: true, services: [] }]),
      { at: stored.createdAt, kind: 'marketing', granted: stored.marketingOptIn, services: [] },
    ],
    roleDecisions: [],
    deactivatedAt: null,
  }),
};
