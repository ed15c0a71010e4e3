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

export function feedbackStore(database: () => Firestore, clock: Clock, newId: () => string): FeedbackStore {
  const converter = storedDocument({ version: STORED_FEEDBACK_SCHEMA_VERSION, upgrades: {}, schema: storedFeedback });
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
      const reference = database().collection('feedback').withConverter(converter).doc(entry._id);
      await inOneTransaction((unit) => {
        unit.save(reference, entry);
        return Promise.resolve();
      }, database());
    },
  };
}
