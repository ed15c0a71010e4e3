import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** The bytes of an answer, plain and compressed, and the tag that names them. */
interface Written {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}

const known = new WeakMap<object, Promise<Written>>();

/**
 * Answers a large JSON that changes rarely: compressed for whoever takes it, with an ETag, 304 to whoever holds it. Browsers ask each time whether theirs still
 * holds; the CDN keeps it `sharedSeconds`, nobody where that is 0. `answer` is written once as long as it is the same object; `check` sees it then.
 */
export async function sendRevalidated(
  request: Request,
  response: Response,
  answer: object,
  sharedSeconds: number,
  check: () => void,
): Promise<void> {
  const written = await writtenForm(answer, check);
  response.setHeader('Cache-Control', sharedSeconds > 0 ? `public, max-age=0, s-maxage=${sharedSeconds}` : 'private, no-cache');
  response.vary('Accept-Encoding');
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.setHeader('ETag', `W/"${written.tag}"`);
  if (holds(request.get('if-none-match') ?? '', written.tag)) {
    response.status(304).end();
    return;
  }
  const bytes = isCompressed ? written.compressed : written.plain;
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', String(bytes.length));
  response.status(200);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

function writtenForm(answer: object, check: () => void): Promise<Written> {
  const before = known.get(answer);
  if (before !== undefined) return before;
  const writing = write(answer, check);
  known.set(answer, writing);
  return writing;
}

async function write(answer: object, check: () => void): Promise<Written> {
  check();
  const plain = Buffer.from(JSON.stringify(answer));
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain, compressed: await promisify(gzip)(plain, { level: 9 }), tag };
}

function holds(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${tag}"`);
}
