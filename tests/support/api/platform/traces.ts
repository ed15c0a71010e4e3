import type { College } from '@touchline/domain/college/college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';

/**
 * Everything that an edit of a college could change: the stored college, its catalogue row, its history and its audit
 * entries.
 */
export async function traceOf({ _id }: Pick<College, '_id'>): Promise<unknown> {
  const { colleges, rows, patchesOf } = collegeDocuments(firestore());
  const audit = firestore().collection('auditLog').where('target', '==', `colleges/${_id}`);
  const [college, row, history, lines] = await Promise.all([
    colleges.doc(_id).get(),
    rows.doc(_id).get(),
    patchesOf(_id).get(),
    audit.get(),
  ]);
  return {
    college: college.data(),
    row: row.data(),
    history: history.docs.map((document) => document.data()),
    audit: lines.docs.map((document) => document.id),
  };
}
