import { adminJobs, adminMails, adminWork, resendMail } from '../features/logs/operation-handlers';
import { adminLogChanges, adminLogs, adminPolicyReports } from '../features/logs/log-handlers';
import { jobRunStore } from '../features/jobs/job-run-store';
import { logStore } from '../features/logs/log-store';
import { policyReportStore } from '../features/logs/policy-report-store';
import { askingAccounts } from '../features/guardianship/asking-accounts-store';
import { waitingWorkStore } from '../features/logs/waiting-work-store';
import { outgoingMailStore } from '../features/mail/outgoing-mail-store';
import { operatorEmail } from '../platform/config';
import { siteOrigin } from '../platform/site-hosts';
import type { CollegeServices } from './college-services';

/** The handlers of the admins' log, and of what runs and waits besides it. */
export function logHandlers({ database, clock, newId, catalogue }: CollegeServices) {
  const logs = logStore(database);
  const mails = outgoingMailStore(database, clock, newId);
  return {
    adminLogs: adminLogs(logs, catalogue),
    adminLogChanges: adminLogChanges(logs),
    adminPolicyReports: adminPolicyReports(policyReportStore(database, clock)),
    adminMails: adminMails(mails),
    resendMail: resendMail(mails),
    adminJobs: adminJobs(jobRunStore({ ...{ database, clock, newId, operatorEmail }, origin: siteOrigin })),
    adminWork: adminWork(waitingWorkStore(database, clock), askingAccounts(database, clock)),
  };
}
