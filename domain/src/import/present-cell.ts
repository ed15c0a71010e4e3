/** How tables of the government and of others write "not known". */
const NULL_WORDS: ReadonlySet<string> = new Set(['NA', 'N/A', 'NULL', 'null', 'NaN', 'PrivacySuppressed', 'PS']);

/** The text of a cell without spaces around it; null where the table knows nothing (NA, NULL, PrivacySuppressed, PS, nothing): null is never zero. */
export function presentCell(cell: string): string | null {
  const text = cell.trim();
  return text === '' || NULL_WORDS.has(text) ? null : text;
}
