/** How tables of the government and of others write "not known", whatever the case. */
const NULL_WORDS: ReadonlySet<string> = new Set(['na', 'n/a', 'null', 'nan', 'privacysuppressed', 'ps', '-', '.']);

/** The text of a cell without spaces around it; null where the table knows nothing (NA, NULL, PrivacySuppressed, PS, nothing): null is never zero. */
export function presentCell(cell: string): string | null {
  const text = cell.trim();
  return text === '' || NULL_WORDS.has(text.toLowerCase()) ? null : text;
}
