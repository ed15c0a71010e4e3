import { randomUUID } from 'node:crypto';
import { isObject } from '@touchline/domain/kernel/json/json';
import { type Profile, profile as profileSchema } from '@touchline/domain/person/profiles/profile';
import { type ShownProfile, shownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import type { Answer, Caller, Sent } from '../caller';
import { patchIdOf } from '../colleges/college-edits';
import { replace } from '../colleges/colleges';
import { type SignedIn, signedIn } from '../members/people';
import { A_PIXEL } from '../platform/permission-cells';
import { pictureIdOf } from '../pictures/pictures';

/** A player who is signed in, with the stored profile and its username. */
export interface Player {
  readonly caller: SignedIn;
  readonly stored: Profile;
}

/** Creates a player with a full profile; `changes` replace whole fields. */
export async function aPlayer(url: string, changes: Partial<Profile> = {}): Promise<Player> {
  const caller = await signedIn(url);
  const { profiles, usernames } = personDocuments(firestore());
  const stored = aProfile({ _id: caller.uid, username: `user-${caller.uid.slice(4, 30).toLowerCase()}`, ...changes });
  await profiles.doc(caller.uid).set(stored);
  await usernames.doc(stored.username).set(usernameEntryOf(stored.username, caller.uid));
  return { caller, stored };
}

/** Edits a profile as a caller, with undo offered. */
export function patchProfile(
  editor: Caller,
  profileId: string,
  operations: unknown,
  sent: Omit<Sent, 'params'> = {},
): Promise<Answer> {
  return editor.call('patchProfile', { query: { undo: 'true' }, body: { patch: operations }, ...sent, params: { profileId } });
}

/** Undoes an edit of a profile as a caller. */
export function undoProfilePatch(editor: Caller, profileId: string, patchId: string): Promise<Answer> {
  return editor.call('undoProfilePatch', { params: { profileId }, query: { patchId } });
}

/** The profile that the answer of a change holds. */
export function profileIn({ body }: Answer): Profile {
  return profileSchema.parse(isObject(body) ? body.profile : undefined);
}

/** The id of a fresh edit of a profile. */
export async function anEditOfProfile(owner: Caller, profileId: string): Promise<string> {
  const answer = await patchProfile(owner, profileId, [replace('/about', `An edit to undo: ${randomUUID()}`)]);
  if (answer.status !== 200) throw new Error(answer.text);
  return patchIdOf(answer);
}

/** The id of a fresh picture of a profile. */
export async function aPictureOfProfile(owner: Caller, profileId: string): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  return pictureIdOf(await owner.call('uploadProfilePicture', { params: { profileId }, body: A_PIXEL, headers }));
}

/** Asks for the profile of a username. */
export function askFor(reader: Caller, username: string): Promise<Answer> {
  return reader.call('profile', { params: { username } });
}

/** The profile of a username as a caller reads it. */
export async function readProfile(reader: Caller, username: string): Promise<ShownProfile> {
  return shownProfile.parse((await askFor(reader, username)).body);
}

/** Stores a drawn picture of a profile in the bucket. */
export async function storeProfileDrawing(uid: string, pictureId: string): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50" viewBox="0 0 4 5"><rect width="4" height="5"/></svg>`;
  const file = { bytes: Buffer.from(drawing), contentType: 'image/svg+xml' };
  await pictureFiles().saveOriginal({ kind: 'profiles', ownerId: uid, pictureId }, file);
}

/** Everything that a call could change of a profile: document, history, usernames, marks of pictures, audit lines. */
export async function traceOfProfile(uid: string): Promise<unknown> {
  const { profiles, editsOf, usernames } = personDocuments(firestore());
  const [stored, edits, names, marks, lines] = await Promise.all([
    profiles.doc(uid).get(),
    editsOf(uid).get(),
    usernames.where('profileId', '==', uid).get(),
    firestore().collection('unusedPictures').where('owner', '==', `profiles/${uid}`).get(),
    firestore().collection('auditLog').where('target', '==', `profiles/${uid}`).get(),
  ]);
  const dataOf = ({ docs }: typeof marks) => docs.map((document) => document.data());
  return {
    stored: stored.data(),
    edits: edits.docs.map((one) => one.data()),
    names: names.docs.map((one) => one.data()),
    marks: dataOf(marks),
    lines: lines.size,
  };
}
