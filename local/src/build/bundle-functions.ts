import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { repositoryRoot } from '../repository-root';

/**
 * How the API is bundled: one ESM file with the domain inlined, because `firebase deploy` ships no workspaces; every dependency that
 * functions/package.json declares stays outside and is installed by the platform.
 */
export async function functionsBundle(outfile = join(repositoryRoot, 'functions/lib/index.js')): Promise<BuildOptions> {
  const declared = declaredDependencies(await readFile(join(repositoryRoot, 'functions/package.json'), 'utf8'));
  return {
    entryPoints: [join(repositoryRoot, 'functions/src/index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: declared.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  };
}

/**
 * Bundles functions/src into functions/lib (or another file); throws esbuild's messages where the code does not build. A file is replaced in
 * one go, and only where it changes: running stacks watch this folder, load a new file at once and must never read half of one.
 */
export async function bundleFunctions(outfile?: string): Promise<void> {
  const { outputFiles } = await build({ ...(await functionsBundle(outfile)), write: false });
  for (const { path, contents } of outputFiles.toReversed()) await replaceFile(path, contents);
}

async function replaceFile(path: string, contents: Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => null);
  if (present?.equals(contents) === true) return;
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(fresh, contents);
  await rename(fresh, path);
}

/** The names under `dependencies` of a package.json. */
export function declaredDependencies(packageJson: string): string[] {
  const parsed: unknown = JSON.parse(packageJson);
  if (typeof parsed !== 'object' || parsed === null || !('dependencies' in parsed)) return [];
  return typeof parsed.dependencies === 'object' && parsed.dependencies !== null ? Object.keys(parsed.dependencies) : [];
}
