import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../architecture/source-files';
import { findNode, NODE_MAJORS, nodeRuntime, type NodeSources } from '../support/stack/node-runtimes';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly link?: boolean;
}

const lockfileOf = (folder: string) => readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8');
const lockedIn = (folder: string) =>
  Object.entries((JSON.parse(lockfileOf(folder)) as { packages: Record<string, Locked> }).packages).filter(
    ([, { link }]) => !link,
  );

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-nodes-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that says it is this Node. */
function aNode(program: string, version: string): string {
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho ${version}\n`);
  chmodSync(program, 0o755);
  return program;
}

const packageOf = (major: number) => `node_modules/node${major}-${process.platform}-${process.arch}/bin/node`;
const installs = (version: string) =>
  vi.fn<NodeSources['install']>((into) => Promise.resolve(void aNode(join(into, packageOf(22)), version)));
const sources = (changed: Partial<NodeSources>): NodeSources => ({
  running: { version: 'v18.0.0', execPath: '/a/node' },
  environment: {},
  folder: join(folder, 'kept'),
  install: () => Promise.reject(new Error('no registry answers')),
  ...changed,
});

describe('a Node of a major', () => {
  test('is the running one where that is of this major', async () => {
    const running = Number(process.versions.node.split('.')[0]);
    const major = NODE_MAJORS.find((known) => known === running);
    if (major !== undefined) expect(await nodeRuntime(major)).toBe(process.execPath);
    expect(await findNode(22, sources({ running: { version: 'v22.1.0', execPath: '/a/node' } }))).toBe('/a/node');
  });

  test('is the one that the environment names, which must be of this major', async () => {
    const named = aNode(join(folder, 'node'), 'v22.5.0');

    expect(await findNode(22, sources({ environment: { NODE_22: named } }))).toBe(named);
    await expect(findNode(24, sources({ environment: { NODE_24: named } }))).rejects.toThrow('which is Node v22.5.0');
  });

  test('is installed once, also for two who ask at once, and then found', async () => {
    const install = installs('v22.9.0');
    const found = await Promise.all([1, 2, 3].map(() => findNode(22, sources({ install }))));

    expect(new Set(found).size).toBe(1);
    expect(found[0]).toContain(packageOf(22));
    expect(existsSync(found[0] ?? '')).toBe(true);
    expect(await findNode(22, sources({}))).toBe(found[0]);
    expect(install).toHaveBeenCalledOnce();
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(1);
  });

  test('is installed although an installation was killed halfway', async () => {
    const noProcess = 2 ** 30;
    mkdirSync(join(folder, 'kept', `installing-1-${noProcess}-a`), { recursive: true });

    expect(await findNode(22, sources({ install: installs('v22.9.0') }))).toContain(packageOf(22));
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(1);
  });

  test.each([
    ['no registry answers', () => Promise.reject(new Error('no registry answers'))],
    ['it has none for', () => Promise.resolve()],
    ['has Node v20.1.0 in its place', installs('v20.1.0')],
  ])('is null with a warning where npm has none: %s', async (reason, install) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();

    expect(await findNode(22, sources({ install }))).toBe(null);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
  });
});

test('the lockfile of the Nodes has each major for Linux and the Mac, with its hash and no address of a registry', () => {
  const locked = lockedIn('tests/runtimes').filter(([name]) => name !== '');
  const platforms = ['darwin-x64', 'linux-arm64', 'linux-x64'];
  const named = NODE_MAJORS.flatMap((major) => platforms.map((platform) => `node_modules/node${major}-${platform}`));

  expect(locked.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  for (const [name, { version, integrity }] of locked) {
    expect(version?.split('.')[0], name).toBe(/node(\d+)-/.exec(name)?.[1]);
    expect(integrity, name).toMatch(/^sha512-/);
  }
  for (const folder of ['', 'tests/runtimes']) expect(lockfileOf(folder), folder).not.toMatch(/"resolved": "\w+:/);
});

test('no package of the repository has a program `node`, on which every npm script would run', () => {
  const withNode = lockedIn('').filter(([, { bin }]) => bin?.node !== undefined);

  expect(withNode.map(([name]) => name)).toEqual([]);
});
