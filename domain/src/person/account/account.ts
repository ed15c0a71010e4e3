import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { deliveredAddress } from '../../kernel/text/delivered-address';
import { calendarDate, email, instant, shortText, trimmedText } from '../../kernel/text/text-schemas';
import { GUIDE_TASK_NAMES } from '../../reference/guide-tasks';
import { GIVEN_PLANS, NAME_MAX } from '../../reference/limits';
import { isDateOfBirth } from '../consent/age-rules';
import { guardian, guardianKeysOf } from '../consent/guardian';
import { consentRecord } from '../consent/consent-record';
import { agreementAt } from '../consent/terms';
import { OFF_AT_FIRST, OPTIONAL_MAILS } from '../mail/mail-choices';
import { interestDueOn } from '../mail/weekly-interest';
import { roleDecision } from '../roles/role';
import { personKeysOf } from './person-names';

/** That an admin suspends an account: since when, and the reason that its owner is told. */
const suspension = z.strictObject({ at: instant, reason: shortText(500) });

/** What an admin sends to suspend an account for a reason, or to lift that; lifting needs none. */
export const suspensionForm = z
  .object({ suspended: z.boolean(), reason: z._default(z.nullable(suspension.shape.reason), null) })
  .check(z.refine(({ suspended, reason }) => !suspended || reason !== null, { error: 'textMissing', path: ['reason'] }));

/** Version of the stored shape. */
export const ACCOUNT_SCHEMA_VERSION = 11;

export const locale = z.enum(['en', 'de']);

export type Locale = z.infer<typeof locale>;

/** A step of the checklist of the guide. */
export const guideTask = z.enum(GUIDE_TASK_NAMES);

/** A kind of mail that its reader can turn off. */
export const optionalMail = z.enum(OPTIONAL_MAILS);

const notADateOfBirth = 'dateOfBirthInvalid' satisfies MessageCode;

/**
 * A date of birth that exists, of a year 19xx or 20xx (S5-02). `registrationRefusal` checks the age, since it knows
 * the day.
 */
export const dateOfBirth = z
  .string({ error: notADateOfBirth })
  .check(z.refine(isDateOfBirth, { error: notADateOfBirth, abort: true }));

/**
 * A plan: `until` is null while it renews by itself. It follows from the ledger and the given days alone; what is given
 * has no subscription.
 */
const entitlement = z.strictObject({
  since: instant,
  until: z.nullable(instant),
  subscriptionId: z.nullable(shortText(200)),
});

/** Days of a plan that an admin gave, never paid: which, how many, when, and from when until when they count. */
export const givenPlan = z.strictObject({
  plan: z.enum(['premium', 'guestAccess']),
  days: z.int().check(z.minimum(1), z.maximum(GIVEN_PLANS.maxDays)),
  givenAt: instant,
  from: instant,
  until: instant,
});

/**
 * The private document `accounts/{uid}`: `_id` is the uid. Only its owner and admins read it. Unknown values and
 * purchases that were not made are null. While `deactivatedAt` or `suspended` is set, the owner's profile is hidden; a
 * suspended owner cannot sign in.
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
  /** The days of plans that admins gave, the oldest first. */
  givenPlans: z.array(givenPlan).check(z.maxLength(GIVEN_PLANS.perAccount)),
  guardian: z.nullable(guardian),
  consents: z.array(consentRecord),
  roleDecisions: z.array(roleDecision),
  deactivatedAt: z.nullable(instant),
  suspended: z.nullable(suspension),
  /** What is ticked on the checklist of the guide. */
  guideTasks: z.array(guideTask).check(z.maxLength(GUIDE_TASK_NAMES.length)),
  /** The kinds of mail that the owner has turned off, or has not asked for. */
  mailsOff: z.array(optionalMail).check(z.maxLength(OPTIONAL_MAILS.length)),
  /** The day on which the weekly mail was turned on or last written; null before the first time. */
  interestToldOn: z.nullable(calendarDate),
  createdAt: instant,
});

export type Account = z.infer<typeof account>;

/**
 * The private documents of people. The first version had the terms and marketing without their history, the second no
 * versions of the terms; in the third no decision withdrew a role, in the fourth nobody was suspended, and in the fifth
 * guardians said nothing about themselves; the sixth had no checklist of the guide, in the seventh admins gave no days
 * of a plan and no mail could be turned off, the eighth knew no weekly mail, the ninth no mails about searches, and in
 * the tenth nobody could turn off the mails about suggestions.
 */
export const ACCOUNTS = defineCollection({
  name: 'accounts',
  holds: 'What is private about a person: mail address, names, birth date, consents, decisions on roles. The id is the uid.',
  version: ACCOUNT_SCHEMA_VERSION,
  schema: account,
  upgrades: {
    1: (stored) => ({
      ...stored,
      consents: [
        ...(stored.termsAcceptedAt === null ? [] : [{ at: stored.termsAcceptedAt, kind: 'terms', granted: true, services: [] }]),
        { at: stored.createdAt, kind: 'marketing', granted: stored.marketingOptIn, services: [] },
      ],
      roleDecisions: [],
      deactivatedAt: null,
    }),
    2: (stored) => ({ ...stored, consents: withoutVersions(stored.consents) }),
    3: (stored) => stored,
    4: (stored) => ({ ...stored, suspended: null }),
    5: (stored) => ({ ...stored, guardian: withDetails(stored.guardian) }),
    6: (stored) => ({ ...stored, guideTasks: [] }),
    7: (stored) => ({ ...stored, givenPlans: [], mailsOff: [] }),
    8: (stored) => ({ ...stored, mailsOff: withOffAtFirst(stored.mailsOff), interestToldOn: null }),
    9: (stored) => stored,
    10: (stored) => stored,
  },
  stamps: { keys: personKeysOf, mailbox: ({ email }) => deliveredAddress(email), guardianKeys: guardianKeysOf, interestDueOn },
  personalData: {
    export: [
      {
        section: 'account',
        as: 'one',
        of: [{ by: 'documentId' }],
        entry: ({ _id, schemaVersion, ...fields }) => fields,
      },
    ],
    deletion: { erase: [{ by: 'documentId' }], at: 'person' },
  },
});

function withoutVersions(consents: unknown): unknown {
  return Array.isArray(consents) ? consents.map((line: object) => ({ ...line, version: null })) : consents;
}

function withOffAtFirst(mailsOff: unknown): unknown {
  return Array.isArray(mailsOff) ? [...mailsOff.map(String), ...OFF_AT_FIRST] : mailsOff;
}

function withDetails(guardian: unknown): unknown {
  if (typeof guardian !== 'object' || guardian === null) return null;
  return { ...guardian, name: null, relation: null, locale: null, remindedAt: null, refusedAt: null };
}

/** The input of a new account; `now` is the ISO 8601 time at which the terms were accepted. */
interface NewAccount extends Pick<Account, 'email' | 'firstName' | 'lastName' | 'dateOfBirth' | 'marketingOptIn' | 'locale'> {
  readonly uid: string;
  readonly now: string;
}

/**
 * The private document of a new member who accepted the terms: nothing bought, no guardian, two lines of consent
 * history.
 */
export function newAccount({ uid, now, ...chosen }: NewAccount): Account {
  return {
    _id: uid,
    ...chosen,
    schemaVersion: ACCOUNT_SCHEMA_VERSION,
    termsAcceptedAt: now,
    stripeCustomerId: null,
    entitlements: { premium: null, guestAccess: null },
    givenPlans: [],
    guardian: null,
    consents: [agreementAt(now), { at: now, kind: 'marketing', granted: chosen.marketingOptIn, services: [], version: null }],
    roleDecisions: [],
    deactivatedAt: null,
    suspended: null,
    guideTasks: [],
    mailsOff: [...OFF_AT_FIRST],
    interestToldOn: null,
    createdAt: now,
  };
}
