import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { Refusal } from '../kernel/refusal/refusal';
import { instant, shortText } from '../kernel/text/text-schemas';
import { type Account, givenPlan } from '../person/account/account';
import { isActiveAt } from '../person/profiles/premium';
import type { Profile } from '../person/profiles/profile';
import { GIVEN_PLANS } from '../reference/limits';
import { obstacleToBuying } from './may-buy';

/**
 * What an admin sends to give days of a plan; `until` is the end of the plan as the page showed it, null where none
 * runs, so that nobody gives them twice.
 */
export const givenDaysForm = z.object({
  ...z.pick(givenPlan, { plan: true, days: true }).shape,
  until: z.nullable(instant),
  reason: shortText(500),
});

export type GivenDaysForm = z.infer<typeof givenDaysForm>;

type GivenPlan = z.infer<typeof givenPlan>;

/** Whom days are given to. */
interface Receiver {
  readonly account: Account;
  readonly profile: Pick<Profile, 'type' | 'roles'>;
  readonly emailVerified: boolean;
}

/** Why somebody gets no days, where buying the plan would be refused for the same reason. */
const OBSTACLES: Readonly<Partial<Record<MessageCode, MessageCode>>> = {
  coachesBuyNothing: 'coachNeedsNoPlan',
  onlyPlayersBuyThis: 'premiumForPlayers',
  verifyEmailFirst: 'planNeedsVerifiedEmail',
  planIncluded: 'premiumIncludesGuest',
};

/**
 * Days of a plan for somebody who could buy it, from the end of what runs, or from now. Throws Refusal conflict where
 * the plan renews by itself, since the days would be worth nothing, where buying it is refused, for a suspended
 * account, and where the plan is no longer as it was shown.
 */
export function givenDays({ account, profile, emailVerified }: Receiver, form: GivenDaysForm, now: string): GivenPlan {
  const { plan, days, until: shownUntil } = form;
  const { entitlements } = account;
  const running = isActiveAt(entitlements[plan], now) ? entitlements[plan] : null;
  const buyer = { isAdmin: false, ...profile, emailVerified, entitlements, isMinor: false, hasGuardian: true, line: null };
  const code = obstacleToBuying(buyer, plan, now)?.code ?? 'planActive';
  if (account.suspended !== null) throw new Refusal('conflict', 'accountIsSuspended');
  if (code !== 'planActive') throw new Refusal('conflict', OBSTACLES[code] ?? code);
  if (running !== null && running.until === null) throw new Refusal('conflict', 'planRenews');
  if ((running?.until ?? null) !== shownUntil) throw new Refusal('conflict', 'planChangedMeanwhile');
  if (account.givenPlans.length >= GIVEN_PLANS.perAccount) throw new Refusal('conflict', 'givenTooOften');
  const from = running?.until ?? now;
  return { plan, days, givenAt: now, from, until: new Date(Date.parse(from) + days * DAY_MS).toISOString() };
}
