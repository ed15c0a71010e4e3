import { newAccount } from '@touchline/domain/person/account/account';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { downloadAccount, type DownloadSources } from './download-account';

const AT = '2026-03-01T10:00:00.000Z';
const uid = 'uid-robin';
const account = newAccount({
  ...{ uid, email: 'robin@test.example', firstName: 'Robin', lastName: 'Sample', dateOfBirth: '2000-02-03' },
  ...{ marketingOptIn: false, locale: 'en', now: AT },
});
const PICTURES = Array.from({ length: 203 }, (_, at) => `picture-${at}`);

/** The files in the download of somebody with these pictures, of which some have no bytes. */
async function filesOf(pictures: readonly string[], lost: readonly string[] = [], photos: readonly string[] = []) {
  const user = { email: account.email, emailVerified: true, providers: ['password'], createdAt: AT, lastSignInAt: AT };
  const sources = {
    accounts: { find: () => Promise.resolve({ account, profile: aProfile({ _id: uid, pictures: [...pictures] }) }) },
    interestOf: () => Promise.resolve(null),
    visitPhotosOf: () => Promise.resolve([...photos]),
    findPersonalData: () => Promise.resolve({ cut: [], savedColleges: [] }),
    users: { find: () => Promise.resolve(user) },
    serve: ({ pictureId }: { readonly pictureId: string }) =>
      lost.includes(pictureId)
        ? Promise.reject(new Refusal('notFound', 'unknownPicture'))
        : Promise.resolve({ bytes: new TextEncoder().encode(pictureId), contentType: 'image/webp' }),
    rateLimit: { perPerson: () => Promise.resolve() },
    clock: () => new Date(AT),
  };
  const handler = downloadAccount(sources as unknown as DownloadSources);
  const answer = await handler({ actor: { uid } } as unknown as Parameters<typeof handler>[0]);
  const parts: Uint8Array[] = [];
  for await (const part of answer.parts) parts.push(part);
  return Object.entries(unzipSync(Buffer.concat(parts))).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
}

test('a download holds every picture of its owner, however many there are, each with its own bytes', async () => {
  const [, ...pictures] = await filesOf(PICTURES);
  expect(pictures).toEqual(PICTURES.map((id) => [`pictures/${id}.webp`, id]));
});

test('a picture whose bytes are lost is left out, and those after it are there', async () => {
  const names = (await filesOf(PICTURES.slice(0, 3), ['picture-1'])).map(([name]) => name);
  expect(names).toEqual(['touchline.json', 'pictures/picture-0.webp', 'pictures/picture-2.webp']);
});

test('the photos of visits are among the pictures', async () => {
  const names = (await filesOf(PICTURES.slice(0, 1), ['visit-photo-2'], ['visit-photo-1', 'visit-photo-2'])).map(
    ([name]) => name,
  );
  expect(names).toEqual(['touchline.json', 'pictures/picture-0.webp', 'pictures/visit-photo-1.webp']);
});
