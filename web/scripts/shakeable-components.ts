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
 * Lets the build leave out the components of react-router and react-intl that nobody uses: setting their `displayName`, which only developer tools show, and
 * making them by a call would keep them all. A link's prefetching goes too: it belongs to react-router's framework mode, which we do not use.
 * And react-router comes without its warnings for developers, which bundlers get otherwise.
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
