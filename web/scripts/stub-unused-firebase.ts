import type { Plugin } from 'vite';

const REACTFIRE = /[\\/]reactfire[\\/]dist[\\/]index\.js/;
const IMPORT_OF_UNUSED = /import \{([^}]*)\} from "firebase\/(?!app"|auth")[\w-]+";/g;

/**
 * Leaves out the Firebase products that reactfire imports and Touchline never uses (database, Firestore, functions, remote config, storage):
 * their names become undefined in reactfire's code, so that a hook of theirs would fail at its first call. Only app and auth stay.
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

/** `get as a, off as o` as declarations of nothing: `const a = undefined, o = undefined;`. */
function stubsOf(names: string): string {
  const locals = names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');
  return `const ${locals.map((local) => `${local} = undefined`).join(', ')};`;
}
