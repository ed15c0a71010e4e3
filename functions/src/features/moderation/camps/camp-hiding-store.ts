import { type Camp, CAMPS } from '@touchline/domain/camp/camp';
import { withAnsweredCampHiding, withCampHiding } from '@touchline/domain/camp/hidden-camp';
import { collegePagePath } from '@touchline/domain/college/path-name';
import { campHiddenMail } from '@touchline/domain/person/mail/camp-mails';
import {
  campOfReport,
  newCampObjection,
  outcomeByCampHiding,
  placeOfCamp,
} from '@touchline/domain/person/moderation/reported-camp';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, type Author, missing } from '../../../platform/audited-transaction';
import type { Clock } from '../../../platform/clock-and-ids';
import type { Writes } from '../../../platform/firestore';
import { collectionOf, isDocumentName } from '../../../platform/stored-document';
import type { StaffStore } from '../../college-staff/staff-store';
import { type CatalogueStore, listedColleges } from '../../colleges/catalogue-store';
import { prepareMail } from '../../mail/mail-store';
import { openReportsAbout } from '../open-reports';

/** Which admin hides a camp for a reason, or shows it again (null); `origin` is the site's, for the mails. */
interface CampHiding {
  readonly by: string;
  readonly reason: string | null;
  readonly origin: string;
}

/** A camp, and the college whose editor calls. */
interface CampPath {
  readonly collegeId: string;
  readonly campId: string;
}

/** Camps that admins hide, and what the editors of their colleges answer. */
export interface CampHidingStore {
  /**
   * Hides or shows again, and closes the open reports that this decides: one transaction with the audit line and a mail
   * to each accepted coach of the college, 20 at most. Throws Refusal notFound.
   */
  readonly setHidden: (campId: string, hiding: CampHiding) => Promise<Camp>;
  /** Puts what an editor answers into the queue, once. Throws Refusal notFound, conflict (`withAnsweredCampHiding`). */
  readonly object: (path: CampPath, text: string, by: Author & { readonly uid: string }) => Promise<Camp>;
}

interface CampHidingDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly staff: StaffStore;
  readonly catalogue: CatalogueStore;
  /** Hears the college of a camp that was hidden or shown again, so that lists follow at once. */
  readonly onChanged: (collegeId: string) => Promise<void>;
}

export function campHidingStore(dependencies: CampHidingDependencies): CampHidingStore {
  const { database, clock, newId, staff, catalogue, onChanged } = dependencies;
  const audited = auditedTransactions(database, clock, newId);
  const camps = () => collectionOf(database(), CAMPS);
  const documentOf = (campId: string) => camps().doc(isDocumentName(campId) ? campId : missing('unknownCamp'));

  return {
    setHidden: async (campId, { by, reason, origin }) => {
      const document = documentOf(campId);
      const { collegeId } = (await document.get()).data() ?? missing('unknownCamp');
      const closeReports = await openReportsAbout(database(), placeOfCamp(campId), 'place');
      const told = (await staff.acceptedOfTeam(collegeId, null)).map((member) => ({ ...member, mailId: newId() }));
      const host = (await listedColleges(catalogue, [collegeId])).get(collegeId);
      const collegeName = host?.name ?? null;
      const link = host === undefined ? null : `${origin}${collegePagePath(host.pathName, host.sexes[0] ?? 'male')}/camps`;
      const after = await audited({
        reads: { camp: document },
        require: ({ camp }) => camp.data() ?? missing('unknownCamp'),
        alreadyDone: (before) => before,
        decide: async (before, attempt) => {
          const changed = withCampHiding(before, reason, attempt.at);
          const outcome = (one: Report) => (campOfReport(one) === null ? null : outcomeByCampHiding(one, reason));
          const writeClosed = await closeReports(attempt, { outcome, by, reason: reason ?? SHOWN_AGAIN });
          if (changed === before) return { answer: before, write: writeClosed };
          const queued: ((unit: Writes) => void)[] = [];
          for (const { mailId, uid, firstName, locale, ...to } of told) {
            const text = campHiddenMail({ firstName, campName: before.name, collegeName, reason, link }, locale);
            queued.push(await prepareMail(database(), attempt, { _id: mailId, about: uid, kind: 'campHidden', to, text }));
          }
          return {
            answer: changed,
            write: (unit) => {
              unit.save(document, changed);
              writeClosed(unit);
              for (const queue of queued) queue(unit);
            },
            audit: {
              action: reason === null ? 'camp.show' : 'camp.hide',
              target: `camps/${campId}`,
              by: { uid: by, isAdmin: true },
              detail: { collegeId, ...(reason !== null && { reason }) },
            },
          };
        },
      });
      await onChanged(collegeId);
      return after;
    },

    object: ({ collegeId, campId }, text, by) => {
      const document = documentOf(campId);
      const reportId = newId();
      return audited({
        reads: { camp: document },
        require: ({ camp }) => {
          const found = camp.data();
          return found?.collegeId === collegeId ? found : missing('unknownCamp');
        },
        alreadyDone: (before) => before,
        decide: (before, { at }) => {
          const after = withAnsweredCampHiding(before, at);
          const objection = newCampObjection(before, text, { _id: reportId, by: by.uid, now: at });
          return {
            answer: after,
            write: (unit) => {
              unit.save(document, after);
              unit.save(collectionOf(database(), REPORTS).doc(reportId), objection);
            },
            audit: { action: 'camp.object', target: `camps/${campId}`, by, detail: { collegeId } },
          };
        },
      });
    },
  };
}

/** The reason with which an answer is closed that an admin followed. */
const SHOWN_AGAIN = 'Shown again.';
