import * as z from 'zod/mini';
import { email } from '../../kernel/text/text-schemas';
import { registrationAccount, termsUser } from '../../person/registration/registration';
import { SIGN_IN_METHODS } from '../../person/sign-in/sign-in-change';

/** A missing token counts as an invalid one. */
const idToken = z._default(z.string().check(z.maxLength(8000)), '');

/** The rows of registering and signing in (S7-01 to S7-04). */
export const JOINING_ROWS = {
  signInMethods: {
    summary: 'How the owner of a mail address signs in, and nothing else about them; `none` leads to the registration.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ email }),
    answer: z.strictObject({ method: z.enum(SIGN_IN_METHODS) }),
  },
  registerAccount: {
    summary:
      'Makes an account with its profile; a coach also requests a role at the college of the mail domain, or has it created within 24 hours, both once the address is verified. Nothing is stored about users under 13.',
    access: 'everyone',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['forbidden', 'wrongType', 'conflict', 'invalid', 'tooMany'],
    body: z.object({ account: registrationAccount }),
    answer: z.strictObject({ registered: z.literal(true) }),
  },
  sessionLogin: {
    summary:
      'Turns an id token issued at most 5 minutes ago into a session cookie of 5 days. Code 100: the user must accept the terms first.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'invalid', 'tooMany'],
    body: z.object({ idToken }),
    answer: z.strictObject({ expiresAt: z.iso.datetime() }),
  },
  acceptTerms: {
    summary:
      'Makes a member of a user of the provider who has no profile yet: `user` has the uid of the token and the fields of a registration. A member is not changed.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'wrongType', 'invalid'],
    body: z.object({ idToken, user: termsUser }),
    answer: z.strictObject({ accepted: z.literal(true) }),
  },
  sessionLogout: {
    summary: 'Ends the session on this device, also for copies of its cookie; also answers if there is none.',
    access: 'visitor',
    query: null,
    body: null,
    status: 204,
    answer: null,
    cacheSeconds: 0,
    refusals: [],
  },
} as const;
