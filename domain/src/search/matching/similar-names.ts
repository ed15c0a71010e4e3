import type { CollegeIndex } from './college-index';
import { foldWords } from './fold-words';
import type { SearchableCollege } from './searchable-college';

/** A name that shares fewer letter pairs with the text is not suggested. */
const LEAST_LIKENESS = 0.34;
const MOST_GUESSES = 3;

/**
 * The names of colleges that are most similar to a text that found nothing, best first, at most three. Empty where none
 * is similar enough. Two words of a name are compared too, because people write the short form.
 */
export function similarNames(index: CollegeIndex<SearchableCollege>, text: string): readonly string[] {
  const typed = pairsOf(foldWords(text.slice(0, 100)).join(' '));
  if (typed.size === 0) return [];
  const guesses = index.rows.map((row, at) => ({ name: row.name, at, likeness: likenessOf(typed, row) }));
  return guesses
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.at - b.at)
    .slice(0, MOST_GUESSES)
    .map(({ name }) => name);
}

/** People write either name, and one that is suggested is the common one. */
function likenessOf(typed: ReadonlySet<string>, { name, legalName }: SearchableCollege): number {
  return Math.max(similarityOf(typed, name), legalName === null ? 0 : similarityOf(typed, legalName));
}

function similarityOf(typed: ReadonlySet<string>, name: string): number {
  const words = foldWords(name);
  const forms = [
    words.join(' '),
    ...words.filter((word) => word.length > 3),
    ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
  ];
  return Math.max(...forms.map((form, at) => (at === 0 ? 1 : 0.9) * diceCoefficient(typed, pairsOf(form))));
}

/** Pairs of neighbouring letters; the space before a word counts as a letter. */
function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text}`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

function diceCoefficient(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}
