import { type Feedback, FEEDBACK, STORED_FEEDBACK_SCHEMA_VERSION } from '@touchline/domain/person/feedback';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** Feedback in the order it came, for the admins' queue. */
export interface FeedbackStore {
  readonly save: (feedback: Feedback, by: string | null) => Promise<void>;
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
      const reference = collectionOf(database(), FEEDBACK).doc(entry._id);
      await inOneTransaction((unit) => {
        unit.save(reference, entry);
        return Promise.resolve();
      }, database());
    },
  };
}
