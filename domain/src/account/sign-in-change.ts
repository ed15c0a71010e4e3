import * as z from 'zod/mini';
import { instant } from '../text/date-schemas';
import { account } from './account';

/** Version of the stored shape. */
export const SIGN_IN_CHANGE_SCHEMA_VERSION = 1;

const kind = z.enum(['password', 'email', 'putBack']);

/**
 * `signInChanges/{uid}`: a change at the provider that has been begun, so that what follows from it (account, mail, line of the log) is not lost where the server dies in
 * between. `from` is the account's address before, `to` the one that is set; `putBack` sets the account's own again after somebody changed it at the provider.
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

export type SignInChange = z.infer<typeof signInChange>;
export type SignInChangeKind = z.infer<typeof kind>;

/** What the provider says of a user, as far as changes show in it. */
export interface ProvidersState {
  readonly email: string;
  /** In full seconds. */
  readonly sessionsEndedAt: string | null;
}

/** Whether the provider has carried out a change: a new address shows, a new password ends what was signed in before. */
export function hasHappened({ kind: what, to, begunAt }: SignInChange, { email, sessionsEndedAt }: ProvidersState): boolean {
  return what === 'password' ? haveEndedSince(sessionsEndedAt, begunAt) : email === to;
}

/** Whether every session from before a moment has ended. */
export function haveEndedSince(sessionsEndedAt: string | null, moment: string): boolean {
  return sessionsEndedAt !== null && Date.parse(sessionsEndedAt) >= Math.floor(Date.parse(moment) / 1000) * 1000;
}

/** A call ends within 10 seconds: a change that has not happened a minute later never will. */
const GIVEN_UP_AFTER_MS = 60_000;

/** Whether a change that has not happened never will. */
export function isGivenUp({ begunAt }: SignInChange, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) > GIVEN_UP_AFTER_MS;
}
