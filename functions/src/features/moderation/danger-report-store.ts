import { REPORTS } from '@touchline/domain/person/moderation/report';
import { type UrgentReports, urgentReportsOf } from '@touchline/domain/person/moderation/report-urgency';
import type { Firestore } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The most people that one query asks about; the lists of admins have 20. */
const MOST_PEOPLE = 30;

/** The open reports that these people (30 at most) may be in danger: one query for all of them, none for nobody. */
export type FindDangerReports = (uids: readonly string[]) => Promise<UrgentReports>;

/** Reads every open one of them, so that a flood of reports about one person hides nobody else's. */
export function dangerReports(database: () => Firestore): FindDangerReports {
  return async (uids) => {
    const asked = [...new Set(uids)].slice(0, MOST_PEOPLE);
    if (asked.length === 0) return new Map();
    const open = collectionOf(database(), REPORTS)
      .where('closedAt', '==', null)
      .where('reason', '==', 'danger')
      .where('profileId', 'in', asked);
    return urgentReportsOf((await open.get()).docs.flatMap((document) => readOrReport(document) ?? []));
  };
}
