import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firebaseSetup(), shellForPages()],
  server: { proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: apiOrigin }])) },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    rolldownOptions: { input: 'shell.html', treeshake: TREESHAKE },
  },
});
