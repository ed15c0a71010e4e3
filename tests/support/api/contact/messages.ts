import { randomUUID } from 'node:crypto';
import { unread } from '@touchline/domain/person/contact/operator-message';
import { FEEDBACK, STORED_FEEDBACK_SCHEMA_VERSION } from '@touchline/domain/person/feedback';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';

/** The id of the feedback that a member has left. */
export async function feedbackOf(uid: string): Promise<string> {
  const { docs } = await collectionOf(firestore(), FEEDBACK).where('by', '==', uid).get();
  const [found] = docs;
  if (found === undefined || docs.length > 1) throw new Error(`${uid} has left ${String(docs.length)} feedbacks`);
  return found.id;
}

/** Feedback that a visitor has left; the answer is its id. */
export async function aFeedback(): Promise<string> {
  const _id = randomUUID();
  await collectionOf(firestore(), FEEDBACK)
    .doc(_id)
    .set({
      ...{ _id, schemaVersion: STORED_FEEDBACK_SCHEMA_VERSION, subject: 'The map', text: 'I like it.', page: '/colleges' },
      ...{ by: null, at: '2026-02-01T10:00:00.000Z' },
      ...unread('en'),
    });
  return _id;
}
