const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The characters of a mark: 30 bits. */
const MARK_LENGTH = 5;

/** Five characters for an id, the same on every host. Of a billion pairs of ids one has equal marks. */
function markOf(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The last characters of an id have reached the low bits alone, so the high ones are mixed into them.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 2;
  return Array.from({ length: MARK_LENGTH }, (_, at) => SIGNS[(mixed >>> (6 * at)) & 63] ?? '').join('');
}

/** Results as a search stores them: the marks of their ids, sorted, so that equal results give equal texts. */
export function seenResults(ids: Iterable<string>): string {
  return joined(Array.from(ids, markOf));
}

function joined(marks: Iterable<string>): string {
  return [...new Set(marks)].toSorted().join('');
}

function marksIn(seen: string): Set<string> {
  return new Set(
    Array.from({ length: seen.length / MARK_LENGTH }, (_, at) => seen.slice(at * MARK_LENGTH, (at + 1) * MARK_LENGTH)),
  );
}

/** What a comparison brings: the ids that are new, and the results as they are seen after it. */
export interface Compared {
  readonly fresh: readonly string[];
  readonly seen: string;
}

/** Compares everything that a search finds now with what it found before. */
export function comparedWhole(seen: string, found: readonly string[]): Compared {
  const before = marksIn(seen);
  return { fresh: found.filter((id) => !before.has(markOf(id))), seen: seenResults(found) };
}

/**
 * Compares only what has changed since: `fits` are changed ids that the search finds now, `left` changed ids that it
 * does not find. Whatever did not change stays as it was seen.
 */
export function comparedChanges(seen: string, fits: readonly string[], left: readonly string[]): Compared {
  const marks = marksIn(seen);
  const fresh = fits.filter((id) => !marks.has(markOf(id)));
  for (const id of left) marks.delete(markOf(id));
  for (const id of fits) marks.add(markOf(id));
  return { fresh, seen: joined(marks) };
}
