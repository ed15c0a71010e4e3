import { randomUUID } from 'node:crypto';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { aPerson } from '../members/people';
import { storeProfileDrawing } from '../profiles/profiles';
import { aReport } from './reports';

/** The id of a report about a picture of a new person, which is in the bucket. */
export async function aReportedPicture(): Promise<string> {
  const { uid } = await aPerson();
  const pictureId = `picture-${randomUUID().slice(0, 8)}`;
  await personDocuments(firestore())
    .profiles.doc(uid)
    .update({ pictures: [pictureId] });
  await storeProfileDrawing(uid, pictureId);
  const reportId = await aReport('open', uid);
  await collectionOf(firestore(), REPORTS).doc(reportId).update({ kind: 'picture', place: pictureId });
  return reportId;
}
