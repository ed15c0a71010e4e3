import type { CollegeIndex } from './college-index';
import { foldWords } from './fold-words';
import type { SearchableCollege } from './searchable-college';

/** Below this share of common letter pairs a name is no guess. */
const LEAST_LIKENESS = 0.34;
const MOST_GUESSES = 3;

/**
 * Names of colleges that look most like a text that found nothing, best first, at most three; none where nothing comes
 * close. Two words of the name are compared too: people write the short form.
 */
export function similarNames(index: CollegeIndex<SearchableCollege>, text: string): readonly string[] {
  const typed = pairsOf(foldWords(text.slice(0, 100)).join(' '));
  if (typed.size === 0) return [];
  const guesses = index.rows.map((row, at) => ({ name: row.name, at, likeness: likenessOf(typed, row.name) }));
  return guesses
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
    .slice(0, MOST_GUESSES)
    .map(({ name }) => name);
}

function likenessOf(typed: ReadonlySet<string>, name: string): number {
  const words = foldWords(name);
  const forms = [
    words.join(' '),
    ...words.filter((word) => word.length > 3),
    ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
  ];
  return Math.max(...forms.map((form, at) => (at === 0 ? 1 : 0.9) * dice(typed, pairsOf(form))));
}

/** Pairs of neighbouring letters, the blank before a word counted. */
function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text}`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}
