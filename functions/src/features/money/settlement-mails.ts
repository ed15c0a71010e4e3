import { isMinorBuyer } from '@touchline/domain/money/guardian-of-buyer';
import { guardianReceiptMail, paymentFailedMail } from '@touchline/domain/money/money-mails';
import { graceEnd } from '@touchline/domain/money/plan-entitlements';
import type { Settlement } from '@touchline/domain/money/settlement';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { prepareMail } from '../mail/mail-store';

/** More payments than a settlement finds at once, even after an outage. */
const MOST_RECEIPTS = 4;

interface MailDependencies {
  /** The origin of our pages, for links. */
  readonly origin: string;
  readonly ids: { readonly receipt: string; readonly notice: string };
  readonly isVerified: (uid: string) => Promise<boolean>;
}

/**
 * The mails that a settlement sends: a receipt to the guardian of a minor for each payment that the ledger did not
 * have, also where several events were lost, and a notice to the owner of a plan whose payment has just failed.
 */
export async function prepareSettlementMails(
  database: Firestore,
  attempt: Attempt,
  { person: { account }, newPayments, failed }: Settlement,
  { origin, ids, isVerified }: MailDependencies,
): Promise<readonly ((unit: Writes) => void)[]> {
  const page = `${origin}/account`;
  const queued: ((unit: Writes) => void)[] = [];
  const guardian = isMinorBuyer(account, attempt.at.slice(0, 10)) ? account.guardian : null;
  const playerName = `${account.firstName} ${account.lastName}`;
  for (const [index, { purchase, payment }] of newPayments.slice(-MOST_RECEIPTS).entries()) {
    if (guardian === null) break;
    queued.push(
      await prepareMail(database, attempt, {
        _id: index === 0 ? ids.receipt : `${ids.receipt}-${index}`,
        about: `${GUARDIAN_OF}${account._id}`,
        kind: 'guardianReceipt',
        to: { email: guardian.email, isVerified: guardian.confirmedAt !== null },
        text: guardianReceiptMail({ playerName, purchase, cents: payment.cents, at: payment.at, account: page }, account.locale),
      }),
    );
  }
  const unpaid = failed.at(-1);
  if (unpaid !== undefined) {
    const { priceName, periodStart } = unpaid;
    const until = graceEnd(periodStart ?? attempt.at);
    queued.push(
      await prepareMail(database, attempt, {
        _id: ids.notice,
        about: account._id,
        kind: 'paymentFailed',
        to: { email: account.email, isVerified: await isVerified(account._id) },
        text: paymentFailedMail({ firstName: account.firstName, priceName, until, account: page }, account.locale),
      }),
    );
  }
  return queued;
}
