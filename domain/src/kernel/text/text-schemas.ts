import * as z from 'zod/mini';
import type { MessageCode } from '../refusal/api-messages';
import { isEmail } from './email';
import { holdsAddress, isBlank, isCalendarDate, isLongerThan, isStorableLine, isStorableText } from './text-traits';
import { isPhoneNumber } from './phone';
import { videoEmbedOf } from './video-embed';
import { webLinkOf } from './web-link';

const unstorable = 'textNotStorable' satisfies MessageCode;
const tooLong = 'textTooLong' satisfies MessageCode;
const missing = 'textMissing' satisfies MessageCode;

/**
 * One line of stored text of 1 to `max` code points, kept as sent: HTML, right-to-left marks and emoji are text.
 * Refuses blank text, line breaks, other control characters, NUL and lone surrogates. An empty optional field is null,
 * never ''.
 */
export function shortText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableLine, { error: unstorable, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing }),
  );
}

/**
 * Stored text of up to `max` code points and several lines, possibly empty, kept as sent. Refuses NUL, control
 * characters except tab and line breaks, and lone surrogates.
 */
export function longText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableText, { error: unstorable }),
  );
}

/** Like `shortText`, but trimmed first, as the names of people are (S5-01). */
export function trimmedText(max: number) {
  return z.string({ error: missing }).check(
    z.refine((text) => !isLongerThan(text, 4 * max), { error: tooLong, params: { max }, abort: true }),
    z.overwrite((text) => text.trim()),
    z.refine((text) => !isLongerThan(text, max), { error: tooLong, params: { max }, abort: true }),
    z.refine(isStorableLine, { error: unstorable, abort: true }),
    z.refine((text) => !isBlank(text), { error: missing }),
  );
}

/** A first or last name as people enter it: like `trimmedText`, and without a web or mail address. */
export function personName(max: number) {
  return trimmedText(max).check(
    z.refine((text) => !holdsAddress(text), { error: 'nameHoldsAddress' satisfies MessageCode, abort: true }),
  );
}

/** A day that exists, as YYYY-MM-DD. */
export const calendarDate = z.string().check(z.refine(isCalendarDate, { error: 'dateInvalid' satisfies MessageCode }));

/** A moment in UTC as ISO 8601 text: `2026-03-01T09:30:00.000Z`. */
export const instant = z.iso.datetime();

const notAnEmail = 'emailInvalid' satisfies MessageCode;

/** The mail address of a registration, in lower case (S5-04). */
export const email = z
  .string({ error: notAnEmail })
  .check(z.refine(isEmail, { error: notAnEmail, abort: true }), z.toLowerCase());

const notAWebLink = 'webLinkInvalid' satisfies MessageCode;

/**
 * A stored web link (S5-13): refuses what `webLinkOf` refuses and gives its normal form, so that parsing twice changes
 * nothing.
 */
export const webLink = z.string({ error: notAWebLink }).check(
  z.refine((text) => webLinkOf(text) !== null, { error: notAWebLink, abort: true }),
  z.overwrite((text) => webLinkOf(text) ?? text),
);

const notAVideo = 'videoLinkInvalid' satisfies MessageCode;

/**
 * A stored link to a video of one of the four hosting services (S5-14), in the normal form of `webLinkOf`. Its embed
 * address is derived where it is shown.
 */
export const videoLink = z.string({ error: notAVideo }).check(
  z.refine((text) => videoEmbedOf(text) !== null, { error: notAVideo, abort: true }),
  z.overwrite((text) => webLinkOf(text) ?? text),
);

/** A public phone number in one of the two formats (S5-11). */
export const phoneNumber = z.string().check(z.maxLength(40), z.refine(isPhoneNumber));

/** A public mail address. */
export const mailAddress = z.string().check(z.maxLength(200), z.refine(isEmail));

/** What is stored of a thing that an admin hides: since when, the reason its owners read, and when they answered it. */
export const HIDING = { at: instant, reason: shortText(500), answeredAt: z.nullable(instant) };
