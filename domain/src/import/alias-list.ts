import { slugOf } from './college-slug';

/** Most aliases a college may have, and how long each may be. */
const MOST_ALIASES = 40;
const LONGEST_ALIAS = 200;

/**
 * The aliases of a college from one cell, in which colleges separate them by bars or semicolons, else by two blanks, else by commas: a comma inside
 * a list with bars belongs to a name. Without repetitions and without the name itself.
 */
export function aliasesOf(cell: string | null, name: string): string[] {
  const separator = [/[|;]/, / {2,}/, /, ?/].find((kind) => cell !== null && kind.test(cell));
  const seen = new Set([slugOf(name)]);
  const aliases: string[] = [];
  for (const part of separator === undefined ? [cell ?? ''] : (cell ?? '').split(separator)) {
    const alias = part.trim().replace(/\s+/g, ' ');
    const key = slugOf(alias);
    if (key === '' || seen.has(key) || alias.length > LONGEST_ALIAS) continue;
    seen.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MOST_ALIASES);
}
