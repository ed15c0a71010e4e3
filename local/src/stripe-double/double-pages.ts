import type { Session } from './double-objects';
import { type DoubleState, existing } from './double-state';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 34rem; margin: 2rem auto; padding: 0 1rem }
  fieldset { border: 1px solid #8886; border-radius: 12px; margin: 1rem 0; padding: 1rem }
  label { display: block; min-height: 44px; padding: .6rem 0 }
  button, .button { display: inline-block; min-height: 44px; padding: .5rem 1.25rem; border-radius: 12px; border: 1px solid #8886; font: inherit }
  [role=alert] { border-left: 4px solid #c00; padding-left: .75rem } li { margin: .5rem 0 }
`;

/** The cards of Stripe's test mode that the checkout page offers. */
export const TEST_CARDS = {
  '4242424242424242': 'pays',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for 3-D Secure',
} as const;

/** The checkout of an open session; `problem` is why the last try failed. */
export function checkoutPage(session: Session, problem: string | null = null): string {
  const cards = Object.entries(TEST_CARDS).map(
    ([number, what], index) =>
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}> ${number.replace(/(.{4})(?=.)/g, '$1 ')} ${what}</label>`,
  );
  return page('Checkout', [
    '<p>This page stands in for Stripe. No money moves.</p>',
    ...(problem === null ? [] : [`<p role="alert">${escaped(problem)}</p>`]),
    `<p>${escaped(session.product)}: <strong>${amountOf(session.amount_total ?? 0, session.currency ?? 'usd')}</strong>${session.mode === 'subscription' ? ' per month' : ''}</p>`,
    `<form method="post"><fieldset><legend>Test card</legend>${cards.join('')}</fieldset>`,
    '<button name="act" value="pay">Pay</button></form>',
    `<p><a class="button" href="${escaped(session.cancel_url ?? '/')}">Cancel</a></p>`,
  ]);
}

/** The question of the buyer's bank (3-D Secure). */
export function bankPage(): string {
  return page('Is this you?', [
    '<p>Your bank asks you to confirm this payment.</p>',
    '<form method="post"><button name="act" value="confirm">Complete authentication</button> <button name="act" value="fail">Fail authentication</button></form>',
  ]);
}

/** What a customer pays for, with the way to cancel and to change the card. */
export function portalPage(state: DoubleState, customerId: string, returnUrl: string): string {
  const { cardWorks } = existing(state.customers, customerId, 'customer');
  const own = [...state.subscriptions.values()].filter(({ customer }) => customer === customerId);
  const charges = [...state.charges.values()].filter(({ customer }) => customer === customerId).toReversed();
  const plans = own.map((one) => {
    const [item] = one.items.data;
    const day = dayOf(item?.current_period_end ?? one.created);
    const isOver = one.status === 'canceled';
    const states = isOver ? 'ended' : one.cancel_at_period_end ? `ends on ${day}` : `${one.status}, renews on ${day}`;
    const button = one.cancel_at_period_end
      ? `<button name="act" value="keep">Keep plan</button>`
      : `<button name="act" value="cancel">Cancel plan</button>`;
    const form = isOver ? '' : `<form method="post"><input type="hidden" name="subscription" value="${one.id}">${button}</form>`;
    return `<li>${amountOf(item?.price.unit_amount ?? 0, item?.price.currency ?? 'usd')} per month, ${states} ${form}</li>`;
  });
  const paid = charges.map(
    ({ amount, amount_refunded, created, currency }) =>
      `<li>${dayOf(created)}: ${amountOf(amount, currency)}${amount_refunded > 0 ? `, ${amountOf(amount_refunded, currency)} paid back` : ''}</li>`,
  );
  const other = cardWorks ? ['fails', 'Use a card that declines'] : ['works', 'Use a card that pays'];
  return page('Your plan', [
    '<p>This page stands in for Stripe. No money moves.</p>',
    `<h2>Plans</h2><ul>${plans.join('')}</ul>`,
    `<h2>Card</h2><p>${cardWorks ? 'The card pays.' : 'The card declines.'}</p><form method="post"><button name="act" value="card-${other[0] ?? ''}">${other[1] ?? ''}</button></form>`,
    `<h2>Invoices</h2><ul>${paid.join('')}</ul>`,
    `<p><a class="button" href="${escaped(returnUrl)}">Return to Touchline</a></p>`,
  ]);
}

/** A page that says one thing. */
export function notePage(title: string, text: string): string {
  return page(title, [`<p>${escaped(text)}</p>`]);
}

function page(title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${parts.join('\n')}</main></html>`;
}

const amountOf = (cents: number, currency: string): string => `${currency === 'eur' ? '€' : '$'}${(cents / 100).toFixed(2)}`;
const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
