import { collegeOf, editOf, type LogLine, personOf, targetOf } from '@touchline/domain/audit/shown-log';
import type { Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { LogStore } from './log-store';
import type { PolicyReportStore } from './policy-report-store';

/** GET /ui/v1/admin/logs */
export function adminLogs(logs: Pick<LogStore, 'list' | 'namesOf'>, catalogue: CatalogueStore): Handler<'adminLogs'> {
  return async ({ query }) => {
    const { lines, next } = await logs.list(query);
    const people = [...new Set(lines.flatMap((line) => [line.by, personOf(line)].flatMap((uid) => uid ?? [])))];
    const collegeIds = lines.flatMap((line) => collegeOf(line) ?? []);
    const [names, colleges] = await Promise.all([logs.namesOf(people), listedColleges(catalogue, collegeIds)]);
    const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? null));
    const items = lines.map((line): LogLine => {
      const { _id: lineId, at, by, byAdmin, action, result, detail } = line;
      const college = colleges.get(collegeOf(line) ?? '');
      return {
        ...{ lineId, at, byAdmin, action, result, detail },
        by: by === null ? null : { uid: by, name: nameOf(by) },
        target: {
          ...targetOf(line),
          name: college?.name ?? nameOf(personOf(line)),
          collegePage: college === undefined ? null : { pathName: college.pathName, sexes: [...college.sexes] },
        },
        hasChanges: editOf(line) !== null,
      };
    });
    return { items, next };
  };
}

/** GET /ui/v1/admin/logs/:lineId/changes */
export function adminLogChanges(logs: Pick<LogStore, 'changesOf'>): Handler<'adminLogChanges'> {
  return async ({ params: { lineId } }) => ({ changes: await logs.changesOf(lineId) });
}

/** GET /ui/v1/admin/policyReports */
export function adminPolicyReports(reports: Pick<PolicyReportStore, 'list'>): Handler<'adminPolicyReports'> {
  return async ({ query: { after = null } }) => {
    const page = await reports.list(after);
    const items = page.reports.map(({ directive, blocked, source, page: address, count, firstAt, lastAt }) => ({
      ...{ directive, blocked, source, page: address, count, firstAt, lastAt },
    }));
    return { items, next: page.next };
  };
}
