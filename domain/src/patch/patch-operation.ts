import * as z from 'zod/mini';

/** At most this many operations in one patch (design.md §4, Patch). */
export const MOST_OPERATIONS = 100;

/** One operation of a patch: `add` or `replace`; `replace` with null deletes (specification §7). */
export const patchOperation = z.strictObject({
  op: z.enum(['add', 'replace']),
  path: z.string().check(z.maxLength(400)),
  value: z.json(),
});

export const patchOperations = z.array(patchOperation).check(z.minLength(1), z.maxLength(MOST_OPERATIONS));

export type PatchOperation = z.infer<typeof patchOperation>;
