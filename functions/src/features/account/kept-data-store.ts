import type { KeptData, KeptList, OwnEdit, TakenBackEdit } from '@touchline/domain/account/account-download';
import type { Person } from '@touchline/domain/account/change-account';
import type { CollegePatch } from '@touchline/domain/college/college-patch';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { auditLines } from '../../platform/audit-store';
import { collegeDocuments } from '../colleges/college-documents-store';
import { feedbackDocuments } from '../feedback/feedback-store';
import { mailDocuments } from '../mail/mail-store';
import { collegeRequests } from '../registration/registration-store';
import { savedCollegeDocuments } from '../saved-colleges/saved-college-store';

/** How many of each kind a download holds at most, and says so where there is more: far more than anyone has, far less than an instance's memory. */
const MOST = 2000;

/** Everything that is kept about a person in the database, wherever it is kept. */
export type FindKeptData = (person: Person) => Promise<Omit<KeptData, 'provider'>>;

export function keptDataStore(database: () => Firestore, most = MOST): FindKeptData {
  const some = async <Stored>(query: Query<Stored>): Promise<Some<Stored>> => {
    const { docs } = await query.limit(most + 1).get();
    return { found: docs.slice(0, most), isCut: docs.length > most };
  };
  return async ({ account, profile }) => {
    const uid = account._id;
    const { allPatches } = collegeDocuments(database());
    const log = auditLines(database());
    const [saved, edits, takenBack, by, ofAccount, ofProfile, feedback, mails, request] = await Promise.all([
      some(savedCollegeDocuments(database(), uid)),
      some(allPatches.where('by.uid', '==', uid)),
      some(allPatches.where('takenBack.uid', '==', uid)),
      some(log.where('by', '==', uid)),
      some(log.where('target', '==', `accounts/${uid}`)),
      some(log.where('target', '==', `profiles/${uid}`)),
      some(feedbackDocuments(database()).where('by', '==', uid)),
      some(mailDocuments(database()).where('about', '==', uid)),
      collegeRequests(database()).doc(uid).get(),
    ]);
    const asked = request.data();
    const isCut: Readonly<Record<KeptList, boolean>> = {
      ...{ savedColleges: saved.isCut, edits: edits.isCut, takenBack: takenBack.isCut },
      ...{ log: by.isCut || ofAccount.isCut || ofProfile.isCut, feedback: feedback.isCut, mails: mails.isCut },
    };
    const lines = new Map([...by.found, ...ofAccount.found, ...ofProfile.found].map((line) => [line.id, line.data()]));
    return {
      account,
      profile,
      savedColleges: dataOf(saved),
      edits: edits.found.map(ownEditOf).toSorted((one, other) => one.at.localeCompare(other.at)),
      takenBack: takenBack.found.flatMap(takenBackOf).toSorted((one, other) => one.takenBackAt.localeCompare(other.takenBackAt)),
      log: [...lines.values()].toSorted((one, other) => one.at.localeCompare(other.at)),
      feedback: dataOf(feedback),
      mails: dataOf(mails),
      collegeRequest: asked === undefined ? null : { domain: asked.domain, requestedAt: asked.requestedAt, doneAt: asked.doneAt },
      cut: KEPT_LISTS.filter((name) => isCut[name]),
    };
  };
}

const KEPT_LISTS = ['savedColleges', 'edits', 'takenBack', 'log', 'feedback', 'mails'] as const satisfies readonly KeptList[];

/** The first of what a query finds, and whether there is more. */
interface Some<Stored> {
  readonly found: readonly QueryDocumentSnapshot<Stored>[];
  readonly isCut: boolean;
}

function dataOf<Stored>({ found }: Some<Stored>): Stored[] {
  return found.map((document) => document.data());
}

function ownEditOf(document: QueryDocumentSnapshot<CollegePatch>): OwnEdit {
  const { by, forward } = document.data();
  return { collegeId: collegeIdOf(document), at: by.at, changes: forward };
}

function takenBackOf(document: QueryDocumentSnapshot<CollegePatch>): TakenBackEdit[] {
  const { by, takenBack } = document.data();
  return takenBack === null ? [] : [{ collegeId: collegeIdOf(document), editedAt: by.at, takenBackAt: takenBack.at }];
}

function collegeIdOf({ ref }: QueryDocumentSnapshot<CollegePatch>): string {
  return ref.parent.parent?.id ?? '';
}
