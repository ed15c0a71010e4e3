import type { Plugin } from 'vite';

const SYSTEM = /chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]system\.js$/;
const EDITS = [
  ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
  ['const result = createPreflight({ preflight });', 'const result = {};'],
] as const;

/** Leaves the styles of every page, half of the time that Chakra's system takes to be made, out of the browser's build: they stand in shell.html. Throws when Chakra's source no longer fits. */
export function withoutGlobalStyles(): Plugin {
  return {
    name: 'without-global-styles',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: SYSTEM },
      handler(code) {
        if (EDITS.some(([made]) => !code.includes(made))) throw new Error('Chakra makes its global styles in another way now');
        return { code: EDITS.reduce((text, [made, instead]) => text.replace(made, instead), code), map: null };
      },
    },
  };
}
