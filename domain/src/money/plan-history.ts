import type { Account } from '../person/account/account';
import { isPlanName, type PlanName } from './may-buy';

/** Until when plans go on, as a line of the log says it: `none`, `renews`, or ISO 8601. */
type PlanDetail = Readonly<Record<PlanName, string>>;

/** What the log says about changed plans: until when each goes on. */
export function planDetail({ premium, guestAccess }: Account['entitlements']): PlanDetail {
  const ofPlan = (plan: typeof premium) => (plan === null ? 'none' : (plan.until ?? 'renews'));
  return { premium: ofPlan(premium), guestAccess: ofPlan(guestAccess) };
}

/** A change of somebody's plans: what each was from then on. `until` is null while a plan renews. */
export interface PlanChange {
  readonly at: string;
  /** The plans that went on; none where all have ended. */
  readonly plans: readonly { readonly name: PlanName; readonly until: string | null }[];
}

/** A line of the log as far as the history of plans needs it. */
interface LoggedChange {
  readonly at: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The history of plans from the lines `plan.change` and `plan.give` about one account, the latest first. */
export function planHistoryOf(lines: readonly LoggedChange[]): readonly PlanChange[] {
  return lines
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ at, detail }) => ({
      at,
      plans: Object.entries(detail).flatMap(([name, value]) =>
        isPlanName(name) && typeof value === 'string' && value !== 'none'
          ? [{ name, until: value === 'renews' ? null : value }]
          : [],
      ),
    }));
}
