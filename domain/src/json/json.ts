/** What can be stored and sent: JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A plain object of outside data: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values say the same, whatever the order of keys. */
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

/** How deep lists and objects nest in a value, counted without recursion so that hostile nesting cannot overflow the stack. A text is 0, `[]` is 1. */
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

/** Keys that could reach an object's prototype; no document of ours has them. */
export const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether any object inside a value (at most a few levels deep: check `depthOf` first) has a key that could reach a prototype. */
export function hasPrototypeKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPrototypeKey);
  return isObject(value) && Object.keys(value).some((key) => PROTOTYPE_KEYS.has(key) || hasPrototypeKey(value[key]));
}
