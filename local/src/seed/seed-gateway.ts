import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import type { Storage } from 'firebase-admin/storage';
import type { DrawnPicture } from './drawn-pictures';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { Auth } from 'firebase-admin/auth';
import type { DemoPerson } from './demo-people';

type Bucket = ReturnType<Storage['bucket']>;

/** Drawings on their way to the bucket at once. */
const AT_ONCE = 12;
/** How long a bucket that is too busy is left alone before each further try. */
const PAUSES_MS = [200, 1000, 3000] as const;

/**
 * Puts the originals of the drawn pictures into the bucket; those that are there stay as they are, because an id never
 * names another picture. The sizes that pages show are drawn when first asked for (docs/architecture.md, Pictures).
 * Answers how many were put there; throws Refusal unavailable where the bucket stays busy.
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
  const carry = async (): Promise<void> => {
    for (const { draw, ...place } of queue) {
      const file = { bytes: Buffer.from(draw()), contentType: 'image/svg+xml' };
      await patiently(() => files.saveOriginal(place, file), pausesMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return missing.length;
}

/** Tries again what a busy bucket refused: storing a picture twice is storing it once. */
async function patiently(store: () => Promise<void>, [first, ...later]: readonly number[]): Promise<void> {
  try {
    await store();
  } catch (failure) {
    if (first === undefined || !(failure instanceof Refusal && failure.kind === 'unavailable')) throw failure;
    await pause(first);
    await patiently(store, later);
  }
}

/**
 * Makes the demo people's Auth users, their mail addresses verified, and gives everyone their claims. A user who is
 * there keeps password and sessions. Answers how many were made.
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
