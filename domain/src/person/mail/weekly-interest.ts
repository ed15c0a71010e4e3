import type { Interest } from '../views/interest';
import { daysAfter } from '../views/stored-views';
import { type OptionalMail, withMailChoices } from './mail-choices';

/** What an account stores of its mails. */
interface MailState {
  readonly mailsOff: OptionalMail[];
  readonly interestToldOn: string | null;
}

const isWeeklyOn = ({ mailsOff }: Pick<MailState, 'mailsOff'>): boolean => !mailsOff.includes('weeklyInterest');

/**
 * An account with new choices of mails. A weekly mail that is turned on comes for the first time a week after `today`
 * (YYYY-MM-DD): turned off and on again, it tells no week twice.
 */
export function withMailsChosen<Changed extends MailState>(
  account: Changed,
  choices: Readonly<Partial<Record<OptionalMail, boolean>>>,
  today: string,
): Changed {
  const mailsOff = withMailChoices(account.mailsOff, choices);
  const begins = isWeeklyOn({ mailsOff }) && !isWeeklyOn(account);
  return { ...account, mailsOff, interestToldOn: begins ? today : account.interestToldOn };
}

/** The day from which the next weekly mail may be written; null for those who do not want it. */
export function interestDueOn(account: MailState): string | null {
  return isWeeklyOn(account) && account.interestToldOn !== null ? daysAfter(account.interestToldOn, 7) : null;
}

/** The last day that the weekly mail of a day tells about: the day before it, which is over everywhere in UTC. */
export const lastDayTold = (today: string): Date => new Date(`${daysAfter(today, -1)}T12:00:00.000Z`);

/** The latest week of a ladder. */
export type InterestWeek = Interest['weeks'][number];

/** Whether a week has anything to tell. Fewer than five saves are nothing: they cannot be told from none. */
export function hasHappened({ lists, opens, videos, saves, wrote }: InterestWeek): boolean {
  return lists !== 0 || opens !== 0 || videos !== 0 || saves !== 'few' || wrote !== 0;
}
