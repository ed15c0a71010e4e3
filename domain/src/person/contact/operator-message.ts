import * as z from 'zod/mini';
import type { Language } from '../../kernel/language';
import { Refusal } from '../../kernel/refusal/refusal';
import { email, instant, longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { CONTACT, FEEDBACK_LIMITS } from '../../reference/limits';
import { CONTACT_TOPICS } from './contact-topics';

/** Where people write to the operator: the feedback button and the contact form. */
export const MESSAGE_SOURCES = ['feedback', 'contact'] as const;

export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/**
 * What every stored message to the operator has besides its form. `text` is null where it was closed without answer.
 */
export const handledFields = {
  language: z.enum(['en', 'de']),
  state: z.enum(['open', 'done']),
  answer: z.nullable(z.strictObject({ at: instant, text: z.nullable(z.string()) })),
};

/** What a new message has: nobody has read it. */
export function unread(language: Language) {
  return { language, state: 'open' as const, answer: null };
}

/** What the fields of `handledFields` are in messages that were stored before anybody could answer one. */
export const UNREAD_BEFORE = unread('en');

const error = 'textMissing';

/** What an admin does with a message: `text` is mailed to its author; null closes it without an answer. */
export const messageAnswerForm = z.object({
  source: z.enum(MESSAGE_SOURCES, { error }),
  text: z.nullable(longText(CONTACT.messageMax).check(z.refine((text) => !isBlank(text), { error }))),
});

/**
 * A message as admins read it. `title` is the subject of feedback, `topic` that of a contact message. `mayAnswer`: its
 * author has an account or has left an address.
 */
export const listedMessage = z.strictObject({
  messageId: z.string(),
  at: instant,
  title: z.nullable(z.string()),
  topic: z.nullable(z.enum(CONTACT_TOPICS)),
  text: z.string(),
  page: z.nullable(z.string()),
  by: z.nullable(z.strictObject({ uid: z.string(), name: z.nullable(z.string()) })),
  replyTo: z.nullable(email),
  mayAnswer: z.boolean(),
  ...handledFields,
});

export type ListedMessage = z.infer<typeof listedMessage>;

interface Handled {
  readonly state: 'open' | 'done';
  readonly answer: { readonly at: string; readonly text: string | null } | null;
}

/**
 * A message after an admin has answered or closed it; the same one where exactly that has been done. Throws Refusal
 * conflict where it has been handled in another way.
 */
export function handledMessage<Message extends Handled>(message: Message, text: string | null, at: string): Message {
  if (message.state === 'open') return { ...message, state: 'done', answer: { at, text } };
  if (message.answer?.text === text) return message;
  throw new Refusal('conflict', 'messageHandled');
}

/** The longest address of a page that feedback carries. */
const PAGE_MAX = FEEDBACK_LIMITS.page;

/**
 * The page from which somebody writes: its path without query and fragment, which may hold what was searched for. Null
 * for what is no path of ours.
 */
export function pageOfMessage(page: string | undefined): string | null {
  const [path = ''] = (page ?? '').split(/[?#]/);
  return /^\/(?!\/)[\p{L}\p{N}\p{M}/_.,~%&'()+-]*$/u.test(path) && path.length <= PAGE_MAX ? path : null;
}
