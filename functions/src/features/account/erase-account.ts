import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { ErasureStore } from './erasure-store';

/** Where something of a person is kept. */
export interface ErasurePlaces {
  readonly erasures: ErasureStore;
  readonly files: Pick<PictureFiles, 'removeAllOf'>;
  readonly users: Pick<AuthChanges, 'lockOut' | 'remove'>;
}

/**
 * Deletes an account that has been begun to be deleted, wherever something of it is kept (design.md §4, GDPR): locked out first, so that nothing new comes; pictures
 * before the profile that names them; the provider's user after the documents, so that the address is free only when all is gone; the note that it is to be done last.
 * Broken off anywhere, doing it again finishes it (F28).
 */
export async function eraseAccount({ erasures, files, users }: ErasurePlaces, uid: string): Promise<void> {
  await users.lockOut(uid);
  await files.removeAllOf({ kind: 'profiles', ownerId: uid });
  await forgetEverywhere(erasures, uid);
  await erasures.removePerson(uid);
  await forgetEverywhere(erasures, uid);
  await users.remove(uid);
  await erasures.finish(uid);
}

/** Before the documents go, because they name what is left; once more after them, for what a call wrote that was on its way when its caller was locked out. */
async function forgetEverywhere(erasures: ErasureStore, uid: string): Promise<void> {
  await erasures.removeSavedColleges(uid);
  await erasures.forgetInHistory(uid);
  await erasures.forgetInQueues(uid);
}

/** The job: finishes every deletion that a crash or a place out of reach left undone; one that fails again does not keep the others. Answers how many are done. */
export async function finishErasures(places: ErasurePlaces): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const uid of await places.erasures.listBegun()) {
    try {
      await eraseAccount(places, uid);
      done += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions could not be finished`);
  return done;
}
