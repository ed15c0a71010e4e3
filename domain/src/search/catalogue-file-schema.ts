import * as z from 'zod/mini';
import { type CatalogueColumn, ROW_COLUMNS, SUMMARY_COLUMNS } from '../college/catalogue/catalogue-columns';
import type { FiledColumns } from './catalogue-file';

const columnOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.readonly(z.array(entry));
const texts = columnOf(z.nullable(z.string()));
const numbers = columnOf(z.nullable(z.number()));
const wholes = columnOf(z.int());

function wordsOf(word: z.ZodMiniType) {
  return z.strictObject({ words: columnOf(word), at: columnOf(z.nullable(z.int())) });
}

function schemaOf(column: CatalogueColumn): z.ZodMiniType {
  switch (column.as) {
    case 'text':
      return texts;
    case 'words':
      return wordsOf(column.values === undefined ? z.string() : z.enum(column.values));
    case 'numberChoice':
      return columnOf(z.nullable(z.literal(column.values)));
    case 'bitmask':
    case 'flag':
      return wholes;
    case 'texts':
      return columnOf(z.nullable(z.readonly(z.array(z.string()))));
    case 'codes':
      return columnOf(z.string());
    case 'number':
    case 'whole':
    case 'thousandths':
      return numbers;
  }
}

type ColumnSchemas = { readonly [Name in keyof FiledColumns]: z.ZodMiniType<FiledColumns[Name]> };

const columns: readonly (readonly [name: string, column: CatalogueColumn])[] = Object.entries({
  ...ROW_COLUMNS,
  ...SUMMARY_COLUMNS,
});

/** The shape of CatalogueFile, checked from the columns by which it is written. */
export const catalogueFile = z.strictObject({
  version: z.literal(10),
  name: columnOf(z.string()),
  _id: texts,
  pathName: texts,
  ...(Object.fromEntries(columns.map(([name, column]) => [column.filedAs ?? name, schemaOf(column)])) as ColumnSchemas),
});
