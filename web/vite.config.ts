import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { type Connect, defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite';
import { LIBRARY_ALIASES } from './library-aliases';
import { compiledMessages } from './scripts/compiled-messages';
import { guideChapters } from './scripts/guide/guide-chapters';
import { pageDownloads } from './scripts/page-downloads';
import { smallPreloadHelper } from './scripts/small-preload-helper';
import { HEAD_SCRIPT } from './src/app/head/head-script';
import { FONT_FACE_CSS, FONT_PRELOAD_TAG } from './src/theme/font-face';
import type * as themeSystem from './src/theme/system';

/** The address of the API and of Firebase's own paths during development: the Hosting emulator by default. */
const apiOrigin = process.env.TOUCHLINE_API ?? 'http://127.0.0.1:5000';
const PROXIED = ['/ui/v1', '/api/v1', '/media', '/__/firebase'];

/**
 * Serves shell.html for every page during development. There is no index.html, because Hosting would serve it for /
 * before any rewrite.
 */
function shellForPages(): Plugin {
  const toShell: Connect.NextHandleFunction = (request, _, next) => {
    if (request.headers.accept?.includes('text/html') === true && !PROXIED.some((path) => request.url?.startsWith(path))) {
      request.url = '/shell.html';
    }
    next();
  };
  return { name: 'shell-for-pages', configureServer: ({ middlewares }) => void middlewares.use(toShell) };
}

const HEAD_PLACEHOLDER = '<!--head-script-->';

/**
 * Inlines the heading font and the head script into shell.html, so that they work before the first paint. The function
 * `page` puts the script's hash into the CSP.
 */
function inlineHeadScript(script: string): Plugin {
  if (script.includes('</')) throw new Error('The head script may hold no closing tag.');
  return {
    name: 'inline-head-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(HEAD_PLACEHOLDER, () => `${FONT_PRELOAD_TAG}<script>${script}</script><style>${FONT_FACE_CSS}</style>`),
    },
  };
}

/**
 * Serves Firebase's setup during development, where the stack names its project and Auth emulator; otherwise Hosting
 * serves it.
 */
function firebaseSetup(): Plugin {
  const { GCLOUD_PROJECT: projectId, FIREBASE_AUTH_EMULATOR_HOST: hostAndPort } = process.env;
  const config = JSON.stringify({ projectId, apiKey: 'local', authDomain: `${projectId ?? ''}.firebaseapp.com` });
  const emulators = `var firebaseEmulators = ${JSON.stringify({ auth: { hostAndPort } })};`;
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url === '/__/firebase/init.json') response.end(config);
    else if (request.url?.startsWith('/__/firebase/init.js') === true) response.end(emulators);
    else next();
  };
  const hasEmulator = projectId !== undefined && hostAndPort !== undefined;
  return {
    name: 'firebase-setup',
    configureServer: ({ middlewares }) => {
      if (hasEmulator) middlewares.use(answer);
    },
  };
}

/** Functions of Chakra without side effects: what they make of its unused recipes is dropped. */
const PURE_FUNCTIONS = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'defineSemanticTokens',
  'defineTokens',
  'createAnatomy',
  'createSystem',
  'asTokens',
  'asSemanticTokens',
];

/** Emotion imports these for a component that we do not use. Marked as free of side effects, they are dropped. */
const UNUSED_BY_EMOTION = /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * React and its router stay in the browser's cache from release to release. What nearly every page needs is one file:
 * small files compress badly. Below 50 chunks that import a module, pages would load code that they do not use.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/, priority: 1 },
  { name: 'shared', minShareCount: 52 },
  // What pages of colleges always load together: fewer files share more of what they repeat.
  { name: 'crest', test: /domain[\\/]src[\\/]crest[\\/]|components[\\/]college[\\/]crest\.tsx/ },
  {
    name: 'college-slots',
    test: /components[\\/](?:compare[\\/]compare-slot|saving[\\/]save-slot|college[\\/]college-actions)\.tsx/,
  },
];

/** The names of our design tokens, in place of the tokens (src/theme/token-dictionary.ts). */
async function tokenNames(): Promise<string> {
  const system = join(import.meta.dirname, 'src/theme/system.ts');
  const { module } = await runnerImport<typeof themeSystem>(system, { configFile: false });
  return JSON.stringify(module.tokenNames());
}

const { parser, unusedFirebase, tokenDictionary, preflight } = LIBRARY_ALIASES;

/**
 * Two builds of one tree: the browser's (shell.html and assets) and, with `--ssr`, the server's one file that the
 * function `page` renders with.
 */
export default defineConfig(async ({ command, isSsrBuild = false }): Promise<UserConfig> => {
  const isBuild = command === 'build';
  const isForBrowsers = isBuild && !isSsrBuild;
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      compiledMessages(),
      guideChapters(),
      inlineHeadScript(HEAD_SCRIPT),
      firebaseSetup(),
      shellForPages(),
      ...(isForBrowsers ? [pageDownloads(import.meta.dirname), smallPreloadHelper()] : []),
    ],
    resolve: {
      alias: [unusedFirebase, ...(isBuild ? [parser] : []), ...(isForBrowsers ? [tokenDictionary, preflight] : [])],
    },
    server: { proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: apiOrigin }])) },
    define: {
      ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
      ...(isForBrowsers ? { TOKEN_NAMES: await tokenNames() } : {}),
    },
    ssr: { noExternal: true },
    build: {
      outDir: 'dist',
      assetsDir: 'assets',
      manifest: !isSsrBuild,
      // Every page would repeat the lists of what to preload (docs/decisions/046-import-lists.md).
      modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
      copyPublicDir: !isSsrBuild,
      target: isSsrBuild ? 'node20' : 'baseline-widely-available',
      rolldownOptions: {
        input: isSsrBuild ? 'src/entry-server.tsx' : 'shell.html',
        treeshake: { manualPureFunctions: PURE_FUNCTIONS, moduleSideEffects: [{ test: UNUSED_BY_EMOTION, sideEffects: false }] },
        output: isSsrBuild
          ? { comments: { jsdoc: false } }
          : { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: CHUNKS } },
      },
    },
  };
});
