import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkHostingFiles } from './hosting-files';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-hosting-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a stack serves the build as it is at any time, with a robots.txt of its own and no hidden file', async () => {
  const [built, stack] = [join(folder, 'dist'), join(folder, 'stack')];
  await mkdir(join(built, 'assets'), { recursive: true });
  for (const name of ['robots.txt', 'favicon.ico', '.release.json']) await writeFile(join(built, name), 'of the build');

  await linkHostingFiles(stack, 'http://127.0.0.1:6100', built);
  await writeFile(join(built, 'assets/new-1.js'), 'built later');

  expect((await readdir(join(stack, 'public'))).sort()).toEqual(['assets', 'favicon.ico', 'robots.txt']);
  expect(await readFile(join(stack, 'public/assets/new-1.js'), 'utf8')).toBe('built later');
  expect(await readFile(join(stack, 'public/robots.txt'), 'utf8')).toContain('Sitemap: http://127.0.0.1:6100/sitemap.xml\n');
});
