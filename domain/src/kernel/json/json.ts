/** What can be stored and sent: JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A plain object of outside data: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Only the named properties of a value. */
export function pick<Value extends object, Name extends keyof Value>(value: Value, names: readonly Name[]): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>;
}

/** Whether two JSON values are equal, regardless of the order of their keys. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => sameJson(entry, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/**
 * How deep lists and objects nest in a value; a text is 0, `[]` is 1. It does not recurse, so hostile nesting cannot
 * overflow the stack.
 */
export function depthOf(value: unknown): number {
  let deepest = 0;
  const open: [unknown, number][] = [[value, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, above] = next;
    if (typeof node !== 'object' || node === null) continue;
    deepest = Math.max(deepest, above + 1);
    for (const child of Object.values(node)) open.push([child, above + 1]);
  }
  return deepest;
}

/** Keys that could reach an object's prototype; none of our documents has them. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether an object inside a value has a key that could reach a prototype. It recurses: check `depthOf` first. */
export function hasPrototypeKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPrototypeKey);
  return isObject(value) && Object.keys(value).some((key) => PROTOTYPE_KEYS.has(key) || hasPrototypeKey(value[key]));
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The length of a text in UTF-8 bytes. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  if (!BEYOND_ASCII.test(text)) return bytes;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/**
 * The size of a value in Firestore, in bytes, by its published rules: texts in UTF-8 plus one, numbers eight, true,
 * false and null one, keys like texts.
 */
export function storedSizeOf(value: unknown): number {
  if (typeof value === 'string') return utf8Length(value) + 1;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  let sum = 0;
  if (Array.isArray(value)) {
    for (const entry of value) sum += storedSizeOf(entry);
    return sum;
  }
  for (const key of Object.keys(value)) sum += utf8Length(key) + 1 + storedSizeOf(Reflect.get(value, key));
  return sum;
}
