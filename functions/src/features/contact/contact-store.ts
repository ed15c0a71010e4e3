import {
  CONTACT_MESSAGE_SCHEMA_VERSION,
  CONTACT_MESSAGES,
  type ContactForm,
} from '@touchline/domain/person/contact/contact-message';
import type { Language } from '@touchline/domain/kernel/language';
import { unread } from '@touchline/domain/person/contact/operator-message';
import { contactReceivedMail } from '@touchline/domain/person/mail/operator-mails';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { prepareOperatorMail } from '../mail/mail-store';

/** Who writes, and in which language. */
interface Author {
  readonly by: string | null;
  readonly language: Language;
}

/** Messages to the operator. */
export interface ContactStore {
  /** Stores a message and queues the mail to the operator, in one transaction; answers the number of the message. */
  readonly save: (form: ContactForm, author: Author) => Promise<string>;
}

interface ContactDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The operator's mail address; null where a deployment has none. */
  readonly operatorEmail: () => string | null;
}

export function contactStore({ database, clock, newId, operatorEmail }: ContactDependencies): ContactStore {
  return {
    save: async (form, { by, language }) => {
      const [id, mailId] = [newId(), newId()];
      await inOneTransaction(async (unit) => {
        const now = clock();
        const at = now.toISOString();
        const queueMail = await prepareOperatorMail(database(), { now, at, read: unit.read }, operatorEmail(), {
          ...{ _id: mailId, by, kind: 'contactReceived', replyTo: form.replyTo },
          text: contactReceivedMail(form, { id, isMember: by !== null }, language),
        });
        unit.save(collectionOf(database(), CONTACT_MESSAGES).doc(id), {
          ...{ _id: id, schemaVersion: CONTACT_MESSAGE_SCHEMA_VERSION, ...form, by, at },
          ...unread(language),
        });
        queueMail(unit);
      }, database());
      return id;
    },
  };
}
