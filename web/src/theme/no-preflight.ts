/**
 * Takes the place of Chakra's own function of this name in the browser build (library-aliases.ts): the reset is part of
 * the styles of every page (server/page-styles.tsx), and the browser's system asks for none.
 */
export function createPreflight(): Readonly<Record<string, never>> {
  return {};
}
