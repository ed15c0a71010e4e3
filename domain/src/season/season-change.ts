import * as z from 'zod/mini';
import { defineCollection, keptDocument } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { SEASONS, type StoredSeason } from './stored-season';

/** Version of the stored shape. */
export const SEASON_CHANGE_SCHEMA_VERSION = 1;

/**
 * What an import of match results did to a season: its document before, in the shape of that day, null where it created
 * it, and version and time that it left.
 */
const seasonChange = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(SEASON_CHANGE_SCHEMA_VERSION),
  before: z.nullable(z.record(z.string(), z.json())),
  left: z.strictObject({ version: z.int(), updatedAt: z.string() }),
});

export type SeasonChange = z.infer<typeof seasonChange>;

/** What an import did, season by season; by it the import is undone. The id is the season. */
export const SEASON_CHANGES = defineCollection({
  name: 'rankingImports/{importId}/seasonChanges',
  holds: 'What an import of match results did to a season, with the season before; by it the import is undone.',
  version: SEASON_CHANGE_SCHEMA_VERSION,
  schema: seasonChange,
  upgrades: {},
  personalData: noPersonalData('It is about teams.'),
});

/** True while a season is as an import left it. */
export function isSeasonAsLeft(stored: StoredSeason | undefined, { left }: Pick<SeasonChange, 'left'>): boolean {
  return stored?.version === left.version && stored.updatedAt === left.updatedAt;
}

/**
 * The season before an import, in the present shape; null where the import created it. Throws where it is unreadable.
 */
export function seasonBefore({ before }: Pick<SeasonChange, 'before'>): StoredSeason | null {
  return before === null ? null : keptDocument(SEASONS, before);
}
