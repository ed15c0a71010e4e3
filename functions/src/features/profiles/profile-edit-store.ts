import type { Profile } from '@touchline/domain/person/profiles/profile';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { editProfile, type ProfileEditRecord, undoProfileEdit } from '@touchline/domain/person/profiles/edit-profile';
import { PROFILE_EDIT_SCHEMA_VERSION, type ProfileEdit } from '@touchline/domain/person/profiles/profile-edit';
import { withoutDeletedPicture } from '@touchline/domain/person/profiles/deleted-picture';
import { campsIn } from '@touchline/domain/person/profiles/schedule/schedule';
import { PROFILE_PICTURES } from '@touchline/domain/person/profiles/profile-pictures';
import { type UsernameState, usernameStateFor, withUsername } from '@touchline/domain/person/profiles/username';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { unusedPictureOf } from '@touchline/domain/pictures/unused-picture';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentEdits, type EditRequest } from '../../platform/document-edits';
import { isDocumentName } from '../../platform/stored-document';
import { unusedPictures, writePictureUse } from '../../platform/picture-use-store';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { personDocuments } from './profile-store';

/** How its owner asks for an edit of a profile. */
type OwnEditRequest = Omit<EditRequest, 'by'>;

/** Profiles as their owners change them. Each write is one transaction with the history and the audit log. */
export interface ProfileEditStore {
  /**
   * Throws Refusal notFound, stale, what `editProfile` throws, and invalid for a college or a camp that is not listed.
   * Where nothing changes patchId is null.
   */
  readonly edit: (uid: string, request: OwnEditRequest, sent: unknown) => Promise<{ profile: Profile; patchId: string | null }>;
  /** Throws Refusal notFound for an edit that is unknown or undone already, and what `undoProfileEdit` throws. */
  readonly undo: (uid: string, patchId: string) => Promise<Profile>;
  /**
   * Takes a picture off the page and out of the profile's pictures, and marks it for the sweep: its bytes are still
   * there. Throws Refusal notFound where the profile does not own it.
   */
  readonly deletePicture: (uid: string, pictureId: string) => Promise<void>;
  readonly usernameState: (uid: string, username: string) => Promise<UsernameState>;
  /** Throws Refusal notFound, and what `withUsername` throws; of two who take a name at once one gets it. */
  readonly changeUsername: (uid: string, username: string) => Promise<Profile>;
}

/** What a profile may name: a college of the catalogue, and a camp that everybody finds. */
interface Nameable {
  readonly college: (collegeId: string) => Promise<boolean>;
  readonly camp: (campId: string) => Promise<boolean>;
}

/** A player commits to no college, and goes to no camp, that is not listed. */
export function profileEditStore(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  isListed: Nameable,
): ProfileEditStore {
  const audited = auditedTransactions(database, clock, newId);
  const profiles = () => personDocuments(database()).profiles;
  const edits = documentEdits<Profile, ProfileEditRecord, ProfileEdit>(audited, newId, {
    documents: profiles,
    editsOf: (uid) => personDocuments(database()).editsOf(uid),
    storedEdit: (facts, record) => ({ ...facts, ...record, schemaVersion: PROFILE_EDIT_SCHEMA_VERSION }),
    writesOf: async (before, after, attempt) => {
      const keepLine = await prepareFeatureLine(database(), attempt, before, after);
      return (unit) => {
        unit.save(profiles().doc(after._id), after);
        writePictureUse(PROFILE_PICTURES, database(), unit, before, after, attempt.now);
        keepLine(unit);
      };
    },
    log: { edit: 'profile.edit', undo: 'profile.undo', kind: 'profiles' },
    unknown: 'unknownProfile',
  });

  /** A profile of an earlier version does not know when its owner comes of age: the account does. */
  const withAge = async (profile: Profile, { read }: Attempt): Promise<Profile> => {
    if (profile.adultFrom !== null) return profile;
    const [account] = await read(personDocuments(database()).accounts.doc(profile._id));
    const dateOfBirth = account.data()?.dateOfBirth;
    return dateOfBirth === undefined ? profile : { ...profile, adultFrom: comesOfAgeOn(dateOfBirth) };
  };

  return {
    edit: async (uid, request, sent) => {
      const answer = await edits.edit(uid, { ...request, by: ownerOf(uid) }, async (before, attempt) => {
        const { profile: document, record } = editProfile(await withAge(before, attempt), sent, attempt.at);
        const { committedTo } = document;
        if (committedTo !== null && committedTo !== before.committedTo && !(await isListed.college(committedTo)))
          throw new Refusal('invalid', 'valueRefused', {}, '/committedTo');
        const earlier = new Set(campsIn(before.schedule));
        const named = campsIn(document.schedule).filter((campId) => !earlier.has(campId));
        for (const campId of named)
          if (!isDocumentName(campId) || !(await isListed.camp(campId)))
            throw new Refusal('invalid', 'valueRefused', {}, '/schedule');
        return { document, record };
      });
      return { profile: answer.document, patchId: answer.patchId };
    },

    undo: (uid, patchId) => edits.undo(uid, patchId, ownerOf(uid), (before, edit, { at }) => undoProfileEdit(before, edit, at)),

    deletePicture: (uid, pictureId) =>
      audited({
        reads: { stored: profiles().doc(uid) },
        require: ({ stored }) => stored.data() ?? missing('unknownProfile'),
        alreadyDone: () => undefined,
        decide: async (before, attempt) => {
          const { now, at } = attempt;
          const after = withoutDeletedPicture(before, pictureId, at) ?? missing('unknownPicture');
          const keepLine = await prepareFeatureLine(database(), attempt, before, after);
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(profiles().doc(uid), after);
              const mark = unusedPictureOf(pictureId, `profiles/${uid}`, 'deleted', now);
              unit.save(unusedPictures(database()).doc(pictureId), mark);
              keepLine(unit);
            },
            audit: { action: 'profile.deletePicture', target: `profiles/${uid}`, by: ownerOf(uid), detail: { pictureId } },
          };
        },
      }),

    usernameState: async (uid, username) => {
      const entry = isDocumentName(username) ? await personDocuments(database()).usernames.doc(username).get() : null;
      return usernameStateFor(username, entry?.data() ?? null, uid, clock());
    },

    changeUsername: (uid, username) => {
      const { usernames } = personDocuments(database());
      return audited({
        reads: { stored: profiles().doc(uid) },
        require: ({ stored }) => stored.data() ?? missing('unknownProfile'),
        alreadyDone: (profile) => profile,
        decide: async (before, { now, read }) => {
          const [entry] = isDocumentName(username) ? await read(usernames.doc(username)) : [null];
          const { person, entries } = withUsername(before, username, entry?.data() ?? null, now);
          if (person === before) return { answer: before };
          return {
            answer: person,
            write: (unit) => {
              unit.save(profiles().doc(uid), person);
              for (const one of entries) unit.save(usernames.doc(one._id), one);
            },
            audit: { action: 'profile.username', target: `profiles/${uid}`, by: ownerOf(uid) },
          };
        },
      });
    },
  };
}

function ownerOf(uid: string) {
  return { uid, isAdmin: false };
}
