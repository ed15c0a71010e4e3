import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { canDecode } from '@touchline/domain/http/decodable-path';

/** The addresses that were sent, where nobody can read their paths. */
const sentAddresses = new WeakMap<object, string>();

const STARTS = 'http.server.request.start';
let isWatching = false;

/**
 * Lets addresses whose path cannot be decoded (`/%E0%A4%A`) reach our own applications. The functions framework decodes
 * every path and answers such a one itself, in HTML; Node's diagnostics channel tells of a request before that. Until
 * our code has it, the percent signs of its path are escaped.
 */
export function watchUnreadableAddresses(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe(STARTS, onRequest);
}

/** Ends that, where a process goes on with other applications. */
export function ignoreUnreadableAddresses(): void {
  unsubscribe(STARTS, onRequest);
  isWatching = false;
}

function onRequest(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (request instanceof IncomingMessage) escapeUnreadable(request);
}

function escapeUnreadable(request: IncomingMessage): void {
  const sent = request.url ?? '/';
  const [path = ''] = sent.split('?');
  if (canDecode(path)) return;
  sentAddresses.set(request, sent);
  request.url = path.replaceAll('%', '%25') + sent.slice(path.length);
}

/** The address of a request whose path cannot be decoded, as it was sent; null where it can. */
export function unreadableAddress(request: IncomingMessage & { readonly originalUrl: string }): string | null {
  const { originalUrl } = request;
  return sentAddresses.get(request) ?? (canDecode(originalUrl.split('?')[0] ?? '') ? null : originalUrl);
}
