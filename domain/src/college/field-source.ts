import * as z from 'zod/mini';

/**
 * Where a college's fact comes from: an import names its source and year, a person's edit says who wrote it.
 * An import never overwrites what a coach or an admin wrote (issue of the data import; screens.md, Government data).
 */
export const fieldSource = z.strictObject({
  by: z.enum(['import', 'coach', 'admin']),
  source: z.string().check(z.minLength(1), z.maxLength(120)),
  year: z.nullable(z.int().check(z.minimum(1900), z.maximum(2100))),
});

export type FieldSource = z.infer<typeof fieldSource>;

/** Sources by field, the field written with dots: `academics.details.costs.inStateTuition`, a team as `athletics.sport.male`. */
export const fieldSources = z.record(z.string().check(z.regex(/^[A-Za-z0-9_.]{1,120}$/)), fieldSource);

export type FieldSources = z.infer<typeof fieldSources>;
