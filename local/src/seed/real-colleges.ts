import { blankCollege, type College, college as collegeSchema } from '@touchline/domain/college/college';
import { pathNameOf } from '@touchline/domain/college/path-name';
import { IMPORT_SOURCES, type RegistryId, type RowFacts } from '@touchline/domain/imports/facts/fact';
import { idsOfRows } from '@touchline/domain/imports/facts/ids-of-rows';
import { mergeFacts } from '@touchline/domain/imports/facts/merge-facts';
import { pathNamesAfterImport } from '@touchline/domain/imports/facts/path-names-after-import';
import { withRegistryId } from '@touchline/domain/imports/facts/plan-import';
import type { TeamOfId } from '@touchline/domain/imports/rankings/named-teams';
import type { CollegeTables } from '../tables/college-tables';
import { numberOrNull, type TableLine, textOrNull } from './read-table';

/** How much of the real world is seeded: all colleges of our tables, or those that known-colleges.csv names. */
export type WorldSize = 'whole' | 'small';

type RealTables = Pick<CollegeTables, 'rows' | 'known'>;

/**
 * The real colleges of our tables as a first import would store them, with what the project knows of some of them by
 * hand (known-colleges.csv). Ids and addresses are those of the whole world in the small one too. Throws where a fact
 * does not fit the stored schema.
 */
export function realColleges({ rows, known }: RealTables, size: WorldSize): readonly College[] {
  const named = namedRows({ rows, known });
  const identities = identitiesOf(named);
  const wanted = size === 'whole' ? named : named.filter(({ registryId }) => known.has(String(registryId)));
  return wanted.map((row) => {
    const identity = identities.get(row.registryId);
    if (identity === undefined) throw new Error(`${row.name} has no id`);
    return realCollege(identity, row, known.get(String(row.registryId)) ?? null);
  });
}

/**
 * The teams of all real colleges for rankings, by registry id. One whose college the world leaves out has a name and no
 * page.
 */
export function realTeams({ rows, known, ended }: RealTables & Pick<CollegeTables, 'ended'>, size: WorldSize): TeamOfId {
  const named = namedRows({ rows, known });
  const identities = identitiesOf(named);
  const byId = new Map(named.map((row) => [String(row.registryId), row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) return endedTeam(ended.get(id));
    const conference = row.facts.find(({ field }) => field === 'conference')?.value;
    const { _id = null } = (size === 'whole' || known.has(id) ? identities.get(row.registryId) : null) ?? {};
    return {
      collegeId: _id,
      name: nameOf(row),
      conference: typeof conference === 'string' ? conference : null,
      state: row.state,
    };
  };
}

/** The name that people use for the college of a row, else its legal one. */
function nameOf({ name, facts }: Pick<RowFacts, 'name' | 'facts'>): string {
  const common = facts.find(({ field }) => field === 'name')?.value;
  return typeof common === 'string' ? common : name;
}

/** The team of a college that has none any more: its name alone. */
function endedTeam(name: string | undefined): ReturnType<TeamOfId> {
  return name === undefined ? null : { collegeId: null, name, conference: null, state: null };
}

function namedRows({ rows, known }: RealTables): readonly RowFacts[] {
  return rows.map((row) => ({ ...row, name: known.get(String(row.registryId))?.name ?? row.name }));
}

type Identity = Pick<College, '_id' | 'name' | 'pathName'>;

function identitiesOf(rows: readonly RowFacts[]): ReadonlyMap<RegistryId, Identity> {
  const ids = idsOfRows(rows, []);
  const colleges = rows.map(({ registryId, name, city, state }) => {
    const _id = ids.get(registryId) ?? '';
    return { _id, registryId, name, city, state, pathName: null, isRenamed: false, isFixed: false };
  });
  const pathNames = pathNamesAfterImport(colleges, new Map());
  return new Map(
    colleges.map(({ registryId, _id, name }) => [registryId, { _id, name, pathName: pathNames.get(_id) ?? pathNameOf(name) }]),
  );
}

/**
 * What is known by hand goes before the tables for legal names and aliases, and behind them for nickname and colour.
 */
function realCollege(identity: Identity, { registryId, facts }: RowFacts, known: TableLine | null): College {
  const { _id, name, pathName } = identity;
  const common = facts.find(({ field }) => field === 'name');
  const blank = {
    ...withRegistryId(blankCollege({ _id, name: nameOf({ name, facts }), pathName }), registryId),
    sources: common === undefined ? {} : { name: common.source },
  };
  const further = facts.filter(({ field }) => field !== 'legalName' || known === null);
  const { college } = mergeFacts(known === null ? blank : withKnownNames(blank, known), further);
  if (known === null) return college;
  const filled = mergeFacts(college, [
    ...missing(college, 'foundedIn', numberOrNull(known, 'founded')),
    ...missing(college, 'nickname', textOrNull(known, 'nickname')),
    ...(college.colorWords === null ? missing(college, 'color', textOrNull(known, 'color')) : []),
  ]).college;
  return collegeSchema.parse(filled);
}

/** Names without a source: imports leave them alone. Aliases of the tables come behind those known by hand. */
function withKnownNames(blank: College, known: TableLine): College {
  return {
    ...blank,
    legalName: textOrNull(known, 'name'),
    aliases: textOrNull(known, 'aliases')?.split(';') ?? [],
  };
}

function missing(college: College, field: 'nickname' | 'color' | 'foundedIn', value: string | number | null): RowFacts['facts'] {
  return value === null || college[field] !== null ? [] : [{ field, value, source: IMPORT_SOURCES.byHand }];
}
