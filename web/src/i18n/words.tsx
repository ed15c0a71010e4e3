import type { WordKey } from './english';
import { useWords, type WordValues } from './use-words';

/** A text of the site in the reader's language. */
export function Words({ id, values }: { readonly id: WordKey; readonly values?: WordValues }) {
  return useWords()(id, values);
}
