import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const texts = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/**
 * The origin of invented players: names, towns, clubs and schools of one country. `{town}` stands for the player's
 * town; `gpa` is the country's grading scale.
 */
const origin = z.strictObject({
  country: z.string(),
  count: z.int(),
  men: texts,
  women: texts,
  surnames: z.union([z.strictObject({ starts: texts, ends: texts }), z.strictObject({ whole: texts })]),
  towns: z.array(z.strictObject({ name: z.string(), state: z.nullable(z.string()) })),
  leagues: texts,
  clubs: texts,
  schools: texts,
  gpa: z.strictObject({ of: z.number(), low: z.number(), high: z.number(), step: z.number() }),
  secondCitizenships: z.array(z.string()),
});
export type Origin = z.infer<typeof origin>;

const words = z.strictObject({
  openings: z.strictObject({ keeper: texts, defender: texts, midfielder: texts, forward: texts }),
  stories: texts,
  studies: texts,
  wishes: texts,
  commitments: texts,
  professional: texts,
  invented: z.strictObject({ colleges: texts, proClubs: texts, proLeagues: texts }),
});
export type PlayerWords = z.infer<typeof words>;

/** All tables that invented players are made from. */
export interface PlayerTables {
  readonly origins: readonly Origin[];
  readonly words: PlayerWords;
}

/** Reads emulator-data/players. Throws where a table is invalid. */
export async function readPlayerTables(folder: string): Promise<PlayerTables> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return { origins: z.array(origin).parse(await read('origins.json')), words: words.parse(await read('words.json')) };
}
