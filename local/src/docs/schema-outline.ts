import { isObject } from '@touchline/domain/kernel/json/json';

/**
 * The shape of a schema as text, a line for each path with its type and every check that can be described. Two schemas
 * with the same outline accept the same documents, except for what functions inside them decide.
 */
export function schemaOutline(schema: object): string {
  return linesOf('', schema, '').join('\n').concat('\n');
}

type Definition = Readonly<Record<string, unknown>>;

/** Types that only wrap another one. */
const WRAPPERS: ReadonlySet<unknown> = new Set([
  'nullable',
  'optional',
  'nonoptional',
  'default',
  'prefault',
  'catch',
  'readonly',
]);

function linesOf(path: string, schema: unknown, words: string): readonly string[] {
  const def = definitionOf(schema);
  const type = String(def.type);
  if (WRAPPERS.has(type)) return linesOf(path, def.innerType, `${words}${type} `);
  const line = `${path === '' ? '(document)' : path}: ${words}${detailsOf(def)}`;
  switch (type) {
    case 'object': {
      const shape = Object.entries(def.shape as Definition).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [line, ...shape.flatMap(([field, part]) => linesOf(path === '' ? field : `${path}.${field}`, part, ''))];
    }
    case 'array':
      return [line, ...linesOf(`${path}[]`, def.element, '')];
    case 'record':
      return [line, ...linesOf(`${path}{key}`, def.keyType, ''), ...linesOf(`${path}{}`, def.valueType, '')];
    case 'union':
      return [
        line,
        ...(def.options as readonly unknown[]).flatMap((option, index) => linesOf(`${path}|${index + 1}`, option, '')),
      ];
    case 'pipe':
      return [line, ...linesOf(`${path}<`, def.in, ''), ...linesOf(`${path}>`, def.out, '')];
    default:
      return [line];
  }
}

function definitionOf(schema: unknown): Definition {
  const inside = isObject(schema) ? schema._zod : undefined;
  const def = isObject(inside) ? inside.def : undefined;
  if (!isObject(def)) throw new Error('this is no schema');
  return def;
}

/** A type with its details: number formats, literal values, whether unknown fields are refused, and its checks. */
function detailsOf(def: Definition): string {
  const { type, shape, catchall, checks = [], ...rest } = def;
  const strict = shape === undefined ? [] : catchall === undefined ? ['open'] : ['strict'];
  const own = facts(Object.fromEntries(Object.entries(rest).filter(([key]) => !INNER.has(key))));
  return [String(type), ...strict, own, ...(checks as readonly unknown[]).map((check) => `[${checkOf(definitionOf(check))}]`)]
    .filter((text) => text !== '')
    .join(' ');
}

/** A check by its name and numbers; a check by a function is just `custom`. */
function checkOf({ check, type: _, abort: __, ...rest }: Definition): string {
  return [String(check), facts(rest)].filter((text) => text !== '').join(' ');
}

/** Parts that have lines of their own, or that are the same for all. */
const INNER: ReadonlySet<string> = new Set(['element', 'keyType', 'valueType', 'options', 'in', 'out', 'check', 'abort', 'mode']);

/**
 * Values by name, without functions and zod's internal values, and without the pattern of a format that its name
 * already determines.
 */
function facts(def: Definition): string {
  const isNamed = typeof def.format === 'string' && def.format !== 'regex';
  return Object.entries(def)
    .filter(
      ([key, value]) =>
        typeof value !== 'function' && value !== undefined && !key.startsWith('_') && !(isNamed && key === 'pattern'),
    )
    .map(([key, value]) => `${key}=${textOf(value)}`)
    .toSorted()
    .join(' ');
}

function textOf(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (isObject(value) && Object.entries(value).every(([key, inner]) => key === inner)) return Object.keys(value).join('|');
  return JSON.stringify(value, (_, inner: unknown) => (inner instanceof RegExp ? String(inner) : inner));
}
