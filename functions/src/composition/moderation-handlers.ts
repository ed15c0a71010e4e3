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
import { hidingStore } from '../features/moderation/hiding-store';
import { removalRequestStore } from '../features/moderation/removal-request-store';
import { reportQueueStore } from '../features/moderation/report-queue-store';
import { reportStore } from '../features/moderation/report-store';
import { operatorEmail } from '../platform/config';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of reports about profiles, and of what admins do with them. */
export function moderationHandlers({ database, clock, newId, profiles, files, processor, users }: SharedServices) {
  const reports = reportStore({ database, clock, newId, operatorEmail });
  const fingerprintOf = (ownerId: string, pictureId: string) =>
    processor.fingerprint(() => files.findOriginal({ kind: 'profiles', ownerId, pictureId }), ownerId);
  const hidings = hidingStore({ database, clock, newId, fingerprintOf });
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
    answerHiding: answerHiding(hidings),
  };
}
