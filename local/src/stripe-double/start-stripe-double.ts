import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { LOCAL_HOST } from '../emulators/ports';
import { answerApiCall, cancelAtPeriodEnd, changeCard, requireKey } from './double-api';
import { ageCustomer, type CardOutcome, finishAsyncPayment, moveClock, paySession } from './double-billing';
import { bankPage, checkoutPage, notePage, portalPage, TEST_CARDS } from './double-pages';
import { dispute, DISPUTE_STATUSES, type DisputeStatus, failRefunds, refund } from './double-refunds';
import { type DoubleState, doubleState, existing, StripeRefusal } from './double-state';
import { type DeliveryMode, type EventDelivery, eventDelivery } from './event-delivery';
import { type FormFields, formFields, textAt } from './form-body';
import { idempotentAnswers } from './idempotent-answers';

/** A running double of Stripe; `fail` lets the next calls of the API fail in a way. */
export interface StripeDouble {
  /** host:port, for STRIPE_DOUBLE. */
  readonly host: string;
  readonly state: DoubleState;
  readonly delivery: EventDelivery;
  readonly pay: (sessionId: string, outcome?: CardOutcome) => void;
  readonly finishAsyncPayment: (sessionId: string, succeeds: boolean) => void;
  readonly moveClock: (seconds: number) => void;
  readonly refund: (chargeId: string, cents?: number) => void;
  /** Lets the refunds of a charge fail. */
  readonly failRefunds: (chargeId: string) => void;
  readonly dispute: (chargeId: string, status: DisputeStatus) => void;
  /** Whether the card of a customer pays from now on. */
  readonly changeCard: (customerId: string, works: boolean) => void;
  readonly failNext: (how: Failure, times: number) => void;
  /** Forgets the failures that no call has met yet. */
  readonly clearFailures: () => void;
  /** The calls of the API so far: `POST /checkout/sessions`. */
  readonly calls: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * How a call fails: not at all, before Stripe does anything, after it, when the answer is lost, or for a reason of
 * Stripe's own, which it answers again to the same key.
 */
export type Failure = 'none' | 'unavailable' | 'answerLost' | 'broken';

/** What a double is started with: port (0 for a free one) and the address of the site's webhook, null for none. */
interface DoubleOptions {
  readonly port: number;
  readonly webhook: () => string | null;
}

/** Starts a double of Stripe on this machine: its API, the pages of checkout and portal, and controls for tests. */
export async function startStripeDouble({ port, webhook }: DoubleOptions): Promise<StripeDouble> {
  const delivery = eventDelivery(webhook, LOCAL_STRIPE.webhookSecret, () => Math.floor(Date.now() / 1000));
  const state = doubleState((event) => delivery.send(event));
  const calls: string[] = [];
  const failures: Failure[] = [];
  const answerOnce = idempotentAnswers(state.now);

  const api = (request: IncomingMessage, response: ServerResponse, path: string, text: string): void => {
    const method = request.method ?? 'GET';
    calls.push(`${method} ${path}`);
    const failure = failures.shift() ?? null;
    if (failure === 'unavailable') throw new StripeRefusal(503, 'api_error', null, 'Stripe is away.');
    const { authorization, 'stripe-version': version, 'idempotency-key': key } = request.headers;
    requireKey(authorization, typeof version === 'string' ? version : undefined);
    const asked = { request: state.newId('req'), sent: `${method} ${path} ${text}` };
    const { outcome, original } = answerOnce(typeof key === 'string' ? key : null, asked, () => {
      if (failure === 'broken') throw new StripeRefusal(500, 'api_error', null, 'Something is broken at Stripe.');
      return answerApiCall(state, { method, path, fields: formFields(text) }, pageOf);
    });
    const replayed = original === null ? {} : { 'idempotent-replayed': 'true', 'original-request': original };
    const headers = { 'request-id': asked.request, ...replayed };
    if (failure === 'answerLost') response.destroy();
    else if (outcome instanceof StripeRefusal) sendFailure(response, outcome, headers);
    else sendJson(response, 200, outcome, headers);
  };

  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((text) => {
        const url = new URL(request.url ?? '/', 'http://double');
        if (url.pathname.startsWith('/v1/'))
          api(request, response, url.pathname.slice(3), request.method === 'POST' ? text : url.search);
        else if (url.pathname.startsWith('/control/')) control(url.pathname.slice('/control/'.length), text, response);
        else showPage(state, request.method ?? 'GET', url, formFields(text), response);
      })
      .catch((failure: unknown) => sendFailure(response, failure));
  });
  server.listen(port, LOCAL_HOST);
  await once(server, 'listening');
  const address = server.address();
  const host = `${LOCAL_HOST}:${typeof address === 'object' && address !== null ? address.port : port}`;
  const pageOf = (page: 'checkout' | 'portal', id: string): string => `http://${host}/${page}/${id}`;

  const double: StripeDouble = {
    ...{ host, state, delivery, calls: () => calls },
    pay: (sessionId, outcome = 'pays') => void paySession(state, sessionId, outcome),
    finishAsyncPayment: (sessionId, succeeds) => finishAsyncPayment(state, sessionId, succeeds),
    moveClock: (seconds) => moveClock(state, seconds),
    refund: (chargeId, cents) => void refund(state, chargeId, cents ?? null, {}),
    failRefunds: (chargeId) => failRefunds(state, chargeId),
    dispute: (chargeId, status) => dispute(state, chargeId, status),
    changeCard: (customerId, works) => changeCard(state, customerId, works),
    failNext: (how, times) => failures.push(...Array.from({ length: times }, () => how)),
    clearFailures: () => void failures.splice(0),
    stop: async () => {
      delivery.stop();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
  const control = (name: string, text: string, response: ServerResponse): void => {
    runControl(double, name, formFields(text));
    sendJson(response, 200, { done: name });
  };
  return double;
}

/**
 * The controls over HTTP, for journeys and for trying things out: `POST /control/clock` with `days=31`, of one
 * `customer=` or all.
 */
function runControl(double: StripeDouble, name: string, fields: FormFields): void {
  if (name === 'clock') {
    const [seconds, customer] = [Number(textAt(fields, 'days') ?? 0) * 24 * 3600, textAt(fields, 'customer')];
    if (customer === null) double.moveClock(seconds);
    else ageCustomer(double.state, customer, seconds);
  } else if (name === 'events') double.delivery.setMode(modeOf(textAt(fields, 'mode')), Number(textAt(fields, 'copies') ?? 1));
  else if (name === 'release') void double.delivery.release(textAt(fields, 'order') === 'reversed' ? 'reversed' : 'asMade');
  else if (name === 'refund') double.refund(textAt(fields, 'charge') ?? '');
  else if (name === 'fail-refunds') double.failRefunds(textAt(fields, 'charge') ?? '');
  else if (name === 'dispute') double.dispute(textAt(fields, 'charge') ?? '', disputeStatusOf(textAt(fields, 'status')));
  else throw new StripeRefusal(404, 'invalid_request_error', null, `There is no control "${name}".`);
}

function modeOf(text: string | null): DeliveryMode {
  return text === 'hold' || text === 'drop' ? text : 'send';
}

function disputeStatusOf(text: string | null): DisputeStatus {
  return DISPUTE_STATUSES.find((one) => one === text) ?? 'needs_response';
}

function showPage(state: DoubleState, method: string, url: URL, form: FormFields, response: ServerResponse): void {
  const [, kind = '', id = ''] = url.pathname.split('/');
  if (kind === 'portal') {
    const returnUrl = url.searchParams.get('return') ?? '/';
    if (method === 'POST') actInPortal(state, id, form);
    sendHtml(response, portalPage(state, id, returnUrl));
    return;
  }
  if (kind !== 'checkout') throw new StripeRefusal(404, 'invalid_request_error', null, 'There is nothing at this address.');
  const session = existing(state.sessions, id, 'checkout.session');
  const act = textAt(form, 'act');
  if (session.status !== 'open') sendHtml(response, notePage('Checkout', 'This checkout is over.'));
  else if (method !== 'POST') sendHtml(response, checkoutPage(session));
  else if (act === 'fail') sendHtml(response, checkoutPage(session, 'We are unable to authenticate your payment method.'));
  else if (act === 'confirm') goOn(state, id, response);
  else {
    const card = Object.entries(TEST_CARDS).find(([number]) => number === textAt(form, 'card')?.replaceAll(' ', ''))?.[1];
    if (card === 'pays') goOn(state, id, response);
    else if (card === 'asks for 3-D Secure') sendHtml(response, bankPage());
    else sendHtml(response, checkoutPage(session, 'Your card was declined. Please try another one.'));
  }
}

function goOn(state: DoubleState, sessionId: string, response: ServerResponse): void {
  const { success_url } = paySession(state, sessionId, 'pays');
  response.writeHead(303, { location: success_url ?? '/' }).end();
}

function actInPortal(state: DoubleState, customerId: string, form: FormFields): void {
  const act = textAt(form, 'act') ?? '';
  if (act === 'card-works' || act === 'card-fails') changeCard(state, customerId, act === 'card-works');
  const subscription = state.subscriptions.get(textAt(form, 'subscription') ?? '');
  if (subscription?.customer === customerId && subscription.status !== 'canceled' && (act === 'cancel' || act === 'keep'))
    cancelAtPeriodEnd(state, subscription, act === 'cancel');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

function sendFailure(response: ServerResponse, failure: unknown, headers: Record<string, string> = {}): void {
  if (response.headersSent || response.destroyed) return;
  const { status, type, code, message, param } =
    failure instanceof StripeRefusal ? failure : new StripeRefusal(500, 'api_error', null, String(failure));
  const error = { type, message, ...(code === null ? {} : { code }), ...(param === null ? {} : { param }) };
  sendJson(response, status, { error }, headers);
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}
