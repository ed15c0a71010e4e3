import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ServedFile, ServedStream } from '@touchline/domain/http/served-file';
import type { Request, Response } from 'express';

/** Whether a handler's answer is a file rather than JSON. */
export function isServedFile(answer: unknown): answer is ServedFile {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;
}

/** Answers a file with its own type and caching; 304 to a caller who has this content already. */
export function sendFile(request: Request, response: Response, { bytes, contentType, tag, cacheControl }: ServedFile): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', `"${tag}"`);
  if (holds(request.get('if-none-match'), tag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', String(bytes.length));
  response.status(200);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

/** Whether a handler's answer is a file that is made while it is sent. */
export function isServedStream(answer: unknown): answer is ServedStream {
  return typeof answer === 'object' && answer !== null && 'parts' in answer && 'fileName' in answer;
}

/**
 * Sends a file as it is made, no faster than the caller takes it, to be saved under its name. A failure before the
 * first part is refused like in any other call. A later one breaks the connection, so that no one takes an incomplete
 * file for the whole.
 */
export async function sendStream(response: Response, { parts, contentType, fileName }: ServedStream): Promise<void> {
  const made = parts[Symbol.asyncIterator]();
  const first = await made.next();
  response.status(200);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Type', contentType);
  response.attachment(fileName);
  await pipeline(Readable.from(inOrder(first, made)), response);
}

async function* inOrder(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

/** The bytes of an answer, plain and compressed, and the tag that names them. */
interface SerialisedAnswer {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}

const serialisedAnswers = new WeakMap<object, Promise<SerialisedAnswer>>();

/**
 * Answers a large JSON that changes rarely: compressed where the caller accepts it, with an ETag, and 304 to a caller
 * who has it already. Browsers revalidate each time; the CDN caches for `sharedSeconds`, or not at all where that is 0.
 * The same object is serialised once; `check` sees it then.
 */
export async function sendRevalidated(
  request: Request,
  response: Response,
  answer: object,
  sharedSeconds: number,
  check: () => void,
): Promise<void> {
  const serialised = await serialisedOnce(answer, check);
  response.setHeader('Cache-Control', sharedSeconds > 0 ? `public, max-age=0, s-maxage=${sharedSeconds}` : 'private, no-cache');
  response.vary('Accept-Encoding');
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.setHeader('ETag', `W/"${serialised.tag}"`);
  if (holds(request.get('if-none-match'), serialised.tag)) {
    response.status(304).end();
    return;
  }
  const bytes = isCompressed ? serialised.compressed : serialised.plain;
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', String(bytes.length));
  response.status(200);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

function serialisedOnce(answer: object, check: () => void): Promise<SerialisedAnswer> {
  const before = serialisedAnswers.get(answer);
  if (before !== undefined) return before;
  const serialising = serialise(answer, check);
  serialisedAnswers.set(answer, serialising);
  return serialising;
}

async function serialise(answer: object, check: () => void): Promise<SerialisedAnswer> {
  check();
  const plain = Buffer.from(JSON.stringify(answer));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, compressed: await promisify(gzip)(plain, { level: 9 }), tag };
}

/** Whether the caller's If-None-Match names this tag. */
function holds(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${tag}"`);
}
