import { add, replace } from './colleges';

/**
 * A bad edit of a college: its number in docs/attacks.md, what is sent, and what it must get. It comes from the
 * college's coach unless `by` says otherwise.
 */
export interface PatchAttack {
  readonly number: number;
  readonly says: string;
  /** The operations, sent as `{ patch }`. */
  readonly patch?: unknown;
  /** The whole body, instead of operations: JSON text as it is, anything else made to JSON. */
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly by?: 'admin';
  readonly status: number;
  /** Answered by the framework before our code, in its own words. */
  readonly isFrameworks?: true;
}

/** One `replace`, or one `add`, as a patch. */
export const replaced = (path: string, value: unknown = 'x') => [replace(path, value)];
export const added = (path: string, value: unknown = 'x') => [add(path, value)];
/** Lists in lists, as JSON. */
export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** A body of one operation, and one that sets a text, as JSON that no JSON.stringify would write. */
export const rawPatch = (operation: string): string => `{"patch":[${operation}]}`;
export const description = (raw: string): string => rawPatch(`{"op":"replace","path":"/city/description","value":${raw}}`);

type Case = Omit<PatchAttack, 'number' | 'status'> & { readonly status?: number };

/** Attacks of one number, and what they get where a case does not say. */
export function attacks(number: number, status: number, cases: readonly Case[]): readonly PatchAttack[] {
  return cases.map((one) => ({ status, ...one, number }));
}

/** Paths that do not exist, or that nobody or not everybody may write. */
export function placed(number: number, paths: readonly string[], value: unknown = 'x'): readonly PatchAttack[] {
  return attacks(
    number,
    422,
    paths.map((path) => ({
      says: path === '' ? 'the whole document' : path.slice(0, 60),
      patch: replaced(path, value),
      by: 'admin',
    })),
  );
}

/** Values that the path does not take. */
export function valued(number: number, path: string, values: readonly unknown[]): readonly PatchAttack[] {
  return attacks(
    number,
    422,
    values.map((value) => ({
      says: `${path} = ${JSON.stringify(value)}`.slice(0, 90),
      patch: replaced(path, value),
      by: 'admin',
    })),
  );
}
