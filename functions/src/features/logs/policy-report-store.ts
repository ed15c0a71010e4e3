import {
  POLICY_REPORT_COLLECTION,
  POLICY_REPORT_SCHEMA_VERSION,
  type StoredPolicyReport,
} from '@touchline/domain/audit/policy-report';
import { RATE_LIMITS } from '@touchline/domain/collections/all-collections';
import type { PolicyViolation } from '@touchline/domain/http/policy-reports';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { POLICY_REPORTS } from '@touchline/domain/reference/limits';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { countIn } from '../mail/mail-store';
import { documentPage } from '../../platform/document-page';
import { inOneTransaction } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';

const PAGE_SIZE = 20;

/** What browsers report of our pages' policies, counted by what it is about. */
export interface PolicyReportStore {
  /** Counts violations; one that is new after the day's most is left out, so that nobody fills the database. */
  readonly add: (violations: readonly PolicyViolation[]) => Promise<void>;
  /** The latest first, and the cursor of the next page; null after the last. */
  readonly list: (
    after: string | null,
  ) => Promise<{ readonly reports: readonly StoredPolicyReport[]; readonly next: string | null }>;
}

export function policyReportStore(database: () => Firestore, clock: Clock): PolicyReportStore {
  const reports = () => collectionOf(database(), POLICY_REPORT_COLLECTION);

  const count = ({ directive, blocked, source, page }: PolicyViolation): Promise<void> =>
    inOneTransaction(async (unit) => {
      const now = clock();
      const at = now.toISOString();
      const day = Math.floor(now.getTime() / DAY_MS);
      const document = reports().doc(hashOf(`policy ${JSON.stringify([directive, blocked, source, page])}`));
      const counter = collectionOf(database(), RATE_LIMITS).doc(`policyReports-day-${day}`);
      const [stored, counted] = await unit.read(document, counter);
      const earlier = stored.data();
      if (earlier !== undefined) {
        unit.save(document, { ...earlier, count: earlier.count + 1, lastAt: at });
        return;
      }
      const newToday = countIn(counted);
      if (newToday >= POLICY_REPORTS.newPerDay) return;
      unit.save(document, {
        ...{ _id: document.id, schemaVersion: POLICY_REPORT_SCHEMA_VERSION, directive, blocked, source, page },
        ...{ count: 1, firstAt: at, lastAt: at },
      });
      unit.save(counter, { _id: counter.id, count: newToday + 1, expiresAt: new Date(now.getTime() + DAY_MS) });
    }, database());

  return {
    add: async (violations) => {
      for (const violation of violations) await count(violation);
    },

    list: async (after) => {
      const latest = { field: 'lastAt', direction: 'desc' } as const;
      const { found, next } = await documentPage(reports(), latest, after, PAGE_SIZE);
      return { reports: found, next };
    },
  };
}
