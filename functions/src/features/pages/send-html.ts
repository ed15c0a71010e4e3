import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressed = promisify(gzip);

/**
 * Sends a page, compressed where the caller accepts it, so that this does not depend on what stands in front of the
 * function. The CDN stores a copy for each encoding.
 */
export async function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip') !== 'gzip') {
    response.send(html);
    return;
  }
  const bytes = await compressed(html);
  response.setHeader('Content-Encoding', 'gzip').send(bytes);
}
