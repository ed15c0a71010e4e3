import {
  adminReports,
  dismissReport,
  hiddenProfiles,
  hideProfile,
  reopenReport,
  reportProfile,
  requestRemoval,
} from '../features/moderation/report-handlers';
import { removalRequestStore } from '../features/moderation/removal-request-store';
import { reportQueueStore } from '../features/moderation/report-queue-store';
import { reportStore } from '../features/moderation/report-store';
import { firebaseAuthChanges } from '../platform/auth/auth-changes-gateway';
import { operatorEmail } from '../platform/config';
import { dailyLimitStore } from '../platform/rate-limit-store';
import type { CollegeServices } from './college-services';

/** The handlers of reports about profiles, and of what admins do with them. */
export function moderationHandlers({ database, clock, newId, profiles }: CollegeServices) {
  const reports = reportStore({ database, clock, newId, operatorEmail });
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
    hideProfile: hideProfile(reports, firebaseAuthChanges()),
  };
}
