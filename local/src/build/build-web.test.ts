import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modeOf } from './build-web';

test('a build for a project reads that project’s variables, where it has a file of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-variables-'));
  try {
    await writeFile(join(folder, '.env.my-project'), 'VITE_X_URL=https://x.com/sideline\n');

    expect(modeOf('my-project', folder)).toEqual(['--mode', 'my-project']);
    expect(modeOf('another', folder)).toEqual([]);
    expect(modeOf(undefined, folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
