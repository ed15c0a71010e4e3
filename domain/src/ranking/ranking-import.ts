import * as z from 'zod/mini';
import { defineCollection, keptDocument } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { type Ranking, RANKINGS } from './ranking';

/** Version of both stored shapes. */
export const RANKING_IMPORT_SCHEMA_VERSION = 1;

const rankingImport = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(RANKING_IMPORT_SCHEMA_VERSION),
  at: z.iso.datetime(),
  file: z.string(),
  rankings: z.array(z.string()),
  undoneAt: z.nullable(z.iso.datetime()),
});

/** The imports of rankings and of match results, by the id of their line in the log. */
export const RANKING_IMPORTS = defineCollection({
  name: 'rankingImports',
  holds: 'An import of rankings or match results: its file, the rankings it changed, and when it was undone.',
  version: RANKING_IMPORT_SCHEMA_VERSION,
  schema: rankingImport,
  upgrades: {},
  personalData: noPersonalData('It is about teams; who ran the command is not known.'),
});

/**
 * What an import did to a ranking: its document before, in the shape of that day, null where it created it, and version
 * and time that it left.
 */
const rankingChange = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(RANKING_IMPORT_SCHEMA_VERSION),
  before: z.nullable(z.record(z.string(), z.json())),
  left: z.strictObject({ version: z.int(), updatedAt: z.string() }),
});

export type RankingChange = z.infer<typeof rankingChange>;

/** What an import did, ranking by ranking; by it the import is undone. The id is the ranking. */
export const RANKING_CHANGES = defineCollection({
  name: 'rankingImports/{importId}/rankingChanges',
  holds: 'What an import did to a ranking, with the ranking before; by it the import is undone.',
  version: RANKING_IMPORT_SCHEMA_VERSION,
  schema: rankingChange,
  upgrades: {},
  personalData: noPersonalData('It is about teams.'),
});

/** True while a ranking is as an import left it. */
export function isAsLeft(stored: Ranking | undefined, { left }: Pick<RankingChange, 'left'>): boolean {
  return stored?.version === left.version && stored.updatedAt === left.updatedAt;
}

/**
 * The ranking before an import, in the present shape; null where the import created it. Throws where it is unreadable.
 */
export function rankingBefore({ before }: Pick<RankingChange, 'before'>): Ranking | null {
  return before === null ? null : keptDocument(RANKINGS, before);
}
