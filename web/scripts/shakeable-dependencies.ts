import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const COMPONENTS = /[\\/](?:react-router[\\/]dist[\\/].*\.mjs|react-intl[\\/]index\.js)$/;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const MAKING = /^((?:var|const) \w+ = )((?:React\d*\.(?:createContext|forwardRef|memo)|createFormatted\w+)\()/gm;
const CLASS = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm;
const PREFETCHING = /^function usePrefetchBehavior\([\s\S]*?^\}$/m;
const PREFETCH = /^function PrefetchPageLinks\([\s\S]*?^\}$/m;

const ROUTER = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production');

/**
 * Lets the build drop the unused components of react-router and react-intl: setting their `displayName` and creating
 * them by a call would retain them all. It also drops a link's prefetching, which belongs to react-router's framework
 * mode and is not used here, and react-router's warnings for developers.
 */
export function shakeableComponents(): Plugin {
  return {
    name: 'shakeable-components',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: COMPONENTS },
      handler: (code) => ({ code: shakeable(code), map: null }),
    },
  };
}

function shakeable(code: string): string {
  return code
    .replace(DISPLAY_NAME, '')
    .replace(MAKING, '$1/* @__PURE__ */ $2')
    .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();')
    .replace(PREFETCHING, 'function usePrefetchBehavior() { return [false, null, {}]; }')
    .replace(PREFETCH, 'function PrefetchPageLinks() { return null; }');
}

/**
 * Drops the code by which emotion's `withTheme` copies static members. Neither Chakra nor we use it, and as CommonJS it
 * would stay in the build.
 */
export function stubStaticHoisting(): Plugin {
  return {
    name: 'stub-static-hoisting',
    apply: 'build',
    load: {
      filter: { id: /hoist-non-react-statics[\\/]dist[\\/][\w.-]+\.js$/ },
      handler: () => 'export default (target) => target;',
    },
  };
}

const REACTFIRE = /[\\/]reactfire[\\/]dist[\\/]index\.js/;
const IMPORT_OF_UNUSED = /import \{([^}]*)\} from "firebase\/(?!app"|auth")[\w-]+";/g;

/**
 * Drops the Firebase products that reactfire imports and Touchline never uses (database, Firestore, functions, remote
 * config, storage). Their names become undefined in reactfire's code, so that one of their hooks would fail at its
 * first call. Only app and auth stay.
 */
export function stubUnusedFirebase(): Plugin {
  return {
    name: 'stub-unused-firebase',
    apply: 'build',
    transform: {
      filter: { id: REACTFIRE },
      handler: (code) => ({ code: code.replace(IMPORT_OF_UNUSED, (_, names: string) => stubsOf(names)), map: null }),
    },
  };
}

/** `get as a, off as o` as empty declarations: `const a = undefined, o = undefined;`. */
function stubsOf(names: string): string {
  const locals = names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');
  return `const ${locals.map((local) => `${local} = undefined`).join(', ')};`;
}
