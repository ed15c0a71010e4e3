import type { Feedback } from '@touchline/domain/feedback/feedback';
import { STORED_FEEDBACK_SCHEMA_VERSION, storedFeedback } from '@touchline/domain/feedback/stored-feedback';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import { storedDocument } from '../../platform/stored-document';
import { inOneTransaction } from '../../platform/unit-of-work';

/** Feedback in the order it came, for the admins' queue. */
export interface FeedbackStore {
  readonly save: (feedback: Feedback, by: string | null) => Promise<void>;
}

const converter = storedDocument({ version: STORED_FEEDBACK_SCHEMA_VERSION, upgrades: {}, schema: storedFeedback });

/** The feedback with its schema at the border. */
export function feedbackDocuments(database: Firestore) {
  return database.collection('feedback').withConverter(converter);
}

export function feedbackStore(database: () => Firestore, clock: Clock, newId: () => string): FeedbackStore {
  return {
    save: async ({ subject, text }, by) => {
      const entry = {
        _id: newId(),
        schemaVersion: STORED_FEEDBACK_SCHEMA_VERSION,
        subject,
        text,
        by,
        at: clock().toISOString(),
      } as const;
      const reference = feedbackDocuments(database()).doc(entry._id);
      await inOneTransaction((unit) => {
        unit.save(reference, entry);
        return Promise.resolve();
      }, database());
    },
  };
}
