import { expect } from 'vitest';
import type { Answer } from '../caller';
import { PICTURE_OWNERS, type PictureOwnerKind, uploadTo } from './picture-owners';
import { aPng } from './pictures';
import { codeOf, expectRefusal } from '../refusals';

/** Who uploads more than 60 times a minute is refused, and told how long; another one goes on. */
export async function expectUploadLimit(url: string, kind: PictureOwnerKind): Promise<void> {
  const [busy, other] = await Promise.all([PICTURE_OWNERS[kind](url), PICTURE_OWNERS[kind](url)]);
  const attempts: Answer[] = [];
  // A minute may end while they are sent: then the count begins again, once.
  for (let count = 0; count < 125 && attempts.at(-1)?.status !== 429; count += 1)
    attempts.push(await uploadTo(busy, Buffer.from('no picture')));

  const last = attempts.at(-1);
  expect(attempts.length).toBeGreaterThan(60);
  expect(attempts.slice(0, -1).every(({ status }) => status === 415)).toBe(true);
  if (last === undefined) throw new Error('nothing was sent');
  expectRefusal(last, 429);
  expect(codeOf(last)).toBe('tooManyUploads');
  const seconds = Number(last.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await uploadTo(other, await aPng(20, 20), 'image/png')).status).toBe(201);
}
