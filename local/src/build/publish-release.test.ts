import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn, publishRelease } from './publish-release';

describe('publishing a release', () => {
  let folder = '';
  const published = (): string => join(folder, 'dist');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-release-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const publish = (...files: readonly string[]): Promise<readonly string[]> => publishFor('deployment', files);

  async function publishFor(kind: 'deployment' | 'this machine', files: readonly string[]): Promise<readonly string[]> {
    const build = join(folder, 'build');
    await rm(build, { recursive: true, force: true });
    for (const file of files) {
      await mkdir(dirname(join(build, file)), { recursive: true });
      await writeFile(join(build, file), file);
    }
    await publishRelease(build, published(), kind === 'this machine');
    return (await filesIn(published())).filter((file) => !file.startsWith('.'));
  }

  test('keeps the assets of two releases, and only the newest of all other files', async () => {
    await publish('favicon.svg', 'old.txt', 'assets/a-1.js', 'assets/b-1.js');
    expect(await publish('favicon.svg', 'assets/a-2.js', 'assets/b-1.js')).toEqual([
      'assets/a-1.js',
      'assets/a-2.js',
      'assets/b-1.js',
      'favicon.svg',
    ]);
    expect(await publish('favicon.svg', 'assets/a-3.js')).toEqual([
      'assets/a-2.js',
      'assets/a-3.js',
      'assets/b-1.js',
      'favicon.svg',
    ]);
  });

  test('counts the same build twice as one release', async () => {
    await publish('assets/a-1.js');
    await publish('assets/a-2.js');
    expect(await publish('assets/a-2.js')).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  });

  test('takes nothing into a deployment that was built for this machine, and keeps the last deployed assets', async () => {
    await publish('assets/a-1.js');
    expect(await publishFor('this machine', ['assets/gallery-1.js'])).toEqual(['assets/a-1.js', 'assets/gallery-1.js']);
    expect(await publishFor('this machine', ['assets/gallery-2.js'])).toEqual([
      'assets/a-1.js',
      'assets/gallery-1.js',
      'assets/gallery-2.js',
    ]);
    expect(await publish('assets/a-2.js')).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  });
});
