import type { ServedFile } from '@touchline/domain/http/served-file';
import type { Request, Response } from 'express';

/** Whether a handler's answer is a file rather than JSON. */
export function isServedFile(answer: unknown): answer is ServedFile {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;
}

/** Answers a file with its own type and caching; 304 to whoever holds this very content already. */
export function sendFile(request: Request, response: Response, { bytes, contentType, tag, kept }: ServedFile): void {
  response.setHeader('Cache-Control', kept);
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

function holds(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${tag}"`);
}
