import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { workspaceLockfile } from './functions-lockfile';

type Packages = Readonly<Record<string, object>>;

/** The packages of the lockfile that the workspace `functions` gets out of these. */
function packagesFor(packages: Packages): Packages {
  const text = workspaceLockfile(JSON.stringify({ lockfileVersion: 3, packages }), 'functions');
  return (JSON.parse(text) as { packages: Packages }).packages;
}

const inFunctions = (file: string): Promise<string> => readFile(join(repositoryRoot, 'functions', file), 'utf8');
const rootLockfile = (): Promise<string> => readFile(join(repositoryRoot, 'package-lock.json'), 'utf8');

describe('the lockfile of a workspace alone', () => {
  test('has what the workspace needs and what that needs, with versions and checksums, and nothing else', () => {
    const packages = packagesFor({
      '': { workspaces: ['functions'] },
      functions: { name: 'f', version: '1.0.0', dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a', dependencies: { b: '^2.0.0' } },
      'node_modules/b': { version: '2.3.0', integrity: 'sha512-b' },
      'node_modules/unused': { version: '1.0.0' },
    });

    expect(packages).toEqual({
      '': { name: 'f', version: '1.0.0', dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a', dependencies: { b: '^2.0.0' } },
      'node_modules/b': { version: '2.3.0', integrity: 'sha512-b' },
    });
  });

  test('puts the workspace’s own version on top, and another one below the package that needs it', () => {
    const packages = packagesFor({
      functions: { dependencies: { a: '1.0.0' }, devDependencies: { b: '3.0.0' } },
      'functions/node_modules/b': { version: '3.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/b': { version: '2.3.0' },
    });

    expect(packages).toMatchObject({
      'node_modules/b': { version: '3.0.0', dev: true },
      'node_modules/a/node_modules/b': { version: '2.3.0' },
    });
    expect(packages['node_modules/a/node_modules/b']).not.toHaveProperty('dev');
  });

  test('marks what only tests and optional dependencies need, so that npm may leave it out', () => {
    const packages = packagesFor({
      functions: { dependencies: { a: '1.0.0' }, devDependencies: { d: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies: { o: '1.0.0', absent: '1.0.0' } },
      'node_modules/d': { version: '1.0.0', dependencies: { both: '1.0.0', a: '1.0.0' } },
      'node_modules/o': { version: '1.0.0', dependencies: { both: '1.0.0' } },
      'node_modules/both': { version: '1.0.0' },
    });

    expect(packages).toMatchObject({
      'node_modules/d': { dev: true },
      'node_modules/o': { optional: true },
      'node_modules/both': { devOptional: true },
    });
    expect(packages['node_modules/a']).not.toHaveProperty('dev');
    expect(packages).not.toHaveProperty('node_modules/absent');
  });

  test('is refused where the root’s lockfile lacks a dependency', () => {
    const packages = { functions: { dependencies: { a: '1.0.0' } }, 'node_modules/a': { dependencies: { gone: '1' } } };
    expect(() => packagesFor(packages)).toThrow('package-lock.json lacks gone, which node_modules/a needs.');
  });
});

describe('the lockfile of the functions', () => {
  test('names each version of the root’s lockfile and a checksum', async () => {
    const root = (JSON.parse(await rootLockfile()) as { packages: Record<string, { version: string; integrity: string }> })
      .packages;
    const known = new Set(
      Object.entries(root).map(
        ([path, { version, integrity }]) => `${path.split('node_modules/').at(-1) ?? ''} ${version} ${integrity}`,
      ),
    );
    const { packages } = JSON.parse(workspaceLockfile(await rootLockfile(), 'functions')) as {
      packages: Record<string, { version: string; integrity?: string }>;
    };
    const installed = Object.entries(packages).filter(([path]) => path !== '');

    expect(installed.length).toBeGreaterThan(150);
    expect(
      installed.filter(
        ([path, { version, integrity }]) =>
          !known.has(`${path.split('node_modules/').at(-1) ?? ''} ${version} ${String(integrity)}`),
      ),
    ).toEqual([]);
  });

  test('is what npm ci accepts in a folder with package.json alone, without asking a registry', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-lockfile-'));
    try {
      await writeFile(join(folder, 'package.json'), await inFunctions('package.json'));
      await writeFile(join(folder, 'package-lock.json'), workspaceLockfile(await rootLockfile(), 'functions'));
      const options = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--cache', join(folder, 'cache')];
      const { stdout } = await promisify(execFile)('npm', ['ci', ...options], { cwd: folder });

      expect(stdout).toMatch(/added \d+ packages/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
