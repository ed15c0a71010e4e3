import { ERASURE_SCHEMA_VERSION } from '@touchline/domain/account/erasure';
import { FORMER_MEMBER } from '@touchline/domain/account/former-member';
import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { collegeDocuments } from '../colleges/college-documents-store';
import { feedbackDocuments } from '../feedback/feedback-store';
import { mailDocuments } from '../mail/mail-store';
import { personDocuments } from '../profile/profile-store';
import { collegeRequests } from '../registration/registration-store';
import { erasureDocuments } from './erasure-documents-store';
import { signInChangeDocuments } from './sign-in-change-store';
import { savedCollegeDocuments } from '../saved-colleges/saved-college-store';

/** Writes of one batch: field updates and removals, far below its limits. */
const AT_ONCE = 200;

/** The documents of accounts that are being deleted. Every act may be done again, and finishes what one before left (F28). */
export interface ErasureStore {
  /** Notes that the account shall go, and hides the profile at once. */
  readonly begin: (uid: string) => Promise<void>;
  /** The accounts that shall go and are not gone, 100 at most. */
  readonly listBegun: () => Promise<readonly string[]>;
  readonly removeSavedColleges: (uid: string) => Promise<void>;
  /** Edits of colleges stay; who made or took them back is a former member. */
  readonly forgetInHistory: (uid: string) => Promise<void>;
  /** The log stays, a former member's; feedback, mails and a waiting college request go. */
  readonly forgetInQueues: (uid: string) => Promise<void>;
  /** Account, profile and every username of it, together. */
  readonly removePerson: (uid: string) => Promise<void>;
  /** The last act: nothing is left to do. */
  readonly finish: (uid: string) => Promise<void>;
}

export function erasureStore(database: () => Firestore, clock: Clock, newId: () => string): ErasureStore {
  const erasures = () => erasureDocuments(database());

  /** Does the same to all documents that a query finds, batch by batch; `act` takes each out of what the query finds. */
  const inBatches = async (query: Query, act: (batch: WriteBatch, document: QueryDocumentSnapshot) => void): Promise<void> => {
    for (;;) {
      const { docs } = await query.limit(AT_ONCE).get();
      if (docs.length === 0) return;
      const batch = database().batch();
      for (const document of docs) act(batch, document);
      await batch.commit();
    }
  };

  return {
    begin: (uid) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        const { profiles } = personDocuments(database());
        const [begun, profile] = await unit.read(erasures().doc(uid), profiles.doc(uid));
        if (begun.exists) return;
        const at = clock().toISOString();
        const shown = profile.data();
        unit.create(erasures().doc(uid), { _id: uid, schemaVersion: ERASURE_SCHEMA_VERSION, begunAt: at });
        if (shown !== undefined)
          unit.save(profiles.doc(uid), { ...shown, hidden: true, version: shown.version + 1, updatedAt: at });
        const [by, target] = [FORMER_MEMBER, `accounts/${FORMER_MEMBER}`];
        noteInAudit(database(), unit, {
          ...{ _id: lineId, at, by, byAdmin: false, action: 'account.delete', target, result: 'done', detail: {} },
        });
      }, database());
    },
    listBegun: async () => (await erasures().orderBy('begunAt').limit(100).get()).docs.map(({ id }) => id),
    removeSavedColleges: (uid) => inBatches(savedCollegeDocuments(database(), uid), (batch, { ref }) => batch.delete(ref)),
    forgetInHistory: async (uid) => {
      const { allPatches } = collegeDocuments(database());
      await inBatches(allPatches.where('by.uid', '==', uid), (batch, { ref }) => batch.update(ref, { 'by.uid': FORMER_MEMBER }));
      await inBatches(allPatches.where('takenBack.uid', '==', uid), (batch, { ref }) =>
        batch.update(ref, { 'takenBack.uid': FORMER_MEMBER }),
      );
    },
    forgetInQueues: async (uid) => {
      const log = database().collection('auditLog');
      await inBatches(log.where('by', '==', uid), (batch, { ref }) => batch.update(ref, { by: FORMER_MEMBER }));
      for (const kind of ['accounts', 'profiles'] as const) {
        await inBatches(log.where('target', '==', `${kind}/${uid}`), (batch, { ref }) =>
          batch.update(ref, { target: `${kind}/${FORMER_MEMBER}` }),
        );
      }
      await inBatches(feedbackDocuments(database()).where('by', '==', uid), (batch, { ref }) => batch.delete(ref));
      await inBatches(mailDocuments(database()).where('about', '==', uid), (batch, { ref }) => batch.delete(ref));
      await collegeRequests(database()).doc(uid).delete();
      await signInChangeDocuments(database()).doc(uid).delete();
    },
    removePerson: async (uid) => {
      const { accounts, profiles, usernames } = personDocuments(database());
      const names = await usernames.where('profileId', '==', uid).get();
      await inOneTransaction((unit) => {
        for (const { ref } of names.docs) unit.remove(ref);
        unit.remove(profiles.doc(uid));
        unit.remove(accounts.doc(uid));
        return Promise.resolve();
      }, database());
    },
    finish: async (uid) => {
      await erasures().doc(uid).delete();
    },
  };
}
