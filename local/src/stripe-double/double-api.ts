import { API_VERSION } from '@touchline/functions/features/money/stripe-library-gateway';
import { endSubscription, payInvoice } from './double-billing';
import type { Session, Subscription } from './double-objects';
import { refund } from './double-refunds';
import { type DoubleState, existing, StripeRefusal } from './double-state';
import { type FormFields, textAt, textsAt } from './form-body';

/** A call of the API: its path without `/v1`, and the fields of query or body. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly fields: FormFields;
}

/** The address of the double's own pages. */
export type PageAddress = (page: 'checkout' | 'portal', id: string) => string;

type Endpoint = (state: DoubleState, call: ApiCall, id: string, pageOf: PageAddress) => object;

/** The endpoints that Touchline uses, and those that a person with Stripe's dashboard would. */
const ENDPOINTS: readonly (readonly [method: string, path: RegExp, answer: Endpoint])[] = [
  ['POST', /^\/customers$/, createCustomer],
  ['POST', /^\/customers\/([^/]+)$/, updateCustomer],
  ['DELETE', /^\/customers\/([^/]+)$/, deleteCustomer],
  ['POST', /^\/checkout\/sessions$/, createSession],
  [
    'GET',
    /^\/checkout\/sessions$/,
    (state, call) => listOf([...state.sessions.values()].filter(fits(call, 'customer', 'status')), call),
  ],
  ['GET', /^\/checkout\/sessions\/([^/]+)$/, (state, _, id) => existing(state.sessions, id, 'checkout.session')],
  ['POST', /^\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  ['POST', /^\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/subscriptions$/, (state, call) => listOf([...state.subscriptions.values()].filter(fits(call, 'customer')), call)],
  ['POST', /^\/subscriptions\/([^/]+)$/, updateSubscription],
  ['DELETE', /^\/subscriptions\/([^/]+)$/, cancelSubscription],
  ['GET', /^\/invoices$/, (state, call) => listOf([...state.invoices.values()].filter(fits(call, 'customer', 'status')), call)],
  ['GET', /^\/charges$/, (state, call) => listOf([...state.charges.values()].filter(fits(call, 'customer')), call)],
  ['GET', /^\/charges\/([^/]+)$/, (state, _, id) => existing(state.charges, id, 'charge')],
  ['POST', /^\/refunds$/, createRefund],
  ['GET', /^\/refunds$/, (state, call) => listOf([...state.refunds.values()].filter(fits(call, 'charge')), call)],
  ['GET', /^\/disputes$/, (state, call) => listOf([...state.disputes.values()].filter(fits(call, 'charge')), call)],
  ['GET', /^\/events$/, listEvents],
];

/** Answers a call as Stripe does. Throws a StripeRefusal. */
export function answerApiCall(state: DoubleState, call: ApiCall, pageOf: PageAddress): object {
  for (const [method, path, answer] of ENDPOINTS) {
    const found = method === call.method ? path.exec(call.path) : null;
    if (found !== null) return answer(state, call, decodeURIComponent(found[1] ?? ''), pageOf);
  }
  throw new StripeRefusal(404, 'invalid_request_error', null, `Unrecognized request URL (${call.method}: /v1${call.path}).`);
}

/** Refuses a call without a secret key of the test mode, and one of another version of the API. */
export function requireKey(authorization: string | undefined, version: string | undefined): void {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  if (!key.startsWith('sk_test_')) throw new StripeRefusal(401, 'invalid_request_error', null, 'Invalid API Key provided.');
  if (version !== API_VERSION)
    throw new StripeRefusal(400, 'invalid_request_error', null, `Invalid Stripe API version: ${version ?? 'none'}.`);
}

function createCustomer(state: DoubleState, { fields }: ApiCall): object {
  const id = state.newId('cus');
  const metadata = textsAt(fields, 'metadata');
  const made = {
    id,
    object: 'customer',
    email: textAt(fields, 'email'),
    metadata,
    preferred_locales: localesIn(fields),
    created: state.now(),
    livemode: false,
  } as const;
  state.customers.set(id, { ...made, deleted: false, cardWorks: true });
  return existing(state.customers, id, 'customer');
}

function updateCustomer(state: DoubleState, { fields }: ApiCall, id: string): object {
  requireCustomer(state, id);
  const customer = existing(state.customers, id, 'customer');
  const email = textAt(fields, 'email') ?? customer.email;
  const locales = localesIn(fields);
  return Object.assign(customer, { email, preferred_locales: locales.length === 0 ? customer.preferred_locales : locales });
}

function localesIn(fields: FormFields): string[] {
  return Object.values(textsAt(fields, 'preferred_locales'));
}

function deleteCustomer(state: DoubleState, _: ApiCall, id: string): object {
  const customer = existing(state.customers, id, 'customer');
  for (const one of state.subscriptions.values()) if (one.customer === id) endSubscription(state, one);
  Object.assign(customer, { deleted: true, email: null, metadata: {} });
  return { id, object: 'customer', deleted: true };
}

function createSession(state: DoubleState, { fields }: ApiCall, _: string, pageOf: PageAddress): object {
  const customer = required(fields, 'customer');
  requireCustomer(state, customer);
  const mode = required(fields, 'mode');
  if (mode !== 'payment' && mode !== 'subscription')
    throw new StripeRefusal(400, 'invalid_request_error', 'parameter_invalid_string', `Invalid mode: ${mode}`, 'mode');
  requireOneCurrency(state, customer, required(fields, 'line_items', '0', 'price_data', 'currency'));
  const id = state.newId('cs_test');
  const price = ['line_items', '0', 'price_data'] as const;
  const session: Session = {
    ...{ id, object: 'checkout.session', livemode: false, created: state.now(), mode, customer },
    amount_total: Number(required(fields, ...price, 'unit_amount')) * Number(textAt(fields, 'line_items', '0', 'quantity') ?? 1),
    currency: required(fields, ...price, 'currency'),
    cancel_url: textAt(fields, 'cancel_url'),
    success_url: textAt(fields, 'success_url'),
    client_reference_id: textAt(fields, 'client_reference_id'),
    locale: textAt(fields, 'locale') === 'de' ? 'de' : 'en',
    metadata: textsAt(fields, 'metadata'),
    ...{ payment_status: 'unpaid', status: 'open', url: pageOf('checkout', id), payment_intent: null, subscription: null },
    product: textAt(fields, ...price, 'product_data', 'name') ?? '',
    madeMetadata: textsAt(fields, mode === 'payment' ? 'payment_intent_data' : 'subscription_data', 'metadata'),
  };
  state.sessions.set(id, session);
  return session;
}

function requireCustomer(state: DoubleState, id: string): void {
  if (state.customers.get(id)?.deleted === false) return;
  throw new StripeRefusal(400, 'invalid_request_error', 'resource_missing', `No such customer: '${id}'`, 'customer');
}

/** Refuses a currency besides a subscription in another one, as Stripe does for each customer. */
function requireOneCurrency(state: DoubleState, customer: string, currency: string): void {
  const own = [...state.subscriptions.values()].filter((one) => one.customer === customer && one.status !== 'canceled');
  const other = own.find((one) => one.currency !== currency)?.currency;
  if (other !== undefined)
    throw new StripeRefusal(
      400,
      'invalid_request_error',
      null,
      `You cannot combine currencies on a single customer. This customer has an active subscription with currency ${other}.`,
    );
}

function expireSession(state: DoubleState, _: ApiCall, id: string): object {
  const session = existing(state.sessions, id, 'checkout.session');
  if (session.status !== 'open')
    throw new StripeRefusal(
      400,
      'invalid_request_error',
      null,
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  return Object.assign(session, { status: 'expired', url: null });
}

function createPortal(state: DoubleState, { fields }: ApiCall, _: string, pageOf: PageAddress): object {
  const customer = required(fields, 'customer');
  requireCustomer(state, customer);
  const return_url = textAt(fields, 'return_url') ?? '';
  const id = state.newId('bps');
  const url = `${pageOf('portal', customer)}?return=${encodeURIComponent(return_url)}`;
  return { id, object: 'billing_portal.session', customer, return_url, url, created: state.now(), livemode: false };
}

function updateSubscription(state: DoubleState, { fields }: ApiCall, id: string): object {
  const subscription = existing(state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled')
    throw new StripeRefusal(
      400,
      'invalid_request_error',
      null,
      'A canceled subscription can only update its cancellation_details.',
    );
  const ends = textAt(fields, 'cancel_at_period_end');
  if (ends !== null) cancelAtPeriodEnd(state, subscription, ends === 'true');
  const pause = textAt(fields, 'pause_collection', 'behavior');
  const isResumed = textAt(fields, 'pause_collection') === '';
  if (pause !== null) subscription.pause_collection = { behavior: 'void', resumes_at: null };
  if (isResumed) subscription.pause_collection = null;
  if (pause !== null || isResumed) state.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Cancels at the end of the period, or takes that back. */
export function cancelAtPeriodEnd(state: DoubleState, subscription: Subscription, ends: boolean): void {
  Object.assign(subscription, { cancel_at_period_end: ends, canceled_at: ends ? state.now() : null });
  state.emit('customer.subscription.updated', subscription);
}

/** Puts a card that works, or one that declines, in the place of the customer's; a failed payment is tried again. */
export function changeCard(state: DoubleState, customerId: string, works: boolean): void {
  existing(state.customers, customerId, 'customer').cardWorks = works;
  for (const one of state.subscriptions.values()) {
    if (!works || one.customer !== customerId || one.status !== 'past_due') continue;
    payInvoice(state, one);
    state.emit('customer.subscription.updated', one);
  }
}

function cancelSubscription(state: DoubleState, _: ApiCall, id: string): object {
  const subscription = existing(state.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled')
    throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing', `No such subscription: '${id}'`, 'id');
  endSubscription(state, subscription);
  return subscription;
}

function createRefund(state: DoubleState, { fields }: ApiCall): object {
  const amount = textAt(fields, 'amount');
  return refund(state, required(fields, 'charge'), amount === null ? null : Number(amount), textsAt(fields, 'metadata'));
}

/** So many kinds of events can be asked for at once. */
const MOST_TYPES = 20;

function listEvents(state: DoubleState, call: ApiCall): object {
  const since = Number(textAt(call.fields, 'created', 'gte') ?? 0);
  const types = new Set(Object.values(textsAt(call.fields, 'types')));
  if (types.size > MOST_TYPES)
    throw new StripeRefusal(400, 'invalid_request_error', null, `At most ${MOST_TYPES} types can be listed.`, 'types');
  const wanted = state.events.filter(({ created, type }) => created >= since && (types.size === 0 || types.has(type)));
  return listOf(wanted.toReversed(), call);
}

/** A page of a list, newest first, as Stripe pages: `limit` entries after `starting_after`. */
function listOf(all: readonly { readonly id: string; readonly created: number }[], { fields, path }: ApiCall): object {
  const limit = Number(textAt(fields, 'limit') ?? 10);
  const after = textAt(fields, 'starting_after');
  const sorted = path === '/events' ? all : all.toReversed();
  const from = after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url: `/v1${path}`, data: sorted.slice(from, from + limit), has_more: from + limit < sorted.length };
}

/** Whether an object has the values that a list is asked for; `status=all` asks for any. */
function fits({ fields }: ApiCall, ...names: readonly string[]) {
  return (object: object): boolean =>
    names.every((name) => {
      const wanted = textAt(fields, name);
      return wanted === null || wanted === 'all' || Reflect.get(object, name) === wanted;
    });
}

function required(fields: FormFields, ...path: readonly string[]): string {
  const value = textAt(fields, ...path);
  const [first = '', ...rest] = path;
  const name = `${first}${rest.map((part) => `[${part}]`).join('')}`;
  if (value === null || value === '')
    throw new StripeRefusal(400, 'invalid_request_error', 'parameter_missing', `Missing required param: ${name}.`, name);
  return value;
}
