import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { pictureOfReport } from '@touchline/domain/person/moderation/report-urgency';
import { type PictureAddress, pictureAddressOf } from '@touchline/domain/pictures/picture-address';
import type { Firestore } from '@google-cloud/firestore';
import type { Handler } from '../../platform/handler';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import type { ServePicture } from '../pictures/served-pictures';
import type { IsLocked } from './locked/locked-picture-store';
import { personDocuments } from '../profiles/profile-store';

/** What showing a reported picture needs; `serve` asks nobody whether a page shows it. */
interface ReportedPictureDependencies {
  readonly database: () => Firestore;
  readonly serve: ServePicture;
  readonly isLocked: IsLocked;
}

/**
 * GET /ui/v1/admin/reports/:reportId/picture. Throws Refusal notFound where the report is about no picture, or its
 * profile does not own the picture any more, and for one that is locked.
 */
export function reportedPicture({ database, serve, isLocked }: ReportedPictureDependencies): Handler<'reportedPicture'> {
  return async ({ params: { reportId } }) => {
    const report = isDocumentName(reportId) ? (await collectionOf(database(), REPORTS).doc(reportId).get()).data() : undefined;
    const pictureId = report === undefined ? null : pictureOfReport(report);
    const ownerId = report?.profileId ?? null;
    if (pictureId === null) throw new Refusal('notFound', 'unknownPicture');
    if (ownerId === null) return serve({ ...requireAddress(pictureId), variant: '400' });
    const owner = (await personDocuments(database()).profiles.doc(ownerId).get()).data();
    if (owner === undefined || !owner.pictures.includes(pictureId)) throw new Refusal('notFound', 'unknownPicture');
    if (await isLocked(ownerId, pictureId)) throw new Refusal('notFound', 'unknownPicture');
    return serve({ kind: 'profiles', ownerId, pictureId, variant: '400' });
  };
}

/** The address of a college's picture. Throws Refusal notFound for any other text. */
function requireAddress(place: string): PictureAddress {
  const address = pictureAddressOf(place);
  if (address?.kind !== 'colleges') throw new Refusal('notFound', 'unknownPicture');
  return address;
}
