import { fileURLToPath } from 'node:url';

/** A module that builds replace, with the library's version for which its worth was measured. */
interface LibraryAlias {
  readonly find: RegExp;
  readonly replacement: string;
  readonly library: string;
  readonly measured: string;
}

/**
 * All that a build changes about libraries. What each is worth stands in docs/decisions/027-libraries-as-they-are.md;
 * tests/architecture/libraries.test.ts notices a new version, for which it is measured again.
 */
export const LIBRARY_ALIASES = {
  /** intl-messageformat without the parser of ICU messages: they come parsed (scripts/compiled-messages.ts). */
  parser: {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    library: 'intl-messageformat',
    measured: '12.1.4',
  },
  /** The Firebase products that reactfire imports for hooks that nobody calls here. */
  unusedFirebase: {
    find: /^firebase\/(?:database|firestore|functions|remote-config|storage)$/,
    replacement: fileOf('src/lib/unused-firebase.ts'),
    library: 'reactfire',
    measured: '4.2.6',
  },
  /** Chakra's token dictionary, in browsers alone: the server writes the tokens' values into the page. */
  tokenDictionary: {
    find: /^\.\/token-dictionary\.js$/,
    replacement: fileOf('src/theme/token-dictionary.ts'),
    library: '@chakra-ui/react',
    measured: '3.37.0',
  },
  /** Chakra's reset of the browser's styles, in browsers alone: it is part of the styles of every page. */
  preflight: {
    find: /^\.\/preflight\.js$/,
    replacement: fileOf('src/theme/no-preflight.ts'),
    library: '@chakra-ui/react',
    measured: '3.37.0',
  },
} as const satisfies Record<string, LibraryAlias>;

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
