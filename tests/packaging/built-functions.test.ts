import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions, declaredDependencies } from '@touchline/local/build/bundle-functions';
import { repositoryRoot } from '@touchline/local/repository-root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const functionsPackage = join(repositoryRoot, 'functions/package.json');

/** Prints which functions a deployment would find, as the deployment finds them: exports with an endpoint. */
const FIND_FUNCTIONS = `
  const loaded = await import('./lib/index.js');
  const names = Object.keys(loaded).filter((name) => loaded[name].__endpoint !== undefined);
  console.log(JSON.stringify(names));
  process.exit();
`;

describe('the built functions, alone in a folder outside the workspace', () => {
  let folder = '';
  let code = '';
  let dependencies: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-package-'));
    const text = await readFile(functionsPackage, 'utf8');
    dependencies = declaredDependencies(text);
    await bundleFunctions(join(folder, 'lib/index.js'));
    code = await readFile(join(folder, 'lib/index.js'), 'utf8');
    await writeFile(join(folder, 'package.json'), text);
    for (const name of dependencies) await linkPackage(name, folder);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('load in a fresh process without any environment and export the function ui', async () => {
    const args = ['--input-type=module', '--eval', FIND_FUNCTIONS];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });

    expect(JSON.parse(stdout)).toEqual(['ui']);
  });

  test('import nothing but Node and the dependencies that functions/package.json declares', () => {
    const imports = [...code.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*["']([@\w][\w@./:-]*)["']/g)].map(
      ([, name = '']) => name,
    );
    const foreign = imports.filter((name) => {
      const isBuiltin = name.startsWith('node:') || builtinModules.includes(name);
      return !isBuiltin && !dependencies.some((dependency) => name === dependency || name.startsWith(`${dependency}/`));
    });

    expect(imports).toContain('firebase-functions/v2/https');
    expect(foreign).toEqual([]);
    expect(code).not.toMatch(/["']@touchline\//);
  });
});

/** Makes the package that functions/ itself would load available in the folder under its name. */
async function linkPackage(name: string, folder: string): Promise<void> {
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(packageFolder(name), target);
}

function packageFolder(name: string): string {
  const resolve = createRequire(functionsPackage).resolve;
  for (const place of resolve.paths(name) ?? []) if (existsSync(join(place, name, 'package.json'))) return join(place, name);
  throw new Error(`${name} is not installed.`);
}
