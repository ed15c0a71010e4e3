import * as z from 'zod/mini';
import { isEmail } from '../text/email';
import { isPhoneNumber } from '../text/phone';

/** A public phone number in one of the two formats of the specification §5. */
export const phoneNumber = z.string().check(z.maxLength(40), z.refine(isPhoneNumber));

/** A public mail address. */
export const mailAddress = z.string().check(z.maxLength(200), z.refine(isEmail));
