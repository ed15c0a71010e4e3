import { createHmac } from 'node:crypto';
import { xsrfSecret } from './config';

/** A text of which nothing can be read, the same for the same text, that only this deployment can make: mail and network addresses are counted under it. */
export function hashOf(text: string): string {
  return createHmac('sha256', `hash ${xsrfSecret()}`).update(text).digest('base64url');
}
