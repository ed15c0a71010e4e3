import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import {
  LOCKED_PICTURES,
  type LockedAct,
  type LockedPicture,
  newLockedPicture,
  openUntilFor,
  requireShown,
  withAskedAct,
  withConfirmedAct,
  withLockedPicture,
  withRefusedAct,
} from '@touchline/domain/person/moderation/locked-picture';
import { removedPictureOf } from '@touchline/domain/person/moderation/removed-picture';
import { closedReport, type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import { withoutDeletedPicture } from '@touchline/domain/person/profiles/deleted-picture';
import { withHiding } from '@touchline/domain/person/profiles/withheld';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Fingerprint } from '@touchline/domain/pictures/fingerprint';
import type { Firestore } from '@google-cloud/firestore';
import { type Attempt, auditedTransactions, missing } from '../../../platform/audited-transaction';
import type { Clock } from '../../../platform/clock-and-ids';
import { readOrReport, type Writes } from '../../../platform/firestore';
import type { PictureFile, PictureFiles } from '../../../platform/picture-file-store';
import { hashOf } from '../../../platform/rate-limit-store';
import { collectionOf, isDocumentName } from '../../../platform/stored-document';
import { prepareFeatureLine } from '../../featuring/feature-line-store';
import { prepareMail } from '../../mail/mail-store';
import { personDocuments } from '../../profiles/profile-store';
import { removedPictureId, removedPictures } from '../removed-picture-store';
import type { MailsAboutLock } from './lock-mails';

/** The most locked pictures that the list shows, and reports about one that closing ends. */
const LISTED = 50;
const REPORTS_OF_ONE = 100;

export function lockedPictures(database: Firestore) {
  return collectionOf(database, LOCKED_PICTURES);
}

/** The id of the lock of a picture, which says nothing about its owner. */
export function lockIdOf(profileId: string, pictureId: string): string {
  return hashOf(`locked ${profileId} ${pictureId}`);
}

/** Whether nobody may see a picture of a profile, because it is locked or was removed with the help of a lock. */
export type IsLocked = (profileId: string, pictureId: string) => Promise<boolean>;

export function isLockedPicture(database: () => Firestore): IsLocked {
  return async (profileId, pictureId) => {
    const lock = (await lockedPictures(database()).doc(lockIdOf(profileId, pictureId)).get()).data();
    return lock !== undefined && lock.state !== 'cleared';
  };
}

/** A decision of a second admin; `isAdmin` says whether a user is an admin now. */
interface Deciding {
  readonly by: string;
  readonly requestId: string;
  readonly confirmed: boolean;
  readonly isAdmin: (uid: string) => Promise<boolean>;
}

/** Pictures that were reported for the abuse of a child (docs/moderation.md). */
export interface LockedPictureStore {
  /**
   * Locks the picture of a report and stores the report, in one transaction. The file is copied apart before it, and
   * removed from its place after it. The operator and the admins get a mail when it is locked. A picture that two
   * admins cleared stays as it is.
   */
  readonly lock: (report: Report, pictureId: string, origin: string) => Promise<void>;
  /** The 50 that have been locked longest, the oldest first. */
  readonly list: () => Promise<readonly LockedPicture[]>;
  /** Asks a second admin. Throws Refusal notFound, conflict. */
  readonly ask: (lockId: string, form: { readonly wanted: LockedAct; readonly reason: string }, by: string) => Promise<void>;
  /** Carries out what was asked for, or refuses it. Throws Refusal notFound, conflict, unavailable. */
  readonly decide: (lockId: string, deciding: Deciding) => Promise<void>;
  /** The picture, for one of the two who opened it, with a line of the log. Throws Refusal notFound, forbidden. */
  readonly look: (lockId: string, by: string) => Promise<PictureFile>;
}

interface LockDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly files: PictureFiles;
  /** Who is told of a new lock, at this origin of the site. */
  readonly mailsAboutLock: MailsAboutLock;
  readonly fingerprintOf: (file: PictureFile) => Promise<Fingerprint | null>;
}

export function lockedPictureStore(dependencies: LockDependencies): LockedPictureStore {
  const { database, clock, newId, files, mailsAboutLock, fingerprintOf } = dependencies;
  const audited = auditedTransactions(database, clock, newId);
  const documentOf = (lockId: string) => lockedPictures(database()).doc(isDocumentName(lockId) ? lockId : '-');
  const lineOf = (lockId: string, by: string) =>
    ({ target: `lockedPictures/${lockId}`, by: { uid: by, isAdmin: true } }) as const;
  const reports = () => collectionOf(database(), REPORTS);
  const placeOf = ({ profileId, pictureId }: LockedPicture) => ({ kind: 'profiles', ownerId: profileId, pictureId }) as const;

  /** The open reports that lock a picture, read in the transaction; what closes them. */
  const reportsOf = async (lock: LockedPicture) => {
    const about = reports().where('profileId', '==', lock.profileId).where('closedAt', '==', null);
    const found = (await about.where('place', '==', lock.pictureId).limit(REPORTS_OF_ONE).get()).docs.map(({ ref }) => ref);
    return async (attempt: Attempt, by: string, wanted: LockedAct, reason: string): Promise<(unit: Writes) => void> => {
      const stored = found.length === 0 ? [] : await attempt.read<Report[]>(...found);
      const outcome = wanted === 'clear' ? 'dismissed' : 'partHidden';
      const closed = stored.flatMap((one) => {
        const open = one.data();
        return open?.reason === 'childAbuse' ? [closedReport(open, { outcome, by, reason, at: attempt.at })] : [];
      });
      return (unit) => closed.forEach((one) => unit.save(reports().doc(one._id), one));
    };
  };

  /** The profile after its picture was given back, or taken away for good. */
  const profileAfter = (before: Profile, { pictureId }: LockedPicture, wanted: LockedAct, at: string): Profile => {
    const part = { kind: 'picture', place: pictureId } as const;
    const shown = withHiding(before, { reason: null, part }, at);
    return wanted === 'clear' ? shown : (withoutDeletedPicture(shown, pictureId, at) ?? shown);
  };

  return {
    lock: async (report, pictureId, origin) => {
      const profileId = report.profileId ?? missing('unknownProfile');
      const lockId = lockIdOf(profileId, pictureId);
      const document = documentOf(lockId);
      const { profiles, accounts } = personDocuments(database());
      const place = { kind: 'profiles', ownerId: profileId, pictureId } as const;
      const lock = (await document.get()).data();
      if (lock === undefined) await files.saveLocked(lockId, await files.findOriginal(place));
      const mails = lock === undefined ? await mailsAboutLock(origin) : [];
      const isLocked = await audited({
        reads: {
          profile: profiles.doc(profileId),
          account: accounts.doc(profileId),
          lock: document,
          earlier: reports().doc(report._id),
        },
        require: ({ profile, account, lock, earlier }) => ({
          owner: profile.data() ?? missing('unknownProfile'),
          account: account.data(),
          lock: lock.data() ?? null,
          earlier: earlier.data() ?? null,
        }),
        alreadyDone: () => true,
        decide: async ({ owner, account, lock, earlier }, attempt) => {
          const stored = earlier === null || earlier.closedAt !== null ? report : { ...earlier, count: earlier.count + 1 };
          const made = lock ?? newLockedPicture(lockId, { profileId, pictureId }, attempt.at);
          const hidden =
            made.state === 'locked' ? withLockedPicture(owner, pictureId, account?.locale ?? 'en', attempt.at) : owner;
          const keepLine = await prepareFeatureLine(database(), attempt, owner, hidden);
          const queued: ((unit: Writes) => void)[] = [];
          for (const mail of lock === null ? mails : []) queued.push(await prepareMail(database(), attempt, mail));
          return {
            answer: made.state === 'locked',
            write: (unit) => {
              unit.save(reports().doc(report._id), stored);
              if (lock === null) unit.save(document, made);
              if (hidden !== owner) unit.save(profiles.doc(profileId), hidden);
              if (hidden !== owner) keepLine(unit);
              for (const queue of queued) queue(unit);
            },
            ...(lock === null && {
              audit: { action: 'picture.lock', target: `lockedPictures/${lockId}`, by: { uid: null, isAdmin: false } } as const,
            }),
          };
        },
      });
      if (isLocked) await files.removeAll(place);
    },

    list: async () => {
      const locked = lockedPictures(database()).where('state', '==', 'locked').orderBy('lockedAt').limit(LISTED);
      return (await locked.get()).docs.flatMap((document) => readOrReport(document) ?? []);
    },

    ask: (lockId, form, by) => {
      const requestId = newId();
      return audited({
        reads: { lock: documentOf(lockId) },
        require: ({ lock }) => lock.data() ?? missing('unknownPicture'),
        alreadyDone: () => undefined,
        decide: (lock, { at }) => {
          const after = withAskedAct(lock, form, { by, requestId, now: at });
          return {
            answer: undefined,
            write: (unit) => unit.save(documentOf(lockId), after),
            audit: { action: 'picture.ask', ...lineOf(lockId, by), detail: { ...form } },
          };
        },
      });
    },

    decide: async (lockId, { by, requestId, confirmed, isAdmin }) => {
      const known = (await documentOf(lockId).get()).data() ?? missing('unknownPicture');
      const { wanted } = requireShown(known, requestId, clock().toISOString());
      const { profiles } = personDocuments(database());
      const file = confirmed && wanted !== 'open' ? await files.findLocked(lockId) : null;
      const fingerprint = wanted === 'remove' && file !== null ? await fingerprintOf(file) : null;
      if (wanted === 'clear' && file !== null) await files.saveOriginal(placeOf(known), file);
      const closeReports = await reportsOf(known);
      await audited({
        reads: { lock: documentOf(lockId), profile: profiles.doc(known.profileId) },
        require: ({ lock, profile }) => ({ lock: lock.data() ?? missing('unknownPicture'), owner: profile.data() ?? null }),
        alreadyDone: () => undefined,
        decide: async ({ lock, owner }, attempt) => {
          const request = requireShown(lock, requestId, attempt.at);
          if (!confirmed) {
            const refused = withRefusedAct(lock, { requestId, now: attempt.at });
            return {
              answer: undefined,
              write: (unit) => unit.save(documentOf(lockId), refused),
              audit: { action: 'picture.refuse', ...lineOf(lockId, by), detail: { wanted } },
            };
          }
          const isAskerAdmin = await isAdmin(request.askedBy);
          const after = withConfirmedAct(lock, { by, requestId, isAskerAdmin, now: attempt.at });
          const changed = owner !== null && wanted !== 'open' ? profileAfter(owner, lock, wanted, attempt.at) : null;
          const writeClosed = wanted === 'open' ? null : await closeReports(attempt, by, wanted, request.reason);
          const _id = removedPictureId(lock.profileId, lock.pictureId);
          const removed = wanted === 'remove' ? removedPictureOf(_id, fingerprint, attempt.at) : null;
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(documentOf(lockId), after);
              if (changed !== null && changed !== owner) unit.save(profiles.doc(lock.profileId), changed);
              if (removed !== null) unit.save(removedPictures(database()).doc(_id), removed);
              writeClosed?.(unit);
            },
            audit: { action: `picture.${wanted}`, ...lineOf(lockId, by), detail: { reason: request.reason } },
          };
        },
      });
      if (confirmed && wanted !== 'open') await files.removeLocked(lockId);
    },

    look: async (lockId, by) => {
      await audited({
        reads: { lock: documentOf(lockId) },
        require: ({ lock }) => lock.data() ?? missing('unknownPicture'),
        alreadyDone: () => undefined,
        decide: (lock, { at }) => {
          if (openUntilFor(lock, by, at) === null) throw new Refusal('forbidden', 'lockedPictureNotOpen');
          return { answer: undefined, audit: { action: 'picture.look', ...lineOf(lockId, by) } };
        },
      });
      return (await files.findLocked(lockId)) ?? missing('unknownPicture');
    },
  };
}
