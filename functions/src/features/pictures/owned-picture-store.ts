import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import { ownerOf, type UnusedPicture, unusedPictureOf } from '@touchline/domain/pictures/unused-picture';
import { type PictureOwner, type PictureRules, withoutPicture, withPicture } from '@touchline/domain/pictures/owned-pictures';
import type { PictureAddress } from '@touchline/domain/pictures/picture-address';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions, type Author, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Writes } from '../../platform/firestore';
import type { PictureFiles } from '../../platform/picture-file-store';
import { unusedPictures } from '../../platform/picture-use-store';

/** What becomes of an upload that is like a removed picture: its owner afterwards, and what else is written. */
export type HoldPicture<Owner> = (
  owner: Owner,
  pictureId: string,
  attempt: Attempt,
) => Promise<{ readonly owner: Owner; readonly write: (unit: Writes) => void }>;

/** The documents of one kind that own pictures, and how the log calls what happens to these. */
export interface StoredOwners<Owner extends PictureOwner> {
  readonly rules: PictureRules<Owner>;
  readonly owners: (database: Firestore) => CollectionReference<Owner>;
  readonly actions: Readonly<Record<'upload' | 'sweep', AuditEntry['action']>>;
  /** Only uploads need it. */
  readonly hold?: HoldPicture<Owner>;
}

/** The pictures that the documents of one kind own. The bytes are in the bucket (docs/pictures.md). */
export interface OwnedPictureStore {
  readonly kind: PictureAddress['kind'];
  /** Throws Refusal notFound. */
  readonly requireOwner: (ownerId: string) => Promise<void>;
  /** Marks an upload as unused before its bytes are stored, so that it is swept if anything fails afterwards (F5). */
  readonly markUpload: (ownerId: string, pictureId: string) => Promise<void>;
  /**
   * Makes the document the picture's owner. One that is like a picture that moderation removed is held and reported
   * (`HoldPicture`) in the same transaction. Throws Refusal notFound, tooLarge, and invalid for too many that are held.
   */
  readonly addToOwner: (
    ownerId: string,
    pictureId: string,
    details: PictureOwner['pictureDetails'][string],
    upload: { readonly by: Author; readonly isLikeRemoved: boolean },
  ) => Promise<void>;
  /** Removes a due picture from its owner. False where it is in use again; then its mark is removed. */
  readonly takeFromOwner: (due: UnusedPicture) => Promise<boolean>;
}

/** The sweep has no author. */
const NO_AUTHOR: Author = { uid: null, isAdmin: false };

export function ownedPictureStore<Owner extends PictureOwner>(
  { rules, owners, actions, hold }: StoredOwners<Owner>,
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
): OwnedPictureStore {
  const { kind, codes } = rules;
  const audited = auditedTransactions(database, clock, newId);
  return {
    kind,
    requireOwner: async (ownerId) => {
      if (!(await owners(database()).doc(ownerId).get()).exists) missing(codes.unknownOwner);
    },

    markUpload: async (ownerId, pictureId) => {
      const mark = unusedPictureOf(pictureId, `${kind}/${ownerId}`, 'uploaded', clock());
      await unusedPictures(database()).doc(pictureId).set(mark);
    },

    addToOwner: (ownerId, pictureId, details, { by, isLikeRemoved }) => {
      const owner = owners(database()).doc(ownerId);
      return audited({
        reads: { stored: owner },
        require: ({ stored }) => stored.data() ?? missing(codes.unknownOwner),
        alreadyDone: () => undefined,
        decide: async (before, attempt) => {
          const added = withPicture(rules, before, pictureId, details);
          const held = isLikeRemoved ? await hold?.(added, pictureId, attempt) : undefined;
          const detail = { pictureId, ...(held !== undefined && { like: 'removed picture' }) };
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(owner, held?.owner ?? added);
              held?.write(unit);
            },
            audit: { action: actions.upload, target: `${kind}/${ownerId}`, by, detail },
          };
        },
      });
    },

    takeFromOwner: ({ _id, owner: path, sweepAt }) => {
      const owner = owners(database()).doc(ownerOf({ owner: path }).ownerId);
      const due = unusedPictures(database()).doc(_id);
      return audited({
        reads: { stored: owner, known: due },
        require: (snapshots) => snapshots,
        alreadyDone: () => true,
        decide: ({ stored, known }) => {
          if (known.data()?.sweepAt !== sweepAt) return { answer: false };
          const before = stored.data();
          if (before === undefined || !before.pictures.includes(_id)) return { answer: true };
          const without = withoutPicture(rules, before, _id);
          if (without === null) return { answer: false, write: (unit) => unit.remove(due) };
          return {
            answer: true,
            write: (unit) => unit.save(owner, without),
            audit: { action: actions.sweep, target: path, by: NO_AUTHOR, detail: { pictureId: _id } },
          };
        },
      });
    },
  };
}

const BATCH_SIZE = 100;

/** What the sweep needs. */
interface SweepDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly stores: Readonly<Record<PictureAddress['kind'], Pick<OwnedPictureStore, 'takeFromOwner'>>>;
  readonly files: PictureFiles;
}

/**
 * The job `sweep-pictures`: removes the pictures that have been unused long enough. Their owner loses them first, their
 * bytes follow, their marks go last, so that the next sweep finishes one that broke off (F5, F6). Returns the number of
 * removed pictures.
 */
export async function sweepPictures({ database, clock, stores, files }: SweepDependencies): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await duePictures(database(), clock(), BATCH_SIZE);
    for (const one of due) {
      const owner = ownerOf(one);
      if (!(await stores[owner.kind].takeFromOwner(one))) continue;
      await files.removeAll({ ...owner, pictureId: one._id });
      await unusedPictures(database()).doc(one._id).delete();
      swept += 1;
    }
    if (due.length < BATCH_SIZE) return swept;
  }
}

/** The pictures that may be removed by now, at most `most`, the longest unused first. */
export async function duePictures(database: Firestore, now: Date, most: number): Promise<readonly UnusedPicture[]> {
  const due = unusedPictures(database).where('sweepAt', '<=', now.toISOString()).orderBy('sweepAt').limit(most);
  return (await due.get()).docs.map((document) => document.data());
}
