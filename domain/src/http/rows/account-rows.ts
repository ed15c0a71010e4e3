import * as z from 'zod/mini';
import { email } from '../../kernel/text/text-schemas';
import { optionalMail } from '../../person/account/account';
import { accountChanges } from '../../person/account/change-account';
import { ownAccount } from '../../person/account/own-account';
import { newPassword } from '../../person/sign-in/password-strength';
import { consentService } from '../../person/consent/consent-record';
import { saveCollegeForm, savedCollegeItem } from '../../person/saved-college';

const idToken = z._default(z.string().check(z.maxLength(8000)), '');
const own = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0 } as const;
const ownChange = { ...own, requiresXsrf: true } as const;
const ownAnswer = z.strictObject({ account: ownAccount });

/**
 * What the call takes that turns a kind of mail off, or on again, without signing in: the kind, the uid and the keyed
 * hash in the link of a mail. It stands in the query, because mail programs send a body of their own (RFC 8058).
 */
const mailStopQuery = z.object({
  stop: z.string().check(z.regex(/^[A-Za-z]{1,40}\.[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/)),
  wanted: z._default(z.enum(['true', 'false']), 'false'),
});

/** The answer: the kind, and whether it is wanted now. */
const mailStopAnswer = z.strictObject({ kind: optionalMail, wanted: z.boolean() });

/**
 * The rows of the caller's account (docs/accounts.md). A sent `idToken` must come from a sign-in at most 5 minutes ago;
 * otherwise the call is refused with 403 and the code `signInAfresh`. Each change needs the XSRF token of its session.
 */
export const ACCOUNT_ROWS = {
  account: {
    ...own,
    summary: 'The private data of the signed-in user, which nobody else gets.',
    body: null,
    refusals: ['signInRequired', 'notFound'],
    answer: ownAccount,
  },
  changeAccount: {
    ...ownChange,
    summary:
      'Changes names, marketing, kinds of mail, language and ticks of the guide’s checklist; what is not sent stays. The currency follows the language, unless a running plan binds it.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'wrongType', 'invalid'],
    body: accountChanges,
    answer: ownAnswer,
  },
  stopMails: {
    summary:
      'Turns a kind of mail off for anyone who has its link, signed in or not; `wanted=true` turns it on again. Mail programs call it by themselves where a mail says so in List-Unsubscribe (RFC 8058), so a body is ignored. 404 for a link that Touchline has not made, and where the account is gone.',
    access: 'everyone',
    query: mailStopQuery,
    status: 200,
    cacheSeconds: 0,
    isSentByBrowsers: true,
    refusals: ['malformed', 'forbidden', 'notFound'],
    body: null,
    answer: mailStopAnswer,
  },
  recordConsent: {
    ...ownChange,
    summary: 'Adds a choice of services to the consent history.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'wrongType', 'invalid'],
    body: z.object({ services: z.array(consentService).check(z.maxLength(20)) }),
    answer: ownAnswer,
  },
  agreeToTerms: {
    ...ownChange,
    summary: 'Agrees to the present version of the terms; another version is refused.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: z.object({ version: z.int() }),
    answer: ownAnswer,
  },
  changePassword: {
    ...ownChange,
    summary: 'Sets a new password and ends every session, this one too: the client signs in again with it.',
    status: 204,
    refusals: ['signInRequired', 'forbidden', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ idToken, password: newPassword }),
    answer: null,
  },
  changeEmail: {
    ...ownChange,
    summary:
      'Changes the mail address to another one, which is then unverified, and ends every session, this one too. Coaches need a .edu address; somebody who signs in only with Google cannot change it, and a minor cannot take the guardian’s mailbox.',
    status: 204,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ idToken, email }),
    answer: null,
  },
  signOutEverywhere: {
    ...ownChange,
    summary: 'Ends every session of the signed-in user on every device.',
    status: 204,
    body: null,
    refusals: ['signInRequired', 'forbidden'],
    answer: null,
  },
  downloadAccount: {
    ...own,
    summary: 'Everything stored about the signed-in user as one zip file: touchline.json and the pictures.',
    body: null,
    refusals: ['signInRequired', 'notFound', 'tooMany'],
    answer: 'stream',
  },
  deleteAccount: {
    ...ownChange,
    summary:
      'Deletes the account: pictures, documents, saved colleges and the sign-in go; edits of colleges stay as those of a former member. A deletion that a fault interrupts is finished within the hour.',
    status: 204,
    body: z.object({ idToken }),
    refusals: ['signInRequired', 'forbidden', 'wrongType', 'tooMany'],
    answer: null,
  },
  deactivateAccount: {
    ...ownChange,
    summary: 'Hides the profile and ends every session; the owner may sign in again and reactivate the account.',
    status: 204,
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
  reactivateAccount: {
    ...ownChange,
    summary: 'Shows the profile of a deactivated account again.',
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: ownAnswer,
  },
} as const;

/** The rows of the caller's saved colleges (S2-09). Coaches have none (S6-01). */
export const SAVED_COLLEGE_ROWS = {
  savedColleges: {
    summary: 'The colleges that the signed-in user saved, the newest first, each with the facts of a list. Not for coaches.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(savedCollegeItem) }),
  },
  saveCollege: {
    summary:
      'Saves a college, or changes stage, next step and note of a saved one; what is left out stays, null removes it. `earlier` undoes a removal: when the college was saved and its note written. Not for coaches.',
    access: 'signedIn',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid'],
    body: saveCollegeForm,
    bodyLimitKb: 16,
    answer: z.omit(savedCollegeItem, { college: true }),
  },
  removeSavedCollege: {
    summary: 'Removes a saved college; refused if it is not saved. Not for coaches.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
} as const;
