import * as z from 'zod/mini';
import type { Language } from '../../kernel/language';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { email, longText, shortText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { REMOVAL_REQUESTS } from '../../reference/limits';
import { isMinorOn } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { OPEN, type Report, REPORT_SCHEMA_VERSION } from './report';
import { REQUEST_REASONS, REQUEST_WISHES } from './report-reasons';

const error = 'textMissing' satisfies MessageCode;

/**
 * What the form at /contentResponsibility sends: what is asked for and why, the page, what exactly it is about, and a
 * mail address to answer to. Nobody needs an account for it.
 */
export const removalForm = z.object({
  wish: z.enum(REQUEST_WISHES, { error }),
  reason: z.enum(REQUEST_REASONS, { error }),
  page: shortText(REMOVAL_REQUESTS.pageMax),
  text: longText(REMOVAL_REQUESTS.textMax).check(z.refine((text) => !isBlank(text), { error })),
  replyTo: email,
});
export type RemovalForm = z.infer<typeof removalForm>;

/** The username in the address of a profile's page, with or without its host; null for any other address. */
export function usernameIn(page: string): string | null {
  const [, name = null] = /(?:^|\/)profile\/([A-Za-z0-9_-]+)(?:[/?#]|$)/.exec(page.trim()) ?? [];
  return name;
}

/**
 * A request of the queue: whose page it is about, if that is a profile, and of what age; its number, language and time
 * (ISO 8601).
 */
interface Requesting {
  readonly _id: string;
  readonly about: Pick<Profile, '_id' | 'adultFrom'> | null;
  readonly language: Language;
  readonly now: string;
}

/**
 * A request as the reports queue stores it. It names no account: the right to ask belongs to everybody, and who asked
 * stays known by the address alone, after an account is gone too.
 */
export function newRequest(form: RemovalForm, { _id, about, language, now }: Requesting): Report {
  const { wish, reason, page, text, replyTo } = form;
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, kind: 'request', place: page.trim(), at: now, by: null },
    ...{ reason, wish, replyTo, language, note: text, furtherNotes: [], count: 1, suggestion: null, ...OPEN },
    ...{ profileId: about?._id ?? null, isAboutMinor: about !== null && isMinorOn(about, now.slice(0, 10)) },
  };
}
