import { join } from 'node:path';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import { isOfCipFamily } from '@touchline/domain/reference/cip-families';
import { factsFrom, IMPORT_SOURCES, namedSource, type RowFacts } from '@touchline/domain/imports/facts/fact';
import { gateFacts, type HeldBack } from '@touchline/domain/imports/facts/gate-facts';
import { grouped } from '@touchline/domain/imports/facts/ids-of-rows';
import { repositoryRoot } from '../repository-root';
import { readTable, type TableLine, textOf, textOrNull } from '../seed/read-table';
import { correctionOf } from './correct-tables';
import { yearsFact } from './figure-lines';
import { withConferences } from './conference-lines';
import { factsOfLines } from './team-lines';

/** The folder of our tables of real colleges (docs/data-sources.md). */
export const COLLEGE_DATA = join(repositoryRoot, 'college-data');

const TABLES = [
  'colleges',
  'teams',
  'majors',
  'known-colleges',
  'common-names',
  'more-colours',
  'yearly-figures',
  'conferences',
  'team-corrections',
] as const;

/** What our tables say of all colleges: the facts of each, and the lines of known-colleges.csv by id. */
export interface CollegeTables {
  readonly rows: readonly RowFacts[];
  /** The values of the tables that are not plausible, and are therefore no facts of the rows. */
  readonly heldBack: readonly (HeldBack & { readonly name: string })[];
  readonly known: ReadonlyMap<string, TableLine>;
  /** The names of colleges whose teams have all ended, by id; rankings of earlier years name them. */
  readonly ended: ReadonlyMap<string, string>;
}

/**
 * Reads the tables of real colleges. Throws one sentence with the file's name where a cell does not fit, an id stands
 * there twice, or a line tells of a college that the tables lack.
 */
export async function readCollegeTables(folder = COLLEGE_DATA): Promise<CollegeTables> {
  const [colleges, teams, majors, known, commonNames, moreColours, years, conferences, corrections] = await Promise.all(
    TABLES.map((name) => readTable(join(folder, `${name}.csv`))),
  );
  const teamsById = grouped(teams ?? [], ({ id }) => id);
  const namesById = new Map((commonNames ?? []).map((line) => [line.id, namesOf(line)]));
  const coloursById = new Map((moreColours ?? []).map((line) => [line.id, line]));
  const codesById = new Map((majors ?? []).map((line) => [line.id, codesOf(line)]));
  const conferencesById = grouped(conferences ?? [], ({ id }) => id);
  const yearsById = grouped(years ?? [], ({ id }) => id);
  const ids = idsOf('colleges.csv', colleges ?? []);
  const others = {
    ...{ teams, majors, 'known-colleges': known, 'common-names': commonNames },
    ...{ 'more-colours': moreColours, 'yearly-figures': years, conferences },
  };
  for (const [name, lines] of Object.entries(others))
    for (const { id = '' } of lines ?? []) if (!ids.has(id)) throw new Error(`${name}.csv tells of ${id}, which is no college`);
  const read = (colleges ?? []).map((line) => {
    const ownTeams = teamsById.get(line.id) ?? [];
    const competing = withConferences(factsOfLines(line, ownTeams), conferencesById.get(line.id) ?? [], ownTeams);
    const row = withMoreColours(withCommonNames(competing, namesById.get(line.id)), coloursById.get(line.id));
    const [codes, ownYears] = [codesById.get(line.id), yearsById.get(line.id)];
    const further = [
      ...(ownYears === undefined ? [] : [yearsFact(ownYears)]),
      ...(codes === undefined ? [] : [majorsFact(codes)]),
    ];
    return { row, ...gateFacts([...row.facts, ...further], null) };
  });
  return {
    rows: read.map(({ row, facts }) => ({ ...row, facts })),
    heldBack: read.flatMap(({ row: { name }, heldBack }) => heldBack.map((value) => ({ ...value, name }))),
    ended: new Map(
      (corrections ?? []).flatMap((line) =>
        correctionOf(line) === 'end' && !ids.has(line.id ?? '') ? [[textOf(line, 'id'), textOf(line, 'college')] as const] : [],
      ),
    ),
    known: new Map(
      (known ?? []).map((line) => [textOf(line, 'id'), withCommonAliases(line, namesById.get(line.id)?.others ?? [])]),
    ),
  };
}

/** The ids of a table. Throws where one is empty or stands there twice. */
export function idsOf(name: string, lines: readonly TableLine[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const id = textOf(line, 'id');
    if (ids.has(id)) throw new Error(`${name}, line ${index + 2}: ${id} stands there already`);
    ids.add(id);
  }
  return ids;
}

/** What people call a college: the name that pages say, the letters of its crest, and further names. */
interface CommonNames {
  readonly name: string;
  readonly crest: string;
  readonly others: readonly string[];
}

function namesOf(line: TableLine): CommonNames {
  const others = (line.names ?? '').split(';').filter((name) => name !== '');
  return { name: textOf(line, 'name'), crest: textOf(line, 'crest'), others };
}

/** A row with the name that people use, the letters of its crest, and aliases that begin with further names. */
function withCommonNames(row: RowFacts, names: CommonNames | undefined): RowFacts {
  if (names === undefined) return row;
  const source = IMPORT_SOURCES.byHand;
  const name = { field: 'name', value: names.name, source } as const;
  const crest = { field: 'abbreviation', value: names.crest, source } as const;
  return withAliases({ ...row, facts: [name, crest, ...row.facts] }, names.others);
}

/** A row with colours that its own line lacks; the words that a college has for them stay. */
function withMoreColours(row: RowFacts, line: TableLine | undefined): RowFacts {
  if (line === undefined || row.facts.some(({ field }) => field === 'color')) return row;
  const source = namedSource(`${textOf(line, 'source')} ${textOf(line, 'year')}`, IMPORT_SOURCES.colours);
  const tones = factsFrom(source, { color: textOf(line, 'primary'), secondColor: textOrNull(line, 'secondary') });
  return { ...row, facts: [...row.facts, ...tones] };
}

function withAliases(row: RowFacts, names: readonly string[]): RowFacts {
  if (names.length === 0) return row;
  const listed = row.facts.find(({ field }) => field === 'aliases');
  const listedNames = Array.isArray(listed?.value) ? listed.value.map(String) : [];
  const aliases = { field: 'aliases', value: distinct([...names, ...listedNames]), source: IMPORT_SOURCES.byHand } as const;
  return { ...row, facts: [...row.facts.filter((fact) => fact !== listed), aliases] };
}

function withCommonAliases(line: TableLine, names: readonly string[]): TableLine {
  const { aliases = '' } = line;
  return { ...line, aliases: distinct([...aliases.split(';').filter((one) => one !== ''), ...names]).join(';') };
}

/** Each name once, however it is spelled. */
function distinct(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [slugOf(name), name])).values()].toReversed();
}

function codesOf(line: TableLine): readonly string[] {
  const codes = textOf(line, 'codes').split(' ');
  const wrong = codes.find((code) => !/^\d\d\.\d{4}$/.test(code) || !isOfCipFamily(code));
  if (wrong !== undefined) throw new Error(`majors.csv: ${wrong} of ${line.id ?? ''} is no field of study`);
  return codes;
}

function majorsFact(codes: readonly string[]): RowFacts['facts'][number] {
  return { field: 'academics.cipCodes', value: [...codes], source: IMPORT_SOURCES.completions };
}
