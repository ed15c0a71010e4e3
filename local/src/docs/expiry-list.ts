import type { CollectionDefinition } from '@touchline/domain/kernel/documents/define-collection';

const [BEGIN, END] = ['<!-- expiry: npm run docs:data -->', '<!-- end of expiry -->'];

/**
 * Generates the list of docs/deploy.md that says which documents go by themselves and when, from the definitions;
 * everything outside the two marks stays unchanged.
 */
export function withExpiryList(text: string, collections: readonly CollectionDefinition[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/deploy.md has lost its marks: ${BEGIN} and ${END}`);
  const lines = collections.flatMap(({ name, expires }) =>
    expires === undefined ? [] : [`- \`${name.slice(name.lastIndexOf('/') + 1)}.expiresAt\`: ${expires}`],
  );
  return `${text.slice(0, begin)}${[BEGIN, '', ...lines.toSorted(), '', ''].join('\n')}${text.slice(end)}`;
}
