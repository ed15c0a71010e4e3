import type { Language } from '@touchline/domain/kernel/language';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { CONTACT_MESSAGES } from '@touchline/domain/person/contact/contact-message';
import { handledMessage, type ListedMessage, type MessageSource } from '@touchline/domain/person/contact/operator-message';
import { FEEDBACK } from '@touchline/domain/person/feedback';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { messageAnsweredMail } from '@touchline/domain/person/mail/operator-mails';
import type { CollectionReference, Firestore } from '@google-cloud/firestore';
import { documentPage } from '../../platform/document-page';
import { type Attempt, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { prepareMail, UNSENT } from '../mail/mail-store';

const PAGE_SIZE = 20;

/** A message with the uid of its author; the names are looked up for a whole page. */
export interface FoundMessage extends Omit<ListedMessage, 'by'> {
  readonly by: string | null;
}

/** Whom an answer reaches: the address, the first name if the address is surely theirs, and the message's language. */
export interface AnsweredPerson {
  readonly to: Recipient;
  readonly firstName: string | null;
  readonly language: Language;
}

/** What an admin does with a message: `text` null closes it without an answer. */
interface Handling {
  readonly text: string | null;
  readonly by: string;
  readonly person: AnsweredPerson | null;
}

/** The messages of one source, as admins read and answer them. */
interface MessageShelf {
  /** A page, the newest first, and the cursor of the next page; null after the last. */
  readonly list: (after: string | null) => Promise<{ readonly items: readonly FoundMessage[]; readonly next: string | null }>;
  /** Throws Refusal notFound. */
  readonly find: (messageId: string) => Promise<FoundMessage>;
  /**
   * Stores what was done, with the mail and the line of the log, in one transaction. Throws Refusal conflict for a
   * message that was handled in another way, and where no answer can be sent.
   */
  readonly handle: (messageId: string, handling: Handling) => Promise<FoundMessage>;
}

export type MessageStore = Readonly<Record<MessageSource, MessageShelf>>;

interface MessageDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Where answers to an answer go; to the sender of all mails without one. */
  readonly operatorEmail: () => string | null;
}

export function messageStore({ database, clock, newId, operatorEmail }: MessageDependencies): MessageStore {
  const audited = auditedTransactions(database, clock, newId);

  const shelfOf = <One extends Parameters<typeof handledMessage>[0]>(
    all: () => CollectionReference<One>,
    shown: (stored: One) => FoundMessage,
  ): MessageShelf => ({
    list: async (after) => {
      const { found, next } = await documentPage(all(), { field: 'at', direction: 'desc' }, after, PAGE_SIZE);
      return { items: found.map(shown), next };
    },

    find: async (messageId) => {
      const stored = isDocumentName(messageId) ? readOrReport(await all().doc(messageId).get()) : null;
      return stored === null ? missing('unknownMessage') : shown(stored);
    },

    handle: (messageId, { text, by, person }) => {
      const document = all().doc(messageId);
      const mailId = newId();
      return audited({
        reads: { document },
        require: (stored) => stored.document.data() ?? missing('unknownMessage'),
        alreadyDone: shown,
        decide: async (before, attempt) => {
          const after = handledMessage(before, text, attempt.at);
          const answer = shown(after);
          if (after === before) return { answer };
          const queueMail = text === null ? UNSENT : await prepareAnswer(attempt, mailId, answer, { text, person });
          return {
            answer,
            write: (unit) => {
              unit.save(document, after);
              queueMail(unit);
            },
            audit: {
              action: text === null ? 'message.close' : 'message.answer',
              target: document.path,
              by: { uid: by, isAdmin: true },
            },
          };
        },
      });
    },
  });

  /** The mail of an answer. Throws Refusal conflict where it cannot be sent. */
  async function prepareAnswer(
    attempt: Attempt,
    mailId: string,
    { at, by }: FoundMessage,
    { text, person }: { readonly text: string; readonly person: AnsweredPerson | null },
  ) {
    if (person === null) throw new Refusal('conflict', 'messageWithoutAddress');
    const { to, firstName, language } = person;
    const replyTo = operatorEmail();
    const queueMail = await prepareMail(database(), attempt, {
      ...{ _id: mailId, about: by ?? '', kind: 'messageAnswered', to, ...(replyTo !== null && { replyTo }) },
      text: messageAnsweredMail({ firstName, at, answer: text }, language),
    });
    if (queueMail === UNSENT) throw new Refusal('conflict', 'messageWithoutAddress');
    return queueMail;
  }

  return {
    feedback: shelfOf(
      () => collectionOf(database(), FEEDBACK),
      ({ _id: messageId, subject: title, text, page, by, at, language, state, answer }) => ({
        ...{ messageId, at, title, topic: null, text, page, by, replyTo: null, mayAnswer: by !== null },
        ...{ language, state, answer },
      }),
    ),
    contact: shelfOf(
      () => collectionOf(database(), CONTACT_MESSAGES),
      ({ _id: messageId, topic, message: text, replyTo, by, at, language, state, answer }) => ({
        ...{ messageId, at, title: null, topic, text, page: null, by, replyTo, mayAnswer: true },
        ...{ language, state, answer },
      }),
    ),
  };
}
