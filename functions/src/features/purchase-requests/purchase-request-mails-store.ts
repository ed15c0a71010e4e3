import type { ApprovalState } from '@touchline/domain/money/approval/approved-purchase';
import type { PurchaseRequest } from '@touchline/domain/money/approval/purchase-request';
import { purchaseAnsweredMail, purchaseAskedMail } from '@touchline/domain/money/approval/purchase-request-mails';
import type { Account } from '@touchline/domain/person/account/account';
import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { PURCHASE_REQUEST_LIMITS } from '@touchline/domain/reference/limits';
import type { PriceName } from '@touchline/domain/reference/price-list';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

type Queue = (unit: Writes) => void;

interface Around {
  readonly origin: string;
  readonly newId: () => string;
}

/** Asks guardians whether their child may buy something, each at the address of the account. */
export async function askGuardian(
  database: Firestore,
  attempt: Attempt,
  { asked, buyer }: { readonly asked: readonly PurchaseRequest[]; readonly buyer: Account },
  { origin, newId }: Around,
): Promise<Queue> {
  const { accounts } = personDocuments(database);
  const queued: Queue[] = [];
  for (const { guardian: uid, priceName, cents, currency } of asked) {
    const guardian = (await attempt.read(accounts.doc(uid)))[0].data();
    if (guardian === undefined) continue;
    const { firstName, email, locale } = guardian;
    const said = { firstName, childName: `${buyer.firstName} ${buyer.lastName}`, priceName, cents, currency };
    const link = `${origin}/account?view=guardians`;
    queued.push(
      await prepareMail(database, attempt, {
        ...{ _id: newId(), about: `${GUARDIAN_OF}${buyer._id}`, kind: 'purchaseAsked', to: { email, isVerified: true } },
        text: purchaseAskedMail({ ...said, link, validDays: PURCHASE_REQUEST_LIMITS.answeredDays }, locale),
      }),
    );
  }
  return (unit) => queued.forEach((queue) => queue(unit));
}

interface Told {
  readonly buyer: Account;
  readonly priceName: PriceName;
  /** How the purchase stands since the answer; null where that has not changed. */
  readonly state: ApprovalState | null;
  readonly isPlayerVerified: boolean;
}

/** Tells a player that a purchase is approved or declined; null where nothing is decided. */
export async function tellBuyer(
  database: Firestore,
  attempt: Attempt,
  { buyer, priceName, state, isPlayerVerified }: Told,
  { origin, newId }: Around,
): Promise<Queue | null> {
  if (state !== 'approved' && state !== 'declined') return null;
  const { firstName, email, locale } = buyer;
  const said = { firstName, priceName, isApproved: state === 'approved', link: `${origin}/plus` };
  return prepareMail(database, attempt, {
    ...{ _id: newId(), about: buyer._id, kind: 'purchaseAnswered', to: { email, isVerified: isPlayerVerified } },
    text: purchaseAnsweredMail({ ...said, heldDays: PURCHASE_REQUEST_LIMITS.heldDays }, locale),
  });
}
