import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';
import { inlineHeadScript } from './scripts/inline-head-script';
import { onlyNamed } from './scripts/only-named';
import { precompiledMessages } from './scripts/precompiled-messages';
import { shakeableComponents } from './scripts/shakeable-components';
import { stubStaticHoisting } from './scripts/stub-static-hoisting';
import { stubUnusedFirebase } from './scripts/stub-unused-firebase';
import { leanDesignSystem } from './scripts/lean-design-system';
import { HEAD_SCRIPT } from './src/app/head/head-script';

/** Where the API and Firebase's own addresses are found while developing: the Hosting emulator, unless told otherwise. */
const apiOrigin = process.env.TOUCHLINE_API ?? 'http://127.0.0.1:5000';
const PROXIED = ['/ui/v1', '/api/v1', '/media', '/__/firebase'];

/** What need not be kept: domain modules of which only types are used, and Chakra's whole theme, made of functions that only give back what they get. */
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

/** Every page of the site is drawn by shell.html; there is no index.html, which Hosting would serve for / before any rewrite. */
function shellForPages(): Plugin {
  const toShell: Connect.NextHandleFunction = (request, _, next) => {
    if (request.headers.accept?.includes('text/html') === true && !PROXIED.some((path) => request.url?.startsWith(path))) {
      request.url = '/shell.html';
    }
    next();
  };
  return { name: 'shell-for-pages', configureServer: ({ middlewares }) => void middlewares.use(toShell) };
}

/** Stands in for what Hosting says of Firebase, where the development stack names its project and Auth emulator; else that is asked of Hosting. */
function firebaseSetup(): Plugin {
  const { GCLOUD_PROJECT: projectId, FIREBASE_AUTH_EMULATOR_HOST: hostAndPort } = process.env;
  const config = JSON.stringify({ projectId, apiKey: 'local', authDomain: `${projectId ?? ''}.firebaseapp.com` });
  const emulators = `var firebaseEmulators = ${JSON.stringify({ auth: { hostAndPort } })};`;
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url === '/__/firebase/init.json') response.end(config);
    else if (request.url?.startsWith('/__/firebase/init.js') === true) response.end(emulators);
    else next();
  };
  const isTold = projectId !== undefined && hostAndPort !== undefined;
  return {
    name: 'firebase-setup',
    configureServer: ({ middlewares }) => {
      if (isTold) middlewares.use(answer);
    },
  };
}

/** What every page needs, in few downloads that compress well and are kept while pages change; each runs in a task of its own (late-start.ts), the first named first. */
const EVERY_PAGE = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  {
    name: 'styles',
    test: /node_modules[\\/](?:@emotion|stylis|@pandacss)[\\/]|chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:styled-system[\\/](?!create-slot|use-slot|empty)|theme[\\/](?:recipes[\\/]spinner|index)|preset-base|utils)/,
  },
  { name: 'theme', test: /web[\\/]src[\\/]theme[\\/](?!recipes[\\/]toast)|domain[\\/]src[\\/]constants[\\/]limits/ },
  {
    name: 'base',
    test: /node_modules[\\/](?:react-intl|@formatjs|intl-messageformat)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:chevron-left|chevron-right|pencil)\.|web[\\/]src[\\/](?:i18n[\\/](?!german|english[\\/](?!pieces|shell))|app[\\/](?!queries|failures[\\/](?:not-found|unavailable)|shell[\\/](?:user-menu|own-college|menu-link|use-popup|use-role-watch|late-parts|feedback-entry|use-kept-language)|own-pages)|lib[\\/](?!create-query|upload-picture|save-file|failure-code|reported-events|todays|open-app-check)|pieces[\\/](?:crest|pitch[\\/](?:pitch-lines|position-places)|aligned-facts|team-links|college-lines)|ui[\\/](?:section|touchline|skeleton|page-title|scroll-strip|chip|input|button-link)\b)|domain[\\/]src[\\/](?:crest|format[\\/](?:money|button)|constants[\\/](?:leagues|price-list))/,
  },
] as const;

/** What the pages with queries share. */
const QUERIES =
  /node_modules[\\/]@tanstack[\\/](?:react-query|query-core)[\\/]|web[\\/]src[\\/](?:app[\\/]queries|lib[\\/]create-query)/;

/** Two builds of one tree: the browser's (shell.html and assets) and, with `--ssr`, the server's one file that the function `page` renders with. */
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
