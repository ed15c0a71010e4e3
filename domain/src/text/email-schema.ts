import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { isEmail } from './email';

const error = 'emailInvalid' satisfies MessageCode;

/** A mail address someone signs up with: refused with the message of the specification §5, kept in lower case. */
export const email = z.string({ error }).check(z.refine(isEmail, { error, abort: true }), z.toLowerCase());
