type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

/** Types and messages as protobufjs's JSON names them, by the last part of the name. */
const MENTIONS = /"(?:type|requestType|responseType)":"(?:[\w.]+\.)?(\w+)"/g;

/**
 * A service's messages in protobufjs's JSON, as an object, without what no message of the service leads to, and without
 * annotations (options in brackets): those of HTTP are for other clients. Fields, their numbers, enumerations and
 * options of the encoding stay as they are. Throws where the service is not there.
 */
export function trimmedProtos(text: string, service: string): Fields {
  const root = withoutAnnotations(JSON.parse(text) as Json);
  const [top = '', ...rooms] = service.split('.').slice(0, -1);
  const own = rooms.reduce((space, name) => nestedIn(space)[name] ?? null, nestedIn(root)[top] ?? null);
  const name = service.slice(service.lastIndexOf('.') + 1);
  if (nestedIn(own)[name] === undefined) throw new Error(`There is no ${service} in these messages.`);
  const others = Object.entries(nestedIn(nestedIn(root)[top] ?? null)).filter(([space]) => space !== rooms[0]);
  const types = new Map(others.flatMap(([, space]) => Object.entries(nestedIn(space))));
  const kept = namesLedTo(own, types);
  const spaces = others.flatMap(([space, content]) => {
    const nested = Object.fromEntries(Object.entries(nestedIn(content)).filter(([type]) => kept.has(type)));
    return Object.keys(nested).length === 0 ? [] : [[space, { ...fieldsOf(content), nested }] as const];
  });
  const ownSpace = fieldsOf(nestedIn(nestedIn(root)[top] ?? null)[rooms[0] ?? ''] ?? null);
  const nested = { [top]: { nested: { [rooms[0] ?? '']: ownSpace, ...Object.fromEntries(spaces) } } };
  return { ...fieldsOf(root), nested };
}

/** The names of all types that a message mentions, or that one of those mentions. */
function namesLedTo(from: Json, types: ReadonlyMap<string, Json>): ReadonlySet<string> {
  const kept = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(MENTIONS)) {
      const type = types.get(name);
      if (type === undefined || kept.has(name)) continue;
      kept.add(name);
      open.push(type);
    }
  }
  return kept;
}

function withoutAnnotations(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutAnnotations);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'parsedOptions' && !key.startsWith('('));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutAnnotations(inner)]));
}

function nestedIn(value: Json): Fields {
  return fieldsOf(fieldsOf(value).nested ?? null);
}

function fieldsOf(value: Json): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
