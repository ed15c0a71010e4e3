import type { Camp } from '@touchline/domain/camp/camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { campDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { randomUUID } from 'node:crypto';

/** The id of a stored camp of a college that lies ahead, published unless given otherwise. */
export async function aStoredCamp(given: Pick<Camp, 'collegeId'> & Partial<Camp>): Promise<string> {
  const _id = randomUUID();
  await campDocuments(firestore())
    .doc(_id)
    .set(aCamp({ _id, name: 'Stored Camp', startsOn: '2099-07-01', ...given }));
  return _id;
}
