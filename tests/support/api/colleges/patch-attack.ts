import { add, replace } from './colleges';

/**
 * An invalid edit of a college: its number in docs/attacks.md, the request, and the expected answer. The college's
 * coach sends it unless `by` names somebody else.
 */
export interface PatchAttack {
  readonly number: number;
  readonly description: string;
  /** The operations, sent as `{ patch }`. */
  readonly patch?: unknown;
  /** The whole body instead of operations: a text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: 'admin';
  readonly status: number;
  /** Answered by the framework before our code, with its own body. */
  readonly isFrameworks?: true;
}

/** One `replace`, or one `add`, as a patch. */
export const replaced = (path: string, value: unknown = 'x') => [replace(path, value)];
export const added = (path: string, value: unknown = 'x') => [add(path, value)];
/** Lists in lists, as JSON. */
export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** A body of one operation, and one that sets a text, as JSON that JSON.stringify cannot produce. */
export const rawPatch = (operation: string): string => `{"patch":[${operation}]}`;
export const description = (raw: string): string => rawPatch(`{"op":"replace","path":"/city/description","value":${raw}}`);

type Case = Omit<PatchAttack, 'number' | 'status'> & { readonly status?: number };

/** The attacks of one number, and the default of their expected answer. */
export function attacks(number: number, status: number, cases: readonly Case[]): readonly PatchAttack[] {
  return cases.map((one) => ({ status, ...one, number }));
}

/** Paths that do not exist, or that the actor may not write. */
export function placed(number: number, paths: readonly string[], value: unknown = 'x'): readonly PatchAttack[] {
  return attacks(
    number,
    422,
    paths.map((path) => ({
      description: path === '' ? 'the whole document' : path.slice(0, 60),
      patch: replaced(path, value),
      by: 'admin',
    })),
  );
}

/** Values that are invalid for the path. */
export function valued(number: number, path: string, values: readonly unknown[]): readonly PatchAttack[] {
  return attacks(
    number,
    422,
    values.map((value) => ({
      description: `${path} = ${JSON.stringify(value)}`.slice(0, 90),
      patch: replaced(path, value),
      by: 'admin',
    })),
  );
}
