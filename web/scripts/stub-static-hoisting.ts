import type { Plugin } from 'vite';

/**
 * Leaves out what emotion's `withTheme` would copy static members with: neither Chakra nor we use it, and being CommonJS it stays in the build by itself.
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
