import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import type { Storage } from 'firebase-admin/storage';
import type { DrawnPicture } from './drawn-pictures';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { Auth } from 'firebase-admin/auth';
import type { DemoPerson } from './demo-people';

type Bucket = ReturnType<Storage['bucket']>;

/** The number of pictures that are uploaded at once. */
const AT_ONCE = 12;
/** The pause before each retry when the bucket is too busy. */
const PAUSES_MS = [200, 1000, 3000] as const;

/**
 * Stores the originals of the drawn pictures in the bucket. Existing ones stay, because an id never names another
 * picture. The sizes that pages show are rendered on first request (docs/architecture.md, Pictures). Returns how many
 * were stored; throws Refusal unavailable where the bucket stays busy.
 */
export async function seedPictures(
  bucket: Bucket,
  pictures: readonly DrawnPicture[],
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<number> {
  const files = pictureFiles(() => Promise.resolve(bucket));
  const [stored] = await bucket.getFiles();
  const known = new Set(stored.map(({ name }) => name));
  const missing = pictures.filter(({ kind, ownerId, pictureId }) => !known.has(`${kind}/${ownerId}/${pictureId}/original`));
  const queue = missing.values();
  const storeQueued = async (): Promise<void> => {
    for (const { draw, ...ref } of queue) {
      const file = { bytes: Buffer.from(draw()), contentType: 'image/svg+xml' };
      await withRetries(() => files.saveOriginal(ref, file), pausesMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeQueued));
  return missing.length;
}

/** Retries what a busy bucket refused. Storing a picture twice is harmless. */
async function withRetries(store: () => Promise<void>, [first, ...later]: readonly number[]): Promise<void> {
  try {
    await store();
  } catch (failure) {
    if (first === undefined || !(failure instanceof Refusal && failure.kind === 'unavailable')) throw failure;
    await pause(first);
    await withRetries(store, later);
  }
}

/**
 * Creates the Auth users of the demo people with verified mail addresses, and sets everybody's claims. Existing users
 * keep their password and sessions. Returns how many were created.
 */
export async function seedUsers(auth: Auth, people: readonly DemoPerson[]): Promise<number> {
  const { users } = await auth.getUsers(people.map(({ account }) => ({ uid: account._id })));
  const known = new Map(users.map((user) => [user.uid, user.customClaims ?? {}]));
  await Promise.all(
    people.map(async ({ account: { _id: uid, email }, profile: { displayName }, password, claims }) => {
      const current = known.get(uid);
      if (current === undefined) await auth.createUser({ uid, email, password, displayName, emailVerified: true });
      if (!sameJson(current ?? {}, claims)) await auth.setCustomUserClaims(uid, claims);
    }),
  );
  return people.length - known.size;
}
