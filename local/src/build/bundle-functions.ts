import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build as bundled, type BuildOptions, type Plugin } from 'esbuild';
import { repositoryRoot } from '../repository-root';
import { filesIn, replaceFile } from './publish-release';
import { TRIMMED_LIBRARIES } from './trimmed-libraries';

const PUBLISHED = join(repositoryRoot, 'functions/lib');

/** The folder next to `index.js` that holds the parts which are loaded on demand. */
const CHUNKS = 'chunks';

/**
 * What libraries in CommonJS expect in each file: esbuild's own `require` finds nothing at run time that is not in the
 * bundle. The names of the imports occur nowhere else.
 */
const COMMON_JS = [
  `import { createRequire as bundleCreateRequire } from 'node:module';`,
  `import { dirname as bundleDirname } from 'node:path';`,
  `import { fileURLToPath as bundlePath } from 'node:url';`,
  'const require = bundleCreateRequire(import.meta.url);',
  'const __filename = bundlePath(import.meta.url), __dirname = bundleDirname(__filename);',
].join('');

/** What firebase-functions imports of the Admin SDK. Another name in a later version fails the build. */
const USED_BY_CALLABLES = ['applicationDefault', 'deleteApp', 'getApp', 'getAppCheck', 'getAuth', 'initializeApp'];

/**
 * firebase-functions loads the Admin SDK with Auth and App Check for callable functions, of which we have none. Its
 * imports end here instead, and say so if anything calls them.
 */
const NO_CALLABLES: Plugin = {
  name: 'no-callables',
  setup: (build) => {
    build.onResolve({ filter: /^firebase-admin\// }, ({ path, importer }) =>
      importer.includes('node_modules/firebase-functions/') ? { path, namespace: 'no-callables', sideEffects: false } : null,
    );
    build.onLoad({ filter: /.*/, namespace: 'no-callables' }, () => ({
      contents: `const none = () => { throw new Error('Callable functions are not part of this build'); };
        export { ${USED_BY_CALLABLES.map((name) => `none as ${name}`).join(', ')} };`,
    }));
  },
};

/** The options of a bundle of the functions. */
export interface FunctionsBuild {
  /** For this machine only, with what stands in for the services of others; deployments never contain it. */
  readonly isLocal?: boolean;
  /** Where to, in place of functions/lib. */
  readonly folder?: string;
}

/**
 * The esbuild options of the functions: `index.js`, and parts in `chunks` that are loaded with the first call that
 * needs them. Domain and libraries are inlined, because few files load faster than hundreds
 * (docs/decisions/039-cold-start.md). Sharp stays a package: it is compiled for its machine.
 */
export function functionsBundle({ isLocal = false, folder = PUBLISHED }: FunctionsBuild = {}): BuildOptions & {
  readonly outdir: string;
} {
  return {
    entryPoints: { index: join(repositoryRoot, 'functions/src/index.ts') },
    outdir: folder,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: COMMON_JS },
    // What stands behind this condition (platform/config.ts) goes out of the bundle.
    define: isLocal ? {} : { 'process.env.FUNCTIONS_EMULATOR': '"false"' },
    plugins: [NO_CALLABLES, TRIMMED_LIBRARIES],
    sourcemap: true,
    sourcesContent: false,
    external: ['sharp'],
    logLevel: 'silent',
  };
}

/**
 * Bundles functions/src into functions/lib (or another folder) and removes the parts of earlier bundles. Throws
 * esbuild's messages where the code does not build.
 */
export async function bundleFunctions(wanted: FunctionsBuild = {}): Promise<void> {
  const options = functionsBundle(wanted);
  const { outputFiles } = await bundled({ ...options, write: false });
  const isEntry = (path: string): boolean => !path.includes(`/${CHUNKS}/`);
  const ordered = outputFiles.toSorted((one, other) => Number(isEntry(one.path)) - Number(isEntry(other.path)));
  for (const { path, contents } of ordered) await replaceFile(path, contents);
  const made = new Set(outputFiles.map(({ path }) => relative(options.outdir, path)));
  const stale = (await filesIn(options.outdir)).filter((path) => path.startsWith(`${CHUNKS}/`) && !made.has(path));
  for (const path of stale) await rm(join(options.outdir, path));
}
