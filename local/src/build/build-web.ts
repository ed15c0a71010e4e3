import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repository-root';
import { addOfflinePage } from './build-offline';
import { mirrorFolder, publishRelease, replaceFile } from './publish-release';
import { deployedOrigin, ROBOTS_FILE, robotsFile } from './robots-file';

const webFolder = join(repositoryRoot, 'web');
const SHELL = 'shell.html';
const MANIFEST_FOLDER = '.vite';
const STYLES_MARK = '<!--base-styles-->';

/** Whether the web client has a Vite configuration, that is, whether there is something to build. */
export function hasWebClient(): boolean {
  return existsSync(join(webFolder, 'vite.config.ts'));
}

/** The script file of the web client's own Vite, for Node to run. */
export function viteScript(): string {
  const packageFile = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json');
  return join(dirname(packageFile), 'bin/vite.js');
}

/** The output folders of the two halves of the client. */
export interface WebFolders {
  /** The files that Hosting serves. */
  readonly hosting: string;
  /** The files that the function `page` renders with. */
  readonly renderer: string;
  /** Vite's list of what each source became, for tests; nobody else needs it, and Hosting serves no hidden folder. */
  readonly manifest?: string;
}

/** Where a build puts both halves for a deployment. */
export const PUBLISHED: WebFolders = { hosting: join(webFolder, 'dist'), renderer: join(repositoryRoot, 'functions/lib/web') };

/** The options of a build of the web client. */
export interface WebBuild {
  /** For this machine only, with the component gallery; deployments never contain it. */
  readonly isLocal?: boolean;
  /** Aborts the build. */
  readonly stopped?: AbortSignal;
  readonly folders?: WebFolders;
}

/**
 * Builds the web client: files for Hosting with robots.txt and the service worker (no HTML page but the worker's own,
 * because the function `page` renders pages), and the renderer and shell.html for that function. Throws with Vite's
 * output where the build fails.
 */
export async function buildWeb({ isLocal = false, stopped, folders = PUBLISHED }: WebBuild = {}): Promise<void> {
  const mode = isLocal ? [] : modeOf(process.env.GCLOUD_PROJECT);
  const vite = (options: readonly string[]) => runVite([...mode, ...options], isLocal, stopped);
  const folder = await mkdtemp(join(tmpdir(), 'touchline-web-'));
  try {
    const [browser, server, offline] = [join(folder, 'browser'), join(folder, 'server'), join(folder, 'offline')];
    await Promise.all([
      vite(['--outDir', browser]),
      vite(['--ssr', '--outDir', server]),
      vite(['--config', 'vite.offline.config.ts', '--outDir', offline]),
    ]);
    await replaceFile(
      join(server, SHELL),
      Buffer.from(await shellWithStyles(join(browser, SHELL), join(server, 'entry-server.js'))),
    );
    await rm(join(browser, SHELL));
    if (folders.manifest !== undefined) await mirrorFolder(join(browser, MANIFEST_FOLDER), folders.manifest);
    await rm(join(browser, MANIFEST_FOLDER), { recursive: true });
    await writeFile(join(browser, ROBOTS_FILE), robotsFile(isLocal ? null : await deployedOrigin()));
    await addOfflinePage(offline, browser);
    await publishRelease(browser, folders.hosting, isLocal);
    await mirrorFolder(server, folders.renderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The option by which Vite reads the variables of the project that is being deployed: they are in `web/.env.PROJECT`.
 * The Firebase CLI names the project to the builds that it starts.
 */
export function modeOf(project: string | undefined, folder = webFolder): readonly string[] {
  return project !== undefined && existsSync(join(folder, `.env.${project}`)) ? ['--mode', project] : [];
}

/**
 * The built shell.html with the styles of every page, which the built renderer generates. Throws where shell.html has
 * no marker for them.
 */
async function shellWithStyles(shell: string, renderer: string): Promise<string> {
  const [html, made] = await Promise.all([readFile(shell, 'utf8'), import(pathToFileURL(renderer).href) as Promise<unknown>]);
  if (!html.includes(STYLES_MARK)) throw new Error(`shell.html has no ${STYLES_MARK}`);
  if (!hasBaseStyles(made)) throw new Error('entry-server.tsx exports no baseStyles');
  return html.replace(STYLES_MARK, () => made.baseStyles());
}

function hasBaseStyles(made: unknown): made is { readonly baseStyles: () => string } {
  return typeof made === 'object' && made !== null && 'baseStyles' in made;
}

function runVite(options: readonly string[], isLocal: boolean, stopped: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const processOptions = {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production', VITE_LOCAL: String(isLocal) },
      ...(stopped === undefined ? {} : { signal: stopped }),
    };
    execFile(
      process.execPath,
      [viteScript(), 'build', '--emptyOutDir', ...options],
      processOptions,
      (failure, output, errors) => {
        if (failure === null) resolve();
        else reject(new Error(`The web client does not build:\n${output}${errors}`));
      },
    );
  });
}
