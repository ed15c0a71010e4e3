import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { expectUploadLimit } from '../../support/api/pictures/frequent-uploads';
import { aPhotoOf, sendInChunks } from '../../support/api/pictures/large-uploads';
import { PICTURE_OWNERS } from '../../support/api/pictures/picture-owners';

const api = apiStage();

test('74: the 61st of one account in a minute is 429, also to a profile; another account goes on', async () => {
  await expectUploadLimit(api.url, 'profiles');
});

test('140: of a hundred of one account at once some are stored, and each of the others is 429', async () => {
  const [busy, other] = await Promise.all([PICTURE_OWNERS.profiles(api.url), PICTURE_OWNERS.profiles(api.url)]);
  const photo = await aPhotoOf(3_000_000);
  const statuses = await Promise.all(Array.from({ length: 100 }, () => sendInChunks(api.url, busy, photo)));

  expect([...new Set(statuses)].toSorted()).toEqual([201, 429]);
  expect(await sendInChunks(api.url, other, photo)).toBe(201);
});
