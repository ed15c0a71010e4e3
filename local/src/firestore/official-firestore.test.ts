import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasGcloudFirestore, javaMajorIn } from './official-firestore';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-gcloud-'));
  const emulator = join(folder, 'sdk/platform/cloud-firestore-emulator');
  await Promise.all(
    [emulator, join(folder, 'sdk/bin'), join(folder, 'bare/bin'), join(folder, 'bin')].map((path) =>
      mkdir(path, { recursive: true }),
    ),
  );
  const programs = [join(emulator, 'cloud_firestore_emulator'), join(folder, 'sdk/bin/gcloud'), join(folder, 'bare/bin/gcloud')];
  await Promise.all(programs.map((path) => writeFile(path, '')));
  await symlink(join(folder, 'sdk/bin/gcloud'), join(folder, 'bin/gcloud'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the Firestore emulator of gcloud is found beside the program, also through a link', () => {
  expect(hasGcloudFirestore(join(folder, 'sdk/bin'))).toBe(true);
  expect(hasGcloudFirestore([join(folder, 'nowhere'), join(folder, 'bin')].join(delimiter))).toBe(true);
});

test('a gcloud without the component, or none at all, is not enough', () => {
  expect(hasGcloudFirestore(join(folder, 'bare/bin'))).toBe(false);
  expect(hasGcloudFirestore(join(folder, 'nowhere'))).toBe(false);
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_401"', 8],
  ['Unable to locate a Java Runtime.', null],
])('%s is Java %j', (output, major) => {
  expect(javaMajorIn(output)).toBe(major);
});
