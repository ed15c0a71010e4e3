import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServedStream } from '@touchline/domain/http/served-file';
import type { Response } from 'express';

/** Whether a handler's answer is a file that is made while it is sent. */
export function isServedStream(answer: unknown): answer is ServedStream {
  return typeof answer === 'object' && answer !== null && 'parts' in answer && 'fileName' in answer;
}

/**
 * Sends a file as it is made, no faster than the caller takes it, to be saved under its name. What fails before the first part is refused like any other call;
 * what fails later breaks the connection off, so that nobody takes a part for the whole.
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
