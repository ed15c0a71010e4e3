import type { KeptData, OwnEdit } from '@touchline/domain/account/account-download';
import type { Person } from '@touchline/domain/account/change-account';
import type { Firestore } from 'firebase-admin/firestore';
import { collegeDocuments } from '../colleges/college-documents-store';
import { feedbackDocuments } from '../feedback/feedback-store';
import { mailDocuments } from '../mail/mail-store';
import { collegeRequests } from '../registration/registration-store';
import { savedCollegeDocuments } from '../saved-colleges/saved-college-store';

/** How many of each kind a download holds at most: far more than anyone has, far less than an instance's memory. */
const MOST = 2000;

/** Everything that is kept about a person, wherever it is kept. */
export type FindKeptData = (person: Person) => Promise<KeptData>;

export function keptDataStore(database: () => Firestore): FindKeptData {
  return async ({ account, profile }) => {
    const uid = account._id;
    const [saved, edits, feedback, mails, request] = await Promise.all([
      savedCollegeDocuments(database(), uid).limit(MOST).get(),
      collegeDocuments(database()).allPatches.where('by.uid', '==', uid).limit(MOST).get(),
      feedbackDocuments(database()).where('by', '==', uid).limit(MOST).get(),
      mailDocuments(database()).where('about', '==', uid).limit(MOST).get(),
      collegeRequests(database()).doc(uid).get(),
    ]);
    const asked = request.data();
    return {
      account,
      profile,
      savedColleges: saved.docs.map((document) => document.data()),
      edits: edits.docs
        .map((document): OwnEdit => {
          const { by, forward } = document.data();
          return { collegeId: document.ref.parent.parent?.id ?? '', at: by.at, changes: forward };
        })
        .toSorted((one, other) => one.at.localeCompare(other.at)),
      feedback: feedback.docs.map((document) => document.data()),
      mails: mails.docs.map((document) => document.data()),
      collegeRequest: asked === undefined ? null : { domain: asked.domain, requestedAt: asked.requestedAt, doneAt: asked.doneAt },
    };
  };
}
