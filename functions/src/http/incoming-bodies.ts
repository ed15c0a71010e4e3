import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { ContractRow } from '@touchline/domain/http/api-contract';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { BODIES_UNDER_WAY_MAX_BYTES, JSON_BODY_MAX_KB, UPLOADS_OF_A_SESSION_MAX_BYTES } from '../platform/instance-memory';
import { rowOfAddress } from './row-of-address';
import { sentSession } from './session-cookie';

/**
 * Why a body is not read: it exceeds its row's limit, is compressed, or too many bodies are held already, of its
 * session or of all.
 */
type Held = 'tooLarge' | 'compressed' | 'tooManyOfSession' | 'tooMany';

/** A body as its request announced it. `contentType` is the caller's; the framework sees another. */
interface IncomingBody {
  readonly contentType: string | undefined;
  readonly limitKb: number;
  held: Held | null;
}

const bodies = new WeakMap<object, IncomingBody>();
let bytesUnderWay = 0;
const uploadBytesOf = new Map<string, number>();
const REQUEST_STARTS = 'http.server.request.start';

/**
 * Holds each body to the limit of its contract row before anything parses it
 * (docs/decisions/031-body-limits.md). The functions framework owns the HTTP server and parses up to 1 GiB;
 * Node's diagnostics channel tells of a request before that. A body that its row does not take, or that announces
 * itself as too large, is never read. Every other one is counted as it arrives and dropped above the limit. What is
 * left reaches the app as bytes.
 */
export function watchIncomingBodies(): void {
  ignoreIncomingBodies();
  subscribe(REQUEST_STARTS, watchStarted);
}

/** Ends the watch. A process that loads the API a second time would otherwise watch each body twice. */
export function ignoreIncomingBodies(): void {
  unsubscribe(REQUEST_STARTS, watchStarted);
}

function watchStarted(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return;
  const { request, response } = message;
  if (request instanceof IncomingMessage && response instanceof ServerResponse) watch(request, response);
}

function watch(request: IncomingMessage, response: EventEmitter): void {
  const { headers } = request;
  const announced = headers['content-length'];
  if (announced === undefined && headers['transfer-encoding'] === undefined) return;
  const row = rowOfAddress(request.method ?? '', request.url ?? '');
  const limitKb = row === null ? 0 : bodyLimitKbOf(row);
  const body: IncomingBody = { contentType: headers['content-type'], limitKb, held: null };
  bodies.set(request, body);
  const encoding = headers['content-encoding'];
  if (limitKb > 0 && Number(announced ?? 0) > limitKb * 1024) body.held = 'tooLarge';
  else if (encoding !== undefined && encoding !== 'identity') body.held = 'compressed';
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  if (limitKb === 0 || body.held !== null) return;
  headers['content-type'] = 'application/octet-stream';
  headers['transfer-encoding'] = 'chunked';
  countBytes(request, response, body);
}

/** Counts what arrives, and drops the rest above the limit of the row, of the session or of the instance. */
function countBytes(request: IncomingMessage, response: EventEmitter, body: IncomingBody): void {
  const push = request.push.bind(request);
  const session = body.limitKb > JSON_BODY_MAX_KB ? sentSession(request.headers.cookie) : null;
  const uploader = session?.kind === 'cookie' ? session.value : null;
  let received = 0;
  const count = (bytes: number): void => {
    bytesUnderWay += bytes;
    if (uploader === null) return;
    const held = (uploadBytesOf.get(uploader) ?? 0) + bytes;
    if (held === 0) uploadBytesOf.delete(uploader);
    else uploadBytesOf.set(uploader, held);
  };
  response.once('close', () => count(-received));
  request.push = (chunk: unknown, encoding?: BufferEncoding): boolean => {
    if (!(chunk instanceof Uint8Array)) return push(chunk, encoding);
    if (body.held === null && received + chunk.length > body.limitKb * 1024) body.held = 'tooLarge';
    if (body.held === null && uploadsOf(uploader) + chunk.length > UPLOADS_OF_A_SESSION_MAX_BYTES) body.held = 'tooManyOfSession';
    if (body.held === null && bytesUnderWay + chunk.length > BODIES_UNDER_WAY_MAX_BYTES) body.held = 'tooMany';
    if (body.held !== null) return true;
    received += chunk.length;
    count(chunk.length);
    return push(chunk, encoding);
  };
}

const uploadsOf = (session: string | null): number => (session === null ? 0 : (uploadBytesOf.get(session) ?? 0));

/** The most kilobytes of a body of a row; 0 where it takes none. */
export function bodyLimitKbOf({ body, bodyLimitKb }: ContractRow): number {
  return body === null ? 0 : (bodyLimitKb ?? JSON_BODY_MAX_KB);
}

/** The Content-Type that the caller sent. */
export function contentTypeOf(request: IncomingMessage): string | undefined {
  return bodies.get(request)?.contentType ?? request.headers['content-type'];
}

/** Throws Refusal tooLarge, wrongType, tooMany or unavailable for a body that was not read. */
export function refuseHeldBody(request: IncomingMessage): void {
  const body = bodies.get(request);
  if (body === undefined || body.held === null) return;
  const { held, limitKb } = body;
  if (held === 'tooManyOfSession') throw new Refusal('tooMany', 'tooManyUploads');
  if (held === 'tooMany') throw new Refusal('unavailable', 'unavailable');
  if (held === 'compressed') throw new Refusal('wrongType', 'wrongContentType', { expected: 'identity' });
  throw new Refusal('tooLarge', 'tooLarge', { limit: limitKb < 1024 ? `${limitKb} kB` : `${limitKb / 1024} MB` });
}
