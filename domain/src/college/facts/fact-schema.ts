import * as z from 'zod/mini';
import { longText, mailAddress, phoneNumber, shortText, videoLink, webLink } from '../../kernel/text/text-schemas';
import { isOfCipFamily } from '../../reference/cip-families';
import { yearlyFigures } from './yearly-figures';
import { type FactGroup, type FactKind, type FactRow, limitsOf } from './fact-row';

const upTo = (most: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(most)));
const between = (least: number, most: number) => z.nullable(z.number().check(z.minimum(least), z.maximum(most)));

function whole(row: FactRow<'dollars' | 'whole'>) {
  const { least, most } = limitsOf(row);
  return z.nullable(most === null ? z.int().check(z.minimum(least)) : z.int().check(z.minimum(least), z.maximum(most)));
}

function lines({ most, mostEach, isDistinct }: FactRow<'lines'>) {
  const list = z.array(shortText(mostEach)).check(z.maxLength(most));
  return isDistinct === true ? list.check(z.refine((entries) => new Set(entries).size === entries.length)) : list;
}

/** The schema of each kind of fact. An unknown fact is null, an empty list, or an object of nulls. */
const SCHEMAS = {
  text: ({ most }: FactRow<'text'>) => z.nullable(shortText(most)),
  country: ({ most }: FactRow<'country'>) => z.nullable(shortText(most)),
  story: ({ most }: FactRow<'story'>) => z.nullable(longText(most)),
  link: () => z.nullable(webLink),
  video: () => z.nullable(videoLink),
  phone: () => z.nullable(phoneNumber),
  mail: () => z.nullable(mailAddress),
  color: () => z.nullable(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))),
  /** Degrees north and east. */
  position: () => z.strictObject({ lat: between(-90, 90), lng: between(-180, 180) }),
  /** Codes like `11` or `11.0701`, of a listed family. */
  cipCodes: () =>
    z.array(z.string().check(z.regex(/^\d{2}(\.\d{2}(\d{2})?)?$/), z.refine(isOfCipFamily))).check(z.maxLength(1000)),
  yearlyFigures: () => yearlyFigures,
  percent: () => upTo(100),
  dollars: whole,
  whole,
  /** Some colleges are older than the years that forms offer. */
  year: () => z.nullable(z.int().check(z.minimum(1500), z.maximum(2100))),
  number: ({ most }: FactRow<'number'>) => upTo(most),
  ratio: ({ most }: FactRow<'ratio'>) => upTo(most),
  range: ({ most }: FactRow<'range'>) => z.strictObject({ low: upTo(most), high: upTo(most) }),
  choice: ({ values }: FactRow<'choice'>) => z.nullable(z.enum(values)),
  numberChoice: ({ values }: FactRow<'numberChoice'>) => z.nullable(z.literal(values)),
  lines,
};

/** Relates each kind of fact to the rows that its schema takes. */
const BUILDERS: { readonly [Kind in FactKind]: (row: FactRow<Kind>) => z.ZodMiniType } = SCHEMAS;

type SchemaOf<Row extends FactRow> = Row extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
  ? z.ZodMiniNullable<z.ZodMiniEnum<{ readonly [Key in Value]: Key }>>
  : Row extends { kind: 'numberChoice'; values: readonly (infer Value extends number)[] }
    ? z.ZodMiniNullable<z.ZodMiniLiteral<Value>>
    : ReturnType<(typeof SCHEMAS)[Row['kind']]>;

type ShapeOf<Group extends FactGroup> = { readonly [Name in keyof Group]: SchemaOf<Group[Name]> };

/** The schemas of a group's facts by field name, for the object in which they stand. */
export function shapeOf<const Group extends FactGroup>(group: Group): ShapeOf<Group> {
  return Object.fromEntries(Object.entries(group).map(([name, row]) => [name, schemaOf(row)])) as ShapeOf<Group>;
}

function schemaOf<Kind extends FactKind>(row: FactRow<Kind>): z.ZodMiniType {
  return BUILDERS[row.kind](row);
}
