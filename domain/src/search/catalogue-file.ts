import { type CatalogueColumn, ROW_COLUMNS, SUMMARY_COLUMNS, type ValueOf } from '../college/catalogue/catalogue-columns';
import { pathNameOf, registeredName } from '../college/path-name';
import { slugOf } from '../kernel/text/fold-text';

const COLUMNS = { ...ROW_COLUMNS, ...SUMMARY_COLUMNS } as const;
const COLUMN_LIST: readonly (readonly [name: string, column: CatalogueColumn])[] = Object.entries(COLUMNS);
type Columns = typeof COLUMNS;

/** What a catalogue entry holds in the columns of the file. */
type ColumnValues = { readonly [Name in keyof typeof ROW_COLUMNS]: ValueOf<Columns[Name]> } & {
  readonly [Name in keyof typeof SUMMARY_COLUMNS]: Readonly<ValueOf<Columns[Name]>>;
};

/** A college of the catalogue in the browser: everything that lists, search and filters need. */
export interface CatalogueEntry extends ColumnValues {
  readonly _id: string;
  readonly name: string;
  readonly pathName: string;
}

/** A column whose values repeat: each value once, and for each college its index among them or null. */
interface WordColumn<Word> {
  readonly words: readonly Word[];
  readonly at: readonly (number | null)[];
}

/** How the file writes a column. */
type Written<Column> = Column extends { as: 'bitmask' | 'flag' }
  ? readonly number[]
  : Column extends { as: 'codes' }
    ? readonly string[]
    : Column extends { as: 'texts' }
      ? readonly (readonly string[] | null)[]
      : Column extends { as: 'words' }
        ? WordColumn<NonNullable<ValueOf<Column>>>
        : readonly ValueOf<Column>[];

type FiledName<Name, Column> = Column extends { filedAs: infer Filed extends string } ? Filed : Name;

/** The columns of the file, as they are written. */
export type FiledColumns = {
  readonly [Name in keyof Columns as FiledName<Name, Columns[Name]>]: Written<Columns[Name]>;
};

/**
 * The whole catalogue by columns, so that similar values are adjacent and compress well (docs/search.md). `_id` and
 * `pathName` are null where they follow from the legal name. The other columns are those of ROW_COLUMNS and
 * SUMMARY_COLUMNS.
 */
export interface CatalogueFile extends FiledColumns {
  readonly version: 10;
  readonly _id: readonly (string | null)[];
  readonly name: readonly string[];
  readonly pathName: readonly (string | null)[];
}

/** Puts colleges into one file. */
export function catalogueFileOf(entries: readonly CatalogueEntry[]): CatalogueFile {
  const columns = COLUMN_LIST.map(([name, column]) => [
    column.filedAs ?? name,
    codecOf(column).write(entries.map((entry) => entry[name as keyof Columns])),
  ]);
  return {
    version: 10,
    _id: entries.map((entry) => (entry._id === slugOf(registeredName(entry)) ? null : entry._id)),
    name: entries.map(({ name }) => name),
    pathName: entries.map((entry) => (entry.pathName === pathNameOf(registeredName(entry)) ? null : entry.pathName)),
    ...(Object.fromEntries(columns) as FiledColumns),
  };
}

/**
 * The colleges of a file that catalogueFileOf made, in their order. Positions are exact to a thousandth of a degree.
 */
export function entriesOfCatalogue(file: CatalogueFile): readonly CatalogueEntry[] {
  const readers = COLUMN_LIST.map(([name, column]) => {
    const codec = codecOf(column);
    const written = file[(column.filedAs ?? name) as keyof FiledColumns];
    return [name, (row: number) => codec.read(written, row)] as const;
  });
  return file.name.map((name, row) => {
    const registered = file.legalName[row] ?? name;
    return {
      _id: file._id[row] ?? slugOf(registered),
      name,
      pathName: file.pathName[row] ?? pathNameOf(registered),
      ...(Object.fromEntries(readers.map(([column, read]) => [column, read(row)])) as ColumnValues),
    };
  });
}

/** Writes the values of a column, and reads the value of a row back. */
interface Codec<Value, Column> {
  write(values: readonly Value[]): Column;
  read(column: Column, row: number): Value;
}

/** A codec that writes one entry for each college. */
function each<Value, Entry>(
  write: (value: Value) => Entry,
  read: (entry: Entry | undefined) => Value,
): Codec<Value, readonly Entry[]> {
  return { write: (values) => values.map(write), read: (column, row) => read(column[row]) };
}

function codecOf(column: CatalogueColumn): Codec<unknown, unknown> {
  switch (column.as) {
    case 'words':
      return WORDS;
    case 'thousandths':
      return THOUSANDTHS;
    case 'bitmask':
      return bitmaskOf(column.values);
    case 'texts':
      return TEXTS;
    case 'codes':
      return CODES;
    case 'flag':
      return FLAG;
    case 'text':
    case 'number':
    case 'whole':
    case 'numberChoice':
      return PLAIN;
  }
}

const THOUSAND = 1000;
const PLAIN = each<unknown, unknown>(
  (value) => value,
  (entry) => entry ?? null,
);
const FLAG = each<boolean, number>(
  (value) => (value ? 1 : 0),
  (entry) => entry === 1,
);
const TEXTS = each<readonly string[], readonly string[] | null>(
  (texts) => (texts.length === 0 ? null : texts),
  (entry) => entry ?? [],
);
const CODES = each<readonly string[], string>(
  (codes) => codes.join(''),
  (entry) => entry?.match(/../g) ?? [],
);
const THOUSANDTHS = each<number | null, number | null>(
  (value) => (value === null ? null : Math.round(value * THOUSAND)),
  (entry) => (typeof entry === 'number' ? entry / THOUSAND : null),
);

const WORDS: Codec<string | null, WordColumn<string>> = {
  write: (values) => {
    const indexes = new Map<string, number>();
    for (const value of values) if (value !== null && !indexes.has(value)) indexes.set(value, indexes.size);
    return { words: [...indexes.keys()], at: values.map((value) => (value === null ? null : (indexes.get(value) ?? null))) };
  },
  read: ({ words, at }, row) => words[at[row] ?? -1] ?? null,
};

/** Encodes a subset of `all` as a bit mask. */
function bitmaskOf(all: readonly string[]): Codec<readonly string[], readonly number[]> {
  return each(
    (values) => all.reduce((sum, value, at) => sum + (values.includes(value) ? 2 ** at : 0), 0),
    (marks = 0) => all.filter((_, at) => (marks & (2 ** at)) !== 0),
  );
}
