import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { instant } from '../../kernel/text/text-schemas';
import { account } from '../account/account';

/** Version of the stored shape. */
export const SIGN_IN_CHANGE_SCHEMA_VERSION = 1;

const kind = z.enum(['password', 'email', 'putBack']);

/**
 * `signInChanges/{uid}`: a change at the auth provider that has begun, so that its consequences (account, mail, audit
 * line) are not lost where the server crashes in between. `from` is the account's address before, `to` the new one.
 * `putBack` restores the account's address after it was changed at the provider.
 */
export const signInChange = z.strictObject({
  _id: account.shape._id,
  schemaVersion: z.literal(SIGN_IN_CHANGE_SCHEMA_VERSION),
  changeId: z.string(),
  kind,
  from: z.string(),
  to: z.string(),
  begunAt: instant,
});

/** The changes that have begun and are not finished. */
export const SIGN_IN_CHANGES = defineCollection({
  name: 'signInChanges',
  holds: 'A change of password or mail address at the provider that is under way. The id is the uid.',
  version: SIGN_IN_CHANGE_SCHEMA_VERSION,
  schema: signInChange,
  upgrades: {},
  personalData: {
    export: { nothing: 'It lasts for seconds; the addresses it names are those of the account.' },
    deletion: { erase: [{ by: 'documentId' }] },
  },
});

export type SignInChange = z.infer<typeof signInChange>;
export type SignInChangeKind = z.infer<typeof kind>;

/** The state of a user at the auth provider in which a change shows. */
interface ProviderState {
  readonly email: string;
  /** In full seconds. */
  readonly sessionsEndedAt: string | null;
}

/**
 * Whether the provider has applied a change: it shows the new address, or a new password has ended the older sessions.
 */
export function isApplied({ kind: what, to, begunAt }: SignInChange, { email, sessionsEndedAt }: ProviderState): boolean {
  return what === 'password' ? sessionsEndedSince(sessionsEndedAt, begunAt) : email === to;
}

/** Whether every session from before a time has ended. */
export function sessionsEndedSince(sessionsEndedAt: string | null, moment: string): boolean {
  return sessionsEndedAt !== null && Date.parse(sessionsEndedAt) >= Math.floor(Date.parse(moment) / 1000) * 1000;
}

/** The time after which an unapplied change is abandoned: a call ends within 10 seconds. */
const ABANDONED_AFTER_MS = 60_000;

/** Whether a change that is not applied never will be. */
export function isAbandoned({ begunAt }: SignInChange, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) > ABANDONED_AFTER_MS;
}

/**
 * The step of the sign-in panel that a mail address leads to (S4-06): the password step, the social provider, or the
 * registration form.
 */
export const SIGN_IN_METHODS = ['password', 'google.com', 'none'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/**
 * The method for a user with these providers: the password where there is one, the registration if there is none at
 * all.
 */
export function signInMethodOf(providers: readonly string[]): SignInMethod {
  return SIGN_IN_METHODS.find((method) => providers.includes(method)) ?? 'none';
}
