import type { TokenNames } from './ready-tokens';
import { system } from './system';

/** The names of all our tokens, for `readyTokens`; the build takes them down (scripts/lean-design-system.ts). */
export const TOKEN_NAMES: TokenNames = namesIn(system.tokens.flatMap.keys());

function namesIn(paths: Iterable<string>): TokenNames {
  const names: Record<string, string[]> = {};
  for (const path of paths) {
    const [category = '', ...name] = path.split('.');
    (names[category] ??= []).push(name.join('.'));
  }
  return Object.fromEntries(Object.entries(names).map(([category, list]) => [category, list.join(' ')]));
}
