/** A range of code and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Ranged {
  readonly start: number;
  readonly end: number;
}

/** The code with every edit made; edits may not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text }) => `${done.slice(0, start)}${text}${done.slice(end)}`, code);
}

/**
 * Removes the members of an object literal whose names `isRetained` rejects; the names are a member's key and its
 * shorthands.
 */
export function withoutMembers(object: unknown, isRetained: (names: readonly string[]) => boolean): readonly Edit[] {
  const members = Reflect.get(Object(object), 'properties') as unknown;
  if (!Array.isArray(members)) throw new Error('There is no object literal to shorten');
  return members.flatMap((member: unknown, index) => {
    const key = nameOf(member, 'key');
    if (!isRanged(member) || key === null || isRetained([key, ...shorthandsOf(Reflect.get(member, 'value'))])) return [];
    const next: unknown = members[index + 1];
    return [{ start: member.start, end: isRanged(next) ? next.start : member.end, text: '' }];
  });
}

/**
 * The first value of a name in a program: a variable's value, a property's, or what a function returns. Throws where
 * there is none.
 */
export function valueNamed(program: unknown, name: string): unknown {
  const value = findNamed(program, name);
  if (value === undefined) throw new Error(`The code has no ${name}`);
  return value;
}

/** The range of a node in its code. Throws where it has none. */
export function rangeOf(node: unknown): Ranged {
  if (!isRanged(node)) throw new Error('There is no such place in the code');
  return { start: node.start, end: node.end };
}

function findNamed(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  if (nameOf(node, 'id') === name) return Reflect.get(node, 'init') ?? returned(Reflect.get(node, 'body'));
  if (nameOf(node, 'key') === name) return Reflect.get(node, 'value');
  for (const child of Object.values(node)) {
    const found = findNamed(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function returned(body: unknown): unknown {
  const statements: unknown = Reflect.get(Object(body), 'body');
  const last: unknown = Array.isArray(statements) ? statements.at(-1) : undefined;
  return Reflect.get(Object(last), 'argument');
}

function nameOf(node: unknown, part: 'id' | 'key'): string | null {
  const named: unknown = Reflect.get(Object(node), part);
  const name: unknown = Reflect.get(Object(named), 'name') ?? Reflect.get(Object(named), 'value');
  return typeof name === 'string' ? name : null;
}

function shorthandsOf(value: unknown): readonly string[] {
  const members: unknown = Reflect.get(Object(value), 'properties');
  const shorthand: unknown = Array.isArray(members) ? members.find((member) => nameOf(member, 'key') === 'shorthand') : null;
  const list: unknown = Reflect.get(Object(Reflect.get(Object(shorthand), 'value')), 'elements');
  return Array.isArray(list) ? list.map((one: unknown) => String(Reflect.get(Object(one), 'value'))) : [];
}

function isRanged(node: unknown): node is Ranged {
  return typeof Reflect.get(Object(node), 'start') === 'number' && typeof Reflect.get(Object(node), 'end') === 'number';
}
