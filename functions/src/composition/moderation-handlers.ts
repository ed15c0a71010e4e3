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
import { answerCampHiding, hideCamp, reportCamp } from '../features/moderation/camps/camp-report-handlers';
import { campHidingStore } from '../features/moderation/camps/camp-hiding-store';
import { shownCamps } from '../features/moderation/camps/shown-camps';
import { staffStore } from '../features/college-staff/staff-store';
import {
  askForLockedPicture,
  decideLockedPicture,
  listLockedPictures,
  lockedPicture,
} from '../features/moderation/locked/locked-picture-handlers';
import { mailsAboutLock } from '../features/moderation/locked/lock-mails';
import { isLockedPicture, lockedPictureStore } from '../features/moderation/locked/locked-picture-store';
import { findAdmins } from '../features/members/admin-claim-store';
import { hidingStore } from '../features/moderation/hiding-store';
import { removalRequestStore } from '../features/moderation/removal-request-store';
import { reportNumbers } from '../features/moderation/report-numbers-store';
import { reportQueueStore } from '../features/moderation/report-queue-store';
import { reportStore } from '../features/moderation/report-store';
import type { PictureFile } from '../platform/picture-file-store';
import { shownSuggestions } from '../features/suggestions/reported-suggestions';
import { operatorEmail } from '../platform/config';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of reports about profiles, and of what admins do with them. */
export function moderationHandlers(shared: SharedServices) {
  const { database, clock, newId, profiles, files, processor, users, catalogue, camps } = shared;
  const isLocked = isLockedPicture(database);
  const fingerprintOfFile = (file: PictureFile) => processor.fingerprint(() => Promise.resolve(file), 'locked pictures');
  const locks = lockedPictureStore({
    ...{ database, clock, newId, files },
    mailsAboutLock: mailsAboutLock({ newId, operatorEmail, findAdmins: findAdmins(database, users) }),
    fingerprintOf: fingerprintOfFile,
  });
  const reports = reportStore({ database, clock, newId, operatorEmail, locks, isLocked });
  const fingerprintOf = (ownerId: string, pictureId: string) =>
    processor.fingerprint(() => files.findOriginal({ kind: 'profiles', ownerId, pictureId }), ownerId);
  const hidings = hidingStore({ database, clock, newId, isLocked, fingerprintOf });
  const campHidings = campHidingStore({
    ...{ database, clock, newId, catalogue, onChanged: camps.onChanged },
    staff: staffStore(database, users, profiles),
  });
  const queue = reportQueueStore(database, shownCamps(database, catalogue), shownSuggestions(database, catalogue));
  const countToday = dailyLimitStore(database, clock);
  const requests = removalRequestStore({ database, clock, newId, operatorEmail });
  return {
    reportProfile: reportProfile({ reports, profiles, countToday }),
    reportCamp: reportCamp({ reports, camps: camps.store, countToday }),
    hideCamp: hideCamp(campHidings),
    answerCampHiding: answerCampHiding(campHidings),
    requestRemoval: requestRemoval({ requests, profiles, countToday }),
    adminReports: adminReports(queue),
    reportNumbers: reportNumbers(database, clock),
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
