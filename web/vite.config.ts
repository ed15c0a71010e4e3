import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { leanDesignSystem } from './scripts/lean-design-system';
import { onlyNamed } from './scripts/only-named';
import { precompiledMessages } from './scripts/precompiled-messages';
import { shakeableComponents, stubStaticHoisting, stubUnusedFirebase } from './scripts/shakeable-dependencies';
import { HEAD_SCRIPT } from './src/app/head/head-script';
import { FONT_FACE_CSS, FONT_PRELOAD_TAG } from './src/theme/font-face';

/** The address of the API and of Firebase's own paths during development: the Hosting emulator by default. */
const apiOrigin = process.env.TOUCHLINE_API ?? 'http://127.0.0.1:5000';
const PROXIED = ['/ui/v1', '/api/v1', '/media', '/__/firebase'];

/**
 * What tree shaking may drop: domain modules of which only types are used, and Chakra's whole theme, which consists of
 * functions that return their argument.
 */
const TREESHAKE = {
  moduleSideEffects: [{ test: /[\\/]domain[\\/]src[\\/]/, sideEffects: false }],
  manualPureFunctions: [
    'defineConfig',
    'defineRecipe',
    'defineSlotRecipe',
    'defineSemanticTokens',
    'defineTokens',
    'createAnatomy',
    'createSystem',
    'asTokens',
    'asSemanticTokens',
  ],
};

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

/** A pattern for modules of these paths, each a regular expression with `/` between folders. */
const modulesOf = (...paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

const CHAKRA = 'chakra-ui/react/dist/esm';

/**
 * The chunks of every page: few downloads that compress well and stay cached while pages change. Each runs in a task of
 * its own, in this order.
 */
const EVERY_PAGE = [
  { name: 'react', test: modulesOf('node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/') },
  {
    name: 'styles',
    test: modulesOf(
      'node_modules/(?:@emotion|stylis|@pandacss)/',
      `${CHAKRA}/styled-system/(?!create-slot|use-slot|empty)`,
      `${CHAKRA}/theme/(?:recipes/spinner|index)`,
      `${CHAKRA}/(?:preset-base|utils)`,
    ),
  },
  { name: 'theme', test: modulesOf('web/src/theme/(?!toast-recipe)', 'domain/src/reference/limits') },
  {
    name: 'base',
    test: modulesOf(
      'node_modules/(?:react-intl|@formatjs|intl-messageformat)/',
      String.raw`lucide-react/dist/esm/icons/(?:chevron-left|chevron-right|pencil)\.`,
      'web/src/i18n/(?!german|english/(?!every-page))',
      'web/src/app/(?!visit-queries|own-pages|failures/failure-scenes|shell/(?:user-menu|use-popup|use-role-watch|deferred-parts|feedback-entry))',
      'web/src/lib/(?!upload-picture|file-download|reported-events|open-app-check|firebase-setup)',
      String.raw`web/src/components/(?:crest|pitch-lines|college-summary)\b`,
      String.raw`web/src/ui/(?:page-layout|skeletons|chip|text-controls|links)\b`,
      'domain/src/(?:crest|kernel/format/(?:money|colours)|reference/price-list)',
    ),
  },
] as const;

/** What pages with queries share. */
const QUERIES = modulesOf('node_modules/@tanstack/(?:react-query|query-core)/', 'web/src/app/visit-queries');

/**
 * Two builds of one tree: the browser's (shell.html and assets) and, with `--ssr`, the server's one file that the
 * function `page` renders with.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    stubUnusedFirebase(),
    stubStaticHoisting(),
    shakeableComponents(),
    leanDesignSystem(),
    precompiledMessages(),
    onlyNamed(),
    inlineHeadScript(HEAD_SCRIPT),
    firebaseSetup(),
    shellForPages(),
  ],
  server: { proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: apiOrigin }])) },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: true },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'shell.html',
      treeshake: TREESHAKE,
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [...EVERY_PAGE, { name: 'queries', test: QUERIES }],
            },
          },
    },
  },
}));
