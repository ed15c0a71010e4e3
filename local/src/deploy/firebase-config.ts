import { readFileSync } from 'node:fs';
import * as z from 'zod';

const commands = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((one) => (typeof one === 'string' ? [one] : one));

const rewrite = z.object({
  source: z.string(),
  function: z.object({ functionId: z.string(), region: z.string().optional() }).optional(),
});

/** `firebase.json`, as far as we use its form. What may be missing is null or empty, so that a check can say so. */
const firebaseConfig = z.object({
  hosting: z.object({ public: z.string(), predeploy: commands, rewrites: z.array(rewrite).default([]) }),
  functions: z.tuple([
    z.object({
      source: z.string(),
      runtime: z.string().default(''),
      predeploy: commands,
      ignore: z.array(z.string()).default([]),
    }),
  ]),
  firestore: z.object({ rules: z.string().default(''), indexes: z.string().default('') }).prefault({}),
  storage: z.object({ rules: z.string().default('') }).prefault({}),
});

export type FirebaseConfig = z.infer<typeof firebaseConfig>;

/** Reads `firebase.json`; throws one sentence where it has another form. */
export function readFirebaseConfig(file: string): FirebaseConfig {
  const read = firebaseConfig.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`firebase.json cannot be checked: ${z.prettifyError(read.error)}`);
  return read.data;
}
