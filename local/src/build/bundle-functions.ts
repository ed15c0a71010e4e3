import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { repositoryRoot } from '../repository-root';
import { replaceFile } from './publish-release';

/**
 * The esbuild options of the API: one ESM file with the domain inlined, because `firebase deploy` ships no workspaces.
 * Every dependency that functions/package.json declares stays external and is installed by the platform.
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
 * Bundles functions/src into functions/lib (or another file). Throws esbuild's messages where the code does not build.
 */
export async function bundleFunctions(outfile?: string): Promise<void> {
  const { outputFiles } = await build({ ...(await functionsBundle(outfile)), write: false });
  for (const { path, contents } of outputFiles.toReversed()) await replaceFile(path, contents);
}

/** The names under `dependencies` of a package.json. */
export function declaredDependencies(packageJson: string): string[] {
  const parsed: unknown = JSON.parse(packageJson);
  if (typeof parsed !== 'object' || parsed === null || !('dependencies' in parsed)) return [];
  return typeof parsed.dependencies === 'object' && parsed.dependencies !== null ? Object.keys(parsed.dependencies) : [];
}
