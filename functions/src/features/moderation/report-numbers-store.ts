import { reportNumbersOf, weeksShown } from '@touchline/domain/person/moderation/report-numbers';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { Handler } from '../../platform/handler';
import { collectionOf } from '../../platform/stored-document';

/** The most reports that came, and as many that were closed, which the numbers read. */
const READ_AT_MOST = 2000;

/**
 * GET /ui/v1/admin/reportNumbers: reads the reports that came and those that were closed in the shown weeks, the latest
 * 2,000 of each.
 */
export function reportNumbers(database: () => Firestore, clock: Clock, most = READ_AT_MOST): Handler<'reportNumbers'> {
  return async () => {
    const now = clock().toISOString();
    const since = weeksShown(now).at(-1) ?? now;
    const latest = (field: 'at' | 'closedAt') =>
      collectionOf(database(), REPORTS).where(field, '>=', since).orderBy(field, 'desc').limit(most).get();
    const found = await Promise.all([latest('at'), latest('closedAt')]);
    const reports = new Map(found.flatMap(({ docs }) => docs.map((document) => [document.id, document] as const)));
    const read = [...reports.values()].flatMap((document) => readOrReport(document) ?? []);
    return { weeks: reportNumbersOf(read, now), isCut: found.some(({ size }) => size >= most) };
  };
}
