import type { Language } from '@touchline/domain/kernel/language';
import { pageOfMessage, unread } from '@touchline/domain/person/contact/operator-message';
import { type Feedback, FEEDBACK, STORED_FEEDBACK_SCHEMA_VERSION } from '@touchline/domain/person/feedback';
import { feedbackReceivedMail } from '@touchline/domain/person/mail/operator-mails';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { prepareOperatorMail } from '../mail/mail-store';

/** Who writes, in which language, and the origin of our pages. */
interface Author {
  readonly by: string | null;
  readonly language: Language;
  readonly origin: string;
}

/** Feedback, for the admins' list. */
export interface FeedbackStore {
  /** Stores feedback and queues the mail to the operator, in one transaction. */
  readonly save: (feedback: Feedback, author: Author) => Promise<void>;
}

interface FeedbackDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The operator's mail address; null where a deployment has none. */
  readonly operatorEmail: () => string | null;
}

export function feedbackStore({ database, clock, newId, operatorEmail }: FeedbackDependencies): FeedbackStore {
  return {
    save: async ({ subject, text, page: sent }, { by, language, origin }) => {
      const [id, mailId] = [newId(), newId()];
      const page = pageOfMessage(sent);
      const link = `${origin}/admin/logs?kind=feedback`;
      await inOneTransaction(async (unit) => {
        const now = clock();
        const at = now.toISOString();
        const queueMail = await prepareOperatorMail(database(), { now, at, read: unit.read }, operatorEmail(), {
          ...{ _id: mailId, by, kind: 'feedbackReceived' },
          text: feedbackReceivedMail({ subject, text }, { id, isMember: by !== null, page, link }, language),
        });
        unit.save(collectionOf(database(), FEEDBACK).doc(id), {
          ...{ _id: id, schemaVersion: STORED_FEEDBACK_SCHEMA_VERSION, subject, text, page, by, at },
          ...unread(language),
        });
        queueMail(unit);
      }, database());
    },
  };
}
