import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { FeatureLine } from '@touchline/domain/featuring/boost-obstacle';
import { type CheckoutOrder, checkoutOrderOf } from '@touchline/domain/money/checkout-order';
import { hasGuardian, isMinorBuyer, withGuardianOfBuyer } from '@touchline/domain/money/guardian-of-buyer';
import {
  type Buyer,
  isPlanName,
  obstacleToBuying,
  obstacleToEveryPurchase,
  refuseObstacle,
} from '@touchline/domain/money/may-buy';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import type { Person } from '@touchline/domain/person/account/change-account';
import { GUARDIAN_QUESTIONS } from '@touchline/domain/reference/limits';
import { isPriceName, type PriceName } from '@touchline/domain/reference/price-list';
import { chargedCurrency, type Currency } from '@touchline/domain/kernel/format/money';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import type { CountDaily, RateLimit } from '../../platform/rate-limit-store';
import type { AccountStore } from '../account/account-store';
import type { CheckoutGateway } from './checkout-gateway';
import type { PurchaseStore } from './purchase-store';

/** A purchase that is about to be paid. */
interface PurchaseToApprove {
  readonly uid: string;
  readonly priceName: PriceName;
  readonly currency: Currency;
  readonly origin: string;
}

/** What paying needs. */
export interface CheckoutDependencies {
  readonly accounts: AccountStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly checkouts: CheckoutGateway;
  readonly purchases: PurchaseStore;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  /** The requests to be featured of somebody who asks for a boost. */
  readonly lineOf: (uid: string) => Promise<FeatureLine>;
  /** Throws Refusal conflict where a guardian has to approve first; then the guardians have been asked. */
  readonly requireApproval: (purchase: PurchaseToApprove) => Promise<void>;
  readonly countToday: CountDaily;
  /** Whether a mailbox is that of a player's account other than this one. */
  readonly isPlayersAddress: (address: string, except: string) => Promise<boolean>;
}

/**
 * POST /ui/v1/createCheckoutSession. Who has bought before is read again at the provider first: an event that is still
 * on its way sells no plan twice (F12). Naming a guardian is counted like a question to one, since its answer tells
 * whether a player has that address. A guardian who wants to be asked first is asked once nothing else stands in the
 * way (docs/decisions/227-guardians-approve-purchases.md).
 */
export function createCheckoutSession(dependencies: CheckoutDependencies): Handler<'createCheckoutSession'> {
  const { accounts, users, checkouts, purchases, rateLimit, clock, lineOf, countToday, isPlayersAddress, requireApproval } =
    dependencies;
  return async ({ actor, body, origin }) => {
    const uid = callerUid(actor);
    await rateLimit.perPerson(uid);
    const known = await buyingPerson(accounts, actor, uid);
    const { priceName, guardianEmail } = body();
    if (guardianEmail !== null) await countToday({ name: 'guardianQuestions', perDay: GUARDIAN_QUESTIONS.perDay }, uid);
    if (known.account.stripeCustomerId !== null) await purchases.settle(known.account.stripeCustomerId, [], origin);
    const [now, user] = [clock(), await users.find(uid)];
    const line = isPlanName(priceName) ? null : await lineOf(uid);
    const at = now.toISOString();
    const isPlayers = guardianEmail !== null && (await isPlayersAddress(guardianEmail, uid));
    const person = await accounts.change(uid, (stored) => {
      const account = withGuardianOfBuyer(stored.account, { guardianEmail, isPlayers, today: at.slice(0, 10) });
      const buyer = { ...buyerOf(actor, { ...stored, account }, user?.emailVerified === true, at), line };
      refuseObstacle(obstacleToBuying(buyer, priceName, at));
      return { ...stored, account };
    });
    const { locale, stripeCustomerId } = person.account;
    const bound = stripeCustomerId === null ? null : await checkouts.boundCurrency(stripeCustomerId);
    await requireApproval({ uid, priceName, currency: chargedCurrency(locale, bound), origin });
    const orderOf = (customerId: string, binding: Currency | null) =>
      checkoutOrderOf({ uid, customerId, priceName, locale, bound: binding, origin, now });
    const opened = stripeCustomerId === null ? null : await openedCheckout(checkouts, orderOf(stripeCustomerId, bound));
    const first = opened ?? (await openedCheckout(checkouts, orderOf(await newCustomer(dependencies, person), null)));
    if (first === null) throw new Refusal('unavailable', 'paymentUnavailable');
    return first;
  };
}

/** How often somebody may pay for the same thing within a minute. */
const SAME_IN_A_MINUTE = 5;

/**
 * The checkout that the buyer goes on to. One that was paid within the same minute makes place for a new one. Null
 * where the customer is gone.
 */
async function openedCheckout(
  checkouts: CheckoutGateway,
  order: CheckoutOrder,
): Promise<AnswerOf<'createCheckoutSession'> | null> {
  let over: string | null = null;
  for (let times = 0; times < SAME_IN_A_MINUTE; times += 1) {
    const opened = await checkouts.open(order, over);
    if (opened === null) return null;
    const { id, url, cents } = opened;
    if (cents !== order.cents)
      throw new Error(`the checkout ${id} charges ${cents ?? 'nothing'}: see STRIPE_PRICE_* in docs/deploy.md`);
    if ((await checkouts.closeOthers(order, id)) && url !== null) return { id, url };
    over = id;
  }
  throw new Refusal('tooMany', 'tooManyTries');
}

/** POST /ui/v1/createPortalSession */
export function createPortalSession(dependencies: CheckoutDependencies): Handler<'createPortalSession'> {
  const { accounts, checkouts, rateLimit } = dependencies;
  return async ({ actor, origin }) => {
    const uid = callerUid(actor);
    await rateLimit.perPerson(uid);
    const { account } = (await accounts.find(uid)) ?? {};
    if (account === undefined) throw new Refusal('conflict', 'noProfile');
    if (account.stripeCustomerId === null) throw new Refusal('conflict', 'nothingBought');
    const url = await checkouts.openPortal(account.stripeCustomerId, account.locale, `${origin}/account`);
    if (url === null) throw new Refusal('conflict', 'nothingBought');
    return { url };
  };
}

/** POST /ui/v1/completePayment */
export function completePayment({
  checkouts,
  purchases,
}: Pick<CheckoutDependencies, 'checkouts' | 'purchases'>): Handler<'completePayment'> {
  return async ({ body, origin }) => {
    if (await checkouts.isLive()) throw new Refusal('notFound', 'notFound');
    const { orderID } = body();
    const session = await checkouts.find(orderID);
    const priceName = session?.priceName ?? '';
    if (session === null || !isPriceName(priceName)) throw new Refusal('notFound', 'unknownOrder');
    if (!session.isPaid) throw new Refusal('conflict', 'orderUnpaid');
    await purchases.settle(session.customerId, [], origin);
    return { orderID, priceName };
  };
}

/** The person who buys. Throws Refusal conflict without a profile, forbidden for who cannot buy anything. */
async function buyingPerson(accounts: AccountStore, actor: Actor, uid: string): Promise<Person> {
  const person = await accounts.find(uid);
  refuseObstacle(obstacleToEveryPurchase(person === null ? null : { isAdmin: actor.isAdmin, ...person.profile }));
  if (person === null) throw new Refusal('conflict', 'noProfile');
  requireActiveAccount({ ...actor, isDeactivated: person.account.deactivatedAt !== null });
  return person;
}

function buyerOf({ isAdmin }: Actor, { account, profile }: Person, emailVerified: boolean, at: string): Omit<Buyer, 'line'> {
  const { type, roles } = profile;
  const isMinor = isMinorBuyer(account, at.slice(0, 10));
  return {
    isAdmin,
    type,
    roles,
    emailVerified,
    entitlements: account.entitlements,
    isMinor,
    hasGuardian: hasGuardian(account),
  };
}

/**
 * The first customer of a person, or the one in the place of a customer who was deleted at the provider. It is stored
 * before anything can be paid, so that every event finds the account.
 */
async function newCustomer({ accounts, checkouts }: CheckoutDependencies, { account }: Person): Promise<string> {
  const { _id: uid, email, locale, stripeCustomerId: gone } = account;
  const created = await checkouts.createCustomer({ uid, email, locale, gone });
  const { account: stored } = await accounts.change(uid, (person) => {
    const { stripeCustomerId: now } = person.account;
    return { ...person, account: { ...person.account, stripeCustomerId: now === gone ? created : now } };
  });
  return stored.stripeCustomerId ?? created;
}
