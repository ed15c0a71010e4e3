import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { type ArchivedCollege, archivedOf, collegeBeforeArchiving } from '@touchline/domain/college/editing/archived-college';
import type { NewCollegeForm } from '@touchline/domain/college/editing/new-college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collegeDocuments } from '../colleges/college-documents-store';
import { freshCollege, writeFreshCollege } from '../colleges/fresh-college-store';
import { removeRow } from '../colleges/removed-row-store';

/** The most archived colleges that are listed. */
const LISTED = 100;

/** Colleges that admins create, archive and bring back, each in one transaction with its line of the log. */
export interface ArchivedCollegeStore {
  readonly create: (
    by: string,
    form: NewCollegeForm,
    isTaken: (pathName: string) => boolean,
  ) => Promise<Pick<College, '_id' | 'name' | 'pathName'>>;
  /**
   * Takes a college off the site: its document and its row go, its history and addresses stay. One that is archived
   * stays as it is. Throws Refusal notFound.
   */
  readonly archive: (collegeId: string, by: string, reason: string) => Promise<void>;
  /**
   * Brings an archived college back as it was; one that is there stays as it is. Throws Refusal notFound, and conflict
   * for one that was merged into another: its addresses lead there.
   */
  readonly restore: (collegeId: string, by: string) => Promise<void>;
  /** The archived ones, the latest first, 100 at most. */
  readonly list: () => Promise<readonly ArchivedCollege[]>;
}

export function archivedCollegeStore(database: () => Firestore, clock: Clock, newId: () => string): ArchivedCollegeStore {
  const audited = auditedTransactions(database, clock, newId);
  const documentsOf = (collegeId: string) => {
    const { colleges, archived, rows } = collegeDocuments(database());
    return { college: colleges.doc(collegeId), archived: archived.doc(collegeId), row: rows.doc(collegeId) };
  };
  return {
    create: (by, form, isTaken) => {
      const unique = newId();
      let made: College | null = null;
      return audited({
        reads: {},
        require: () => null,
        alreadyDone: () => made ?? missing('unknownCollege'),
        decide: async (_, attempt) => {
          const college = await freshCollege(database(), { form, unique, isTaken }, attempt);
          made = college;
          return {
            answer: college,
            write: (unit) => writeFreshCollege(database(), unit, college),
            audit: {
              action: 'college.create',
              target: `colleges/${college._id}`,
              by: { uid: by, isAdmin: true },
              detail: { paths: Object.keys(college.sources) },
            },
          };
        },
      });
    },

    archive: (collegeId, by, reason) => {
      const { college, archived, row } = documentsOf(collegeId);
      return audited({
        reads: { college, archived },
        require: (stored) => {
          const before = stored.college.data() ?? null;
          return before === null && !stored.archived.exists ? missing('unknownCollege') : before;
        },
        alreadyDone: () => undefined,
        decide: (before, { at, now }) => {
          if (before === null) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(archived, archivedOf(before, { at, by, reason }));
              unit.remove(college);
              removeRow(unit, row, now);
            },
            audit: {
              action: 'college.archive',
              target: `colleges/${collegeId}`,
              by: { uid: by, isAdmin: true },
              detail: { reason },
            },
          };
        },
      });
    },

    restore: (collegeId, by) => {
      const { college, archived, row } = documentsOf(collegeId);
      return audited({
        reads: { college, archived },
        require: (stored) => {
          const kept = stored.archived.data() ?? null;
          return kept === null && !stored.college.exists ? missing('unknownCollege') : kept;
        },
        alreadyDone: () => undefined,
        decide: (kept) => {
          if (kept === null) return { answer: undefined };
          if (kept.mergedInto !== null) throw new Refusal('conflict', 'mergedCollege');
          const before = collegeBeforeArchiving(kept);
          return {
            answer: undefined,
            write: (unit) => {
              unit.create(college, before);
              unit.save(row, catalogueRowOf(before));
              unit.remove(archived);
            },
            audit: { action: 'college.restore', target: `colleges/${collegeId}`, by: { uid: by, isAdmin: true } },
          };
        },
      });
    },

    list: async () => {
      const { docs } = await collegeDocuments(database()).archived.orderBy('at', 'desc').limit(LISTED).get();
      return docs.flatMap((one) => readOrReport(one) ?? []);
    },
  };
}
