import { type Closing, closedReport, type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The open reports about one profile that one decision closes at once. */
const CLOSED_AT_ONCE = 100;

/** How a decision about a person ends a report; null where it leaves it open. */
type OutcomeOf = (report: Report) => Report['outcome'];

/**
 * Finds the open reports about a profile, or a place such as a camp, 100 at most, before the transaction of a decision.
 * The answer reads them within it, and gives what closes them: all, or those for which `outcome` names how they end.
 * Two admins close those about a locked picture (docs/moderation.md).
 */
export async function openReportsAbout(database: Firestore, subject: string, field: 'profileId' | 'place' = 'profileId') {
  const reports = collectionOf(database, REPORTS);
  const about = reports.where('closedAt', '==', null).where(field, '==', subject).limit(CLOSED_AT_ONCE);
  const found = (await about.get()).docs.map(({ ref }) => ref);

  return async (
    { read, at }: Pick<Attempt, 'read' | 'at'>,
    { outcome, by, reason }: Pick<Closing, 'by' | 'reason'> & { readonly outcome: Report['outcome'] | OutcomeOf },
  ): Promise<(unit: Writes) => void> => {
    const stored = found.length === 0 ? [] : await read<Report[]>(...found);
    const closed = stored.flatMap((snapshot) => {
      const one = snapshot.data();
      const ending =
        one === undefined || one.reason === 'childAbuse' ? null : typeof outcome === 'function' ? outcome(one) : outcome;
      return one === undefined || ending === null ? [] : [closedReport(one, { outcome: ending, by, reason, at })];
    });
    return (unit) => {
      for (const one of closed) unit.save(reports.doc(one._id), one);
    };
  };
}
