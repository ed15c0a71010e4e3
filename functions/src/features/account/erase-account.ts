import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { ErasureStore } from './erasure-store';

/** Where a person's data is stored. */
export interface ErasureDependencies {
  readonly erasures: ErasureStore;
  readonly files: Pick<PictureFiles, 'removeAllOf'>;
  readonly users: Pick<AuthChanges, 'lockOut' | 'remove'>;
  /** Ends what the person pays for, and removes them at the payment provider. */
  readonly endPaymentsOf: (uid: string) => Promise<void>;
}

/**
 * Deletes an account for which a deletion has begun, wherever its data is stored. The user is locked out first, so that
 * nothing new is written. Pictures go before the profile that names them. Payments end right before the account, which
 * names the customer, so that a payment provider who is away holds up nothing else. The Auth user goes after the
 * documents, so that the address is free only when everything is gone. The marker goes last, so that repeating an
 * interrupted deletion finishes it (F28).
 */
export async function eraseAccount({ erasures, files, users, endPaymentsOf }: ErasureDependencies, uid: string): Promise<void> {
  await users.lockOut(uid);
  await files.removeAllOf({ kind: 'profiles', ownerId: uid });
  await files.removeAllOf({ kind: 'visits', ownerId: uid });
  await removeTraces(erasures, uid);
  await endPaymentsOf(uid);
  await erasures.removePerson(uid);
  await removeTraces(erasures, uid);
  await users.remove(uid);
  await erasures.finish(uid);
}

/**
 * Runs before the person's documents are removed, because they name what is left, and once more after them, for what a
 * concurrent call still wrote.
 */
async function removeTraces(erasures: ErasureStore, uid: string): Promise<void> {
  await erasures.eraseByPath(uid);
  await erasures.anonymise(uid);
  await erasures.eraseByField(uid);
}

/**
 * The job: finishes every deletion that broke off. One that fails again does not stop the others. Returns how many are
 * done; throws an AggregateError where some are not.
 */
export async function finishErasures(dependencies: ErasureDependencies): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const uid of await dependencies.erasures.listBegun()) {
    try {
      await eraseAccount(dependencies, uid);
      done += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions could not be finished`);
  return done;
}
