import type { ModuleUse } from './message-use';

/** The parts of the dictionary, each with its keys. */
export type Parts = ReadonlyMap<string, ReadonlySet<string>>;

/** A part of the dictionary that a module needs where nobody has loaded it, with one of its keys. */
export interface MissingPart {
  readonly module: string;
  readonly part: string;
  readonly key: string;
}

const EVERY_PAGE = 'every-page';

/**
 * The parts that are missing below a module that is downloaded with some parts loaded. It and what it imports may use
 * these and those that it loads itself; what is downloaded further, also those that the downloading module loads.
 */
export function missingParts(
  entry: string,
  uses: ReadonlyMap<string, ModuleUse>,
  parts: Parts,
  loaded: readonly string[] = [],
): readonly MissingPart[] {
  const visited = new Set<string>();
  const from = (start: string, available: ReadonlySet<string>): readonly MissingPart[] => {
    const visit = `${start} ${[...available].sort().join(' ')}`;
    if (visited.has(visit)) return [];
    visited.add(visit);
    const here = new Set([...available, ...(uses.get(start)?.loads ?? [])]);
    return [...closureOf(start, uses)].flatMap((module) => {
      const use = uses.get(module);
      if (use === undefined) return [];
      const further = new Set([...here, ...use.loads]);
      return [
        ...lackingParts(use, parts, here).map(([part, key]) => ({ module, part, key })),
        ...use.downloads.filter((target) => !isTable(target)).flatMap((target) => from(target, further)),
      ];
    });
  };
  return from(entry, new Set([EVERY_PAGE, ...loaded]));
}

/** The keys that no module names. */
export function unusedKeys(uses: Iterable<ModuleUse>, parts: Parts): readonly string[] {
  const all = [...uses];
  const texts = new Set(all.flatMap((use) => [...use.texts]));
  const patterns = [...new Set(all.flatMap((use) => use.patterns.map(({ source }) => source)))].map(
    (source) => new RegExp(source),
  );
  return [...parts.values()].flatMap((keys) =>
    [...keys].filter((key) => !texts.has(key) && !patterns.some((pattern) => pattern.test(key))),
  );
}

/** A module and all that is there whenever it is there. */
function closureOf(start: string, uses: ReadonlyMap<string, ModuleUse>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (found.has(next) || isTable(next)) continue;
    found.add(next);
    open.push(...(uses.get(next)?.imports ?? []));
  }
  return found;
}

/**
 * The parts whose keys a module names though nobody has loaded them. A text with values in it may mean keys of several
 * parts: one of them is enough.
 */
function lackingParts(
  use: ModuleUse,
  parts: Parts,
  available: ReadonlySet<string>,
): readonly (readonly [part: string, key: string])[] {
  const lacking = new Map<string, string>();
  const need = (isMeant: (key: string) => boolean, mayBeAnyPart: boolean): void => {
    const meant = [...parts].flatMap(([part, keys]) => {
      const key = [...keys].find(isMeant);
      return key === undefined ? [] : [[part, key] as const];
    });
    if (mayBeAnyPart && meant.some(([part]) => available.has(part))) return;
    for (const [part, key] of meant) if (!available.has(part)) lacking.set(part, key);
  };
  need((key) => use.texts.has(key), false);
  for (const pattern of use.patterns) need((key) => pattern.test(key), true);
  return [...lacking];
}

function isTable(module: string): boolean {
  return module.startsWith('web/src/i18n/english') || module.startsWith('web/src/i18n/german');
}
