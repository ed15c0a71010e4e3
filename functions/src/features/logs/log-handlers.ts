import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import { collegeOf, editOf, type LogLine, personOf, targetOf } from '@touchline/domain/audit/shown-log';
import type { Language } from '@touchline/domain/kernel/language';
import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import type { Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { LogStore } from './log-store';
import type { PolicyReportStore } from './policy-report-store';

/** GET /ui/v1/admin/logs */
export function adminLogs(logs: Pick<LogStore, 'list' | 'namesOf'>, catalogue: CatalogueStore): Handler<'adminLogs'> {
  return async ({ query, language }) => {
    const { lines, next } = await logs.list(query);
    const people = [...new Set(lines.flatMap((line) => [line.by, personOf(line)].flatMap((uid) => uid ?? [])))];
    const collegeIds = lines.flatMap((line) => [collegeOf(line) ?? [], line.detail.collegeId ?? []].flat().map(String));
    const [names, colleges] = await Promise.all([logs.namesOf(people), listedColleges(catalogue, collegeIds)]);
    const nameOf = (uid: string | null) => (uid === null ? null : (names.get(uid) ?? null));
    const items = lines.map((line): LogLine => {
      const { _id: lineId, at, by, byAdmin, action, result, detail } = line;
      const college = colleges.get(collegeOf(line) ?? '');
      return {
        ...{ lineId, at, byAdmin, action, result },
        detail: readableDetail(detail, language, (id) => colleges.get(id)?.name),
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

/** The details of a line as an admin reads them: a college by its name, the reason of a refusal as its sentence. */
function readableDetail(
  detail: AuditEntry['detail'],
  language: Language,
  nameOf: (collegeId: string) => string | undefined,
): AuditEntry['detail'] {
  const { collegeId, code } = detail;
  const name = typeof collegeId === 'string' ? nameOf(collegeId) : undefined;
  const message = Object.entries(API_MESSAGES).find(([known]) => known === code)?.[1][language];
  return {
    ...detail,
    ...(name === undefined ? {} : { collegeId: name }),
    ...(message === undefined ? {} : { code: message }),
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
