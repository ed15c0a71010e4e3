import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { TokenNames } from '../src/theme/ready-tokens';

const THEME = join(import.meta.dirname, '../src/theme');
const STYLED_SYSTEM = /chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]([\w-]+)\.js$/;

type Edit = readonly [made: string, instead: string];

/**
 * Code whose result is part of shell.html, which only developer tools need, or which would run again for each element.
 */
const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  system: [
    ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];', 'const _global = [];'],
    ['const result = createPreflight({ preflight });', 'const result = {};'],
    ['const tokenMap = getTokenMap(tokens);', 'const tokenMap = new Map();'],
    ['for (const [key, values] of tokens.cssVarMap.entries()) {', 'for (const [key, values] of []) {'],
  ],
  utility: [
    ['    assignPropertyType(property, config);\n  };\n  const assignProperties', '  };\n  const assignProperties'],
    ['    assignPropertyTypes();\n', ''],
  ],
  cva: [
    [
      '  function cva(config = {}) {\n',
      '  const made = new WeakMap();\n  function cva(config = {}) {\n    let recipe = made.get(config);\n    if (recipe === void 0) made.set(config, (recipe = make(config)));\n    return recipe;\n  }\n  function make(config) {\n',
    ],
  ],
};

/**
 * Makes Chakra's system small for browsers. The build reduces its tokens to names (ready-tokens.ts), and the styles of
 * every page are part of shell.html: together most of the time that creating the system took. A recipe is created once,
 * not at every render of every element. Throws when Chakra's source has changed.
 */
export function leanDesignSystem(): Plugin {
  return {
    name: 'lean-design-system',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: STYLED_SYSTEM },
      async handler(code, id) {
        const name = STYLED_SYSTEM.exec(id)?.[1] ?? '';
        if (name === 'token-dictionary') return { code: withReadyTokens(code, await tokenNames()), map: null };
        return (EDITS[name] ?? []).reduce<{ code: string; map: null } | null>(
          (done, edit) => ({ code: withEdit(done?.code ?? code, edit), map: null }),
          null,
        );
      },
    },
  };
}

function withEdit(code: string, [made, instead]: Edit): string {
  if (code.split(made).length !== 2) throw new Error(`Chakra's source no longer says ${made}`);
  return code.replace(made, () => instead);
}

/** The names of all tokens, from the whole system. */
async function tokenNames(): Promise<string> {
  const { module } = await runnerImport<{ readonly tokenNames: () => TokenNames }>(join(THEME, 'system.ts'), {
    configFile: false,
  });
  return JSON.stringify(module.tokenNames());
}

/** Chakra's token dictionary, reduced to expanding references. */
function withReadyTokens(code: string, names: string): string {
  const opening = /^ {2}const colorMix = [\s\S]*?^ {2}\};$/m.exec(code)?.[0];
  const expanding = /^ {2}const expandReferenceInValue = memo\(\(value\) => \{\n([\s\S]*?)^ {2}\}\);$/m.exec(code)?.[1];
  if (opening === undefined || expanding === undefined) throw new Error('Chakra opens references in another way now');
  return `import { expandTokenReferences } from './expand-reference.js';
import { esc } from './esc.js';
import { memo } from '../utils/memo.js';
import { TOKEN_PATH_REGEX } from './references.js';
import { readyTokens } from ${JSON.stringify(join(THEME, 'ready-tokens'))};
export function createTokenDictionary({ prefix }) {
  const ready = readyTokens(prefix, ${names});
  const { getByName, getVar } = ready;
${opening}
  const expand = memo((value) => {
${expanding}  });
  return { ...ready, expandReferenceInValue: (value) => (value.includes('{') || value.includes('token(') ? expand(value) : value) };
}
`;
}
