import * as z from 'zod/mini';

/** What a value counts; null where it is a text, a choice or a list. */
const UNITS = ['percent', 'USD', 'ratio to one', 'year', 'count', 'number', 'link', 'rank'] as const;

/** One fact with its source. `value` is left out where the source has not been cleared for passing on. */
export const openFact = z.strictObject({
  field: z.string(),
  value: z.optional(z.json()),
  unit: z.nullable(z.enum(UNITS)),
  year: z.nullable(z.int()),
  source: z.string(),
  link: z.nullable(z.string()),
  licence: z.nullable(z.string()),
});

export type OpenFact = z.infer<typeof openFact>;
