import {
  adminReports,
  answerHiding,
  dismissReport,
  hiddenProfiles,
  hideProfile,
  reopenReport,
  reportProfile,
  requestRemoval,
} from '../features/moderation/report-handlers';
import {
  askForLockedPicture,
  decideLockedPicture,
  listLockedPictures,
  lockedPicture,
} from '../features/moderation/locked/locked-picture-handlers';
import { isLockedPicture, lockedPictureStore } from '../features/moderation/locked/locked-picture-store';
import { hidingStore } from '../features/moderation/hiding-store';
import { removalRequestStore } from '../features/moderation/removal-request-store';
import { reportQueueStore } from '../features/moderation/report-queue-store';
import { reportStore } from '../features/moderation/report-store';
import type { PictureFile } from '../platform/picture-file-store';
import { operatorEmail } from '../platform/config';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of reports about profiles, and of what admins do with them. */
export function moderationHandlers({ database, clock, newId, profiles, files, processor, users }: SharedServices) {
  const isLocked = isLockedPicture(database);
  const fingerprintOfFile = (file: PictureFile) => processor.fingerprint(() => Promise.resolve(file), 'locked pictures');
  const locks = lockedPictureStore({ database, clock, newId, files, fingerprintOf: fingerprintOfFile });
  const reports = reportStore({ database, clock, newId, operatorEmail, locks, isLocked });
  const fingerprintOf = (ownerId: string, pictureId: string) =>
    processor.fingerprint(() => files.findOriginal({ kind: 'profiles', ownerId, pictureId }), ownerId);
  const hidings = hidingStore({ database, clock, newId, isLocked, fingerprintOf });
  const queue = reportQueueStore(database);
  const countToday = dailyLimitStore(database, clock);
  const requests = removalRequestStore({ database, clock, newId, operatorEmail });
  return {
    reportProfile: reportProfile({ reports, profiles, countToday }),
    requestRemoval: requestRemoval({ requests, profiles, countToday }),
    adminReports: adminReports(queue),
    hiddenProfiles: hiddenProfiles(queue),
    dismissReport: dismissReport(reports),
    reopenReport: reopenReport(reports),
    hideProfile: hideProfile(hidings, users),
    lockedPictures: listLockedPictures(locks, clock),
    askForLockedPicture: askForLockedPicture(locks),
    decideLockedPicture: decideLockedPicture(locks, users),
    lockedPicture: lockedPicture(locks, (file) => processor.render(() => Promise.resolve(file), 'ls', 'locked pictures')),
    answerHiding: answerHiding(hidings),
  };
}
