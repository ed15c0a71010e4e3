import { dirname, join } from 'node:path/posix';

/** `from 'x'`, `import 'x'` and `import('x')`. */
const SPECIFIERS = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\n]+)'/g;
const OWN_PACKAGE = /^@touchline\/(\w+)\/(.+)$/;
const ENDINGS = ['.ts', '.tsx', '/index.ts', ''];

/** Who imports each file, of sources by their paths from the root; types and dynamic imports count too. */
export function importersOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [, specifier = ''] of text.matchAll(SPECIFIERS)) {
      const imported = resolved(specifier, file, sources);
      if (imported !== null) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolved(specifier: string, from: string, sources: ReadonlyMap<string, string>): string | null {
  const [, name, path = ''] = OWN_PACKAGE.exec(specifier) ?? [];
  const stem = name === undefined ? join(dirname(from), specifier) : `${name}/src/${path}`;
  if (name === undefined && !specifier.startsWith('.')) return null;
  return ENDINGS.map((ending) => stem + ending).find((file) => sources.has(file)) ?? null;
}

/** How many imports lead from each file to one of these, which are 0 away themselves. */
export function distancesFrom(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A map is walked through in the order of insertion, so this meets the nearest first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}
