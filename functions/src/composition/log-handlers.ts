import { adminLogChanges, adminLogs, adminPolicyReports } from '../features/logs/log-handlers';
import { logStore } from '../features/logs/log-store';
import { policyReportStore } from '../features/logs/policy-report-store';
import type { CollegeServices } from './college-services';

/** The handlers of the admins' log. */
export function logHandlers({ database, clock, catalogue }: CollegeServices) {
  const logs = logStore(database);
  return {
    adminLogs: adminLogs(logs, catalogue),
    adminLogChanges: adminLogChanges(logs),
    adminPolicyReports: adminPolicyReports(policyReportStore(database, clock)),
  };
}
