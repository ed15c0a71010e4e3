import * as z from 'zod/mini';
import { instant } from '../text/date-schemas';
import { email } from '../text/email-schema';

/** Version of the stored shape. */
export const MAIL_SCHEMA_VERSION = 1;

/** Days that a mail is kept after it was written. */
export const MAIL_DAYS = 90;

/** What a mail says; `html` says the same as `text`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * `mail/{id}`: an outgoing mail in the format of Firebase's Trigger Email extension (`to`, `message`), which sends it and notes its delivery beside (design.md §3).
 * `about` is the uid of the person it was written to, so that deleting an account finds it. What the extension writes beside is not read.
 */
export const mail = z.object({
  _id: z.string(),
  schemaVersion: z.literal(MAIL_SCHEMA_VERSION),
  to: z.array(email).check(z.minLength(1)),
  message: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
  about: z.string(),
  createdAt: instant,
});

export type Mail = z.infer<typeof mail>;

/** A mail's text from its paragraphs: names and reasons that people wrote are plain text in both forms, and never a second line of the subject. */
export function mailText(subject: string, paragraphs: readonly string[]): MailText {
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
