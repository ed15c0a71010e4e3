import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildWeb } from '@touchline/local/build/build-web';
import { bundleFunctions } from '@touchline/local/build/bundle-functions';
import { repositoryRoot } from '@touchline/local/repository-root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtScripts } from '../support/web/page-bytes';
import { outcomeOf, RENDERER_CASES } from '../support/web/renderer-contract';
import { builtRenderer, FOUND, MADE_UP_ADDRESSES, READ_ADDRESSES, rendererIn, secondsOf } from './kept-copies';

const functionsPackage = join(repositoryRoot, 'functions/package.json');

/** Prints the functions that a deployment would find, by the same rule: exports with an endpoint. */
const FIND_FUNCTIONS = `
  const loaded = await import('./lib/index.js');
  const names = Object.keys(loaded).filter((name) => loaded[name].__endpoint !== undefined);
  console.log(JSON.stringify(names));
  process.exit();
`;

/** Requests pages without database access from the function `page`, and prints status and HTML of each. */
const RENDER_A_PAGE = `
  import { createServer } from 'node:http';
  const { page } = await import('./lib/index.js');
  const server = createServer((request, response) => page(request, response)).listen(0, '127.0.0.1', async () => {
    const answers = [];
    for (const path of ['/TermsAndConditions', '/TermsAndConditions?lang=de', '/account', '/assets/gone.js']) {
      const answer = await fetch('http://127.0.0.1:' + server.address().port + path);
      answers.push({ status: answer.status, html: await answer.text(), policy: answer.headers.get('content-security-policy') });
    }
    process.stdout.write('\\n' + JSON.stringify(answers), () => process.exit());
  });
`;

/** The replacement of Google's window in local builds, and texts that reveal it in a build. */
const LOCAL_GOOGLE = [
  ['web/src/features/sign-in/google-test-accounts.tsx', 'data-local-google'],
  ['web/src/features/sign-in/google-test-accounts.tsx', 'marlow.google@touchline.example'],
  ['web/src/session/google-test-sign-in.ts', 'email_verified'],
] as const;

describe('the built functions, alone in a folder outside the workspace', () => {
  let folder = '';
  let code = '';
  let dependencies: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-package-'));
    const text = await readFile(functionsPackage, 'utf8');
    dependencies = declaredDependencies(text);
    await bundleFunctions({ folder: join(folder, 'lib') });
    const built = (await readdir(join(folder, 'lib'), { recursive: true })).filter((name) => name.endsWith('.js'));
    code = (await Promise.all(built.map((name) => readFile(join(folder, 'lib', name), 'utf8')))).join('\n');
    await buildWeb({
      folders: { hosting: join(folder, 'dist'), renderer: join(folder, 'lib/web'), manifest: join(folder, 'manifest') },
    });
    await writeFile(join(folder, 'package.json'), text);
    for (const name of dependencies) await linkPackage(name, folder);
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('load in a fresh process without any environment and export the functions ui, page and jobs', async () => {
    const args = ['--input-type=module', '--eval', FIND_FUNCTIONS];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });

    expect((JSON.parse(stdout) as string[]).sort()).toEqual(['jobs', 'page', 'ui']);
  });

  test('render a page in both languages, and leave to the browser what depends on who is there', async () => {
    const args = ['--input-type=module', '--eval', RENDER_A_PAGE];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });
    const answers = JSON.parse(stdout.split('\n').at(-1) ?? '') as { status: number; html: string; policy: string }[];
    const [english, german, account, gone] = answers;

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(english?.html).toMatch(/<html lang="en" data-rendered>[\s\S]*<h1/);
    expect(german?.html).toMatch(/<html lang="de" data-rendered>[\s\S]*<h1/);
    expect(account?.html).toContain('<div id="root"></div>');
    expect(english?.html).toMatch(/data-page="\/assets\/[^"]+\.js"/);
    expect(german?.html).toMatch(/data-page="[^"]*\/assets\/every-page-[^" ]+\.js/);
    expect(account?.html).not.toContain('page-downloads');
    expect(english?.html).toContain('>Legal<');
    expect(english?.html).not.toContain('>Follow us<');
    for (const html of [english?.html, account?.html]) {
      expect(html?.split('@layer reset,base,tokens,recipes;')).toHaveLength(2);
      expect(html).toMatch(
        /@layer tokens\{:where\(html\)\{--tl-[\s\S]*\.dark ?[\s\S]*box-sizing|box-sizing[\s\S]*@layer tokens\{:where\(html\)\{--tl-/,
      );
    }
    expect(english?.policy).toMatch(/script-src 'self' 'sha256-/);
    expect(english?.policy.split(';').find((part) => part.startsWith('script-src'))).not.toContain('unsafe');
    expect(gone?.html).toBe('Not Found');
  });

  test('138: render pages of which the CDN keeps a copy only where the page reads every parameter', async () => {
    const render = await builtRenderer(join(folder, 'lib/web'));
    const secondsAt = async (url: string) => [url, secondsOf(await render(url))] as const;

    for (const [url, seconds] of await Promise.all(READ_ADDRESSES.map(secondsAt))) expect(seconds, url).toBeGreaterThan(0);
    for (const [url, seconds] of await Promise.all(MADE_UP_ADDRESSES.map(secondsAt))) expect(seconds, url).toBe(0);
    const [plain, asked] = [await render('/colleges?search=north'), await render('/colleges?search=north&made-up=1')];
    expect(asked).toEqual({ ...plain, sharedSeconds: 0 });
    expect(await render('/nothing/here/at/all')).toMatchObject({ kind: 'redirect', isShared: true });
    expect(await render('/nothing/here/at/all?made-up=1')).toMatchObject({ kind: 'redirect', isShared: false });
  });

  test.each(RENDERER_CASES)('render $what as the stand-in of the tests of the function page does', async (one) => {
    expect(await outcomeOf(one, await rendererIn(join(folder, 'lib/web')), FOUND)).toEqual(one.outcome);
  });

  test('bring pages whose JavaScript stays within the budget of their definition', async () => {
    const weights = await builtScripts(join(folder, 'dist'), join(folder, 'manifest')).weights();

    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter(({ kilobytes }) => kilobytes < 100)).toEqual([]);
    expect(weights.filter(({ kilobytes, budgetKb }) => kilobytes > budgetKb)).toEqual([]);
  });

  test('[S1-06] bring chapters of the guide that weigh no more than /home, and no library that reads Markdown', async () => {
    const scripts = builtScripts(join(folder, 'dist'), join(folder, 'manifest'));
    const weights = await scripts.weights();
    const home = weights.find(({ page }) => page === 'home')?.kilobytes ?? Number.NaN;
    const chapter = weights.find(({ page }) => page === 'guide-chapter')?.kilobytes ?? Number.NaN;

    expect(chapter).toBeLessThanOrEqual(home);
    for (const part of ['dist/assets', 'lib/web']) {
      const names = (await readdir(join(folder, part))).filter((name) => name.endsWith('.js'));
      const built = await Promise.all(names.map((name) => readFile(join(folder, part, name), 'utf8')));
      expect(built.filter((text) => /blockSkip|YAMLParseError/.test(text)).length, part).toBe(0);
    }
  });

  test('bring no gallery of components, which only builds for one machine have', () => {
    const { sources } = builtScripts(join(folder, 'dist'), join(folder, 'manifest'));

    expect(sources).toContain('src/pages/home/landing-view.tsx');
    expect(sources.filter((source) => source.includes('/gallery/'))).toEqual([]);
  });

  test('bring no stand-in for Google’s window, which only builds for one machine have', async () => {
    const assets = join(folder, 'dist/assets');
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const built = (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');

    for (const [source, mark] of LOCAL_GOOGLE) {
      expect(await readFile(join(repositoryRoot, source), 'utf8'), source).toContain(mark);
      expect(built.includes(mark), `${mark} of ${source} is in the build`).toBe(false);
    }
    expect(built).toContain('select_account');
  });

  test('link to no address that stands in for a social network, which only builds for one machine have', async () => {
    for (const part of ['dist/assets', 'lib/web']) {
      const names = (await readdir(join(folder, part))).filter((name) => name.endsWith('.js'));
      const built = await Promise.all(names.map((name) => readFile(join(folder, part, name), 'utf8')));
      expect(names.length, part).toBeGreaterThan(0);
      expect(built.filter((text) => text.includes('touchline.example/')).length, part).toBe(0);
    }
  });

  test('import nothing but Node and the dependencies that functions/package.json declares', () => {
    const imports = [...code.matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*["']([@\w][\w@./:-]*)["']/g)].map(
      ([, name = '']) => name,
    );
    const foreign = imports.filter((name) => {
      const isBuiltin = name.startsWith('node:') || builtinModules.includes(name);
      return !isBuiltin && !dependencies.some((dependency) => name === dependency || name.startsWith(`${dependency}/`));
    });

    expect(imports).toContain('sharp');
    expect(foreign).toEqual([]);
    expect(code).not.toMatch(/["']@touchline\//);
  });
});

/** The names under `dependencies` of a package.json: what the platform installs besides the bundle. */
function declaredDependencies(packageJson: string): string[] {
  const { dependencies } = JSON.parse(packageJson) as { readonly dependencies: Readonly<Record<string, string>> };
  return Object.keys(dependencies);
}

/** Links the package that functions/ itself would load into the folder under its name. */
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
