import { createHmac } from 'node:crypto';
import type { DoubleEvent } from './double-objects';

/** What happens to events: they go out, wait for `release`, or are lost as in an outage. */
export type DeliveryMode = 'send' | 'hold' | 'drop';

/** After so many milliseconds a delivery that was not answered with 2xx is made again. */
const RETRIES_MS = [250, 1000, 4000, 15_000];

/** Sends events to the site as Stripe does: signed, and again where the answer is no 2xx. */
export interface EventDelivery {
  readonly send: (event: DoubleEvent) => void;
  readonly setMode: (mode: DeliveryMode, copies?: number) => void;
  /** Sends what waits, in the order it was made or the reverse. */
  readonly release: (order: 'asMade' | 'reversed') => Promise<void>;
  /** Resolves when nothing is on its way any more. */
  readonly idle: () => Promise<void>;
  readonly stop: () => void;
}

/** `targetOf` is the address of the webhook, null for none; `nowSeconds` the time that signatures carry. */
export function eventDelivery(targetOf: () => string | null, secret: string, nowSeconds: () => number): EventDelivery {
  let [mode, copies]: [DeliveryMode, number] = ['send', 1];
  const held: DoubleEvent[] = [];
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();

  const deliver = async (event: DoubleEvent): Promise<void> => {
    for (const delayMs of [0, ...RETRIES_MS]) {
      if (delayMs > 0) await pause(delayMs, stopped.signal);
      const target = targetOf();
      if (stopped.signal.aborted || target === null || (await isTaken(target, event, secret, nowSeconds()))) return;
    }
  };
  const start = (event: DoubleEvent): Promise<void> => {
    const all = Promise.all(Array.from({ length: copies }, () => deliver(event))).then(() => undefined);
    underWay.add(all);
    return all.finally(() => underWay.delete(all));
  };
  return {
    send: (event) => {
      if (mode === 'hold') held.push(event);
      else if (mode === 'send') void start(event);
    },
    setMode: (next, times = 1) => {
      [mode, copies] = [next, times];
    },
    release: async (order) => {
      const waiting = held.splice(0);
      for (const event of order === 'reversed' ? waiting.toReversed() : waiting) await start(event);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}

/** The header `Stripe-Signature` for a body that is signed at a moment. */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`;
}

async function isTaken(target: string, event: DoubleEvent, secret: string, atSeconds: number): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body, secret, atSeconds) };
  try {
    return (await fetch(target, { method: 'POST', body, headers })).ok;
  } catch {
    return false;
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    timer.unref();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
