import * as z from 'zod/mini';
import { catalogueRow, type CatalogueRow } from '../college/catalogue/catalogue-row';
import { pick } from '../kernel/json/json';
import { matchesOfLines } from './match-line';
import type { TeamSoccer } from './college-soccer';

const NAMED = { _id: true, name: true, pathName: true, abbreviation: true, color: true, secondColor: true } as const;
const COLUMNS = Object.keys(NAMED) as (keyof typeof NAMED)[];

/** A college that a team has met, as its crest and its name need it. */
export const metTeam = z.pick(catalogueRow, NAMED);
export type MetTeam = z.infer<typeof metTeam>;

/** The colleges in the seasons of a team: its opponents, the members of its conferences, and itself. */
export function metTeams(soccer: Pick<TeamSoccer, 'seasons'> | null, rows: readonly CatalogueRow[]): readonly MetTeam[] {
  const met = new Set(
    (soccer?.seasons ?? []).flatMap(({ matches, conference }) => [
      ...matchesOfLines(matches).flatMap(({ home, away }) => [home, away]),
      ...(conference?.table ?? []).map(({ team }) => team),
    ]),
  );
  return met.size === 0 ? [] : teamsNamed(met, rows);
}

/** The colleges of some ids, as crests and names need them; an id that is not listed is left out. */
export function teamsNamed(ids: ReadonlySet<string>, rows: readonly CatalogueRow[]): readonly MetTeam[] {
  return rows.filter(({ _id }) => ids.has(_id)).map((row) => pick(row, COLUMNS));
}
