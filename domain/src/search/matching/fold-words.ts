import { splitWords } from '../../kernel/text/fold-text';

const CANONICAL: ReadonlyMap<string, string> = new Map(
  Object.entries({ st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort', u: 'university', univ: 'university', coll: 'college' }),
);

/** Words that do not identify a college: they influence the order a little and are never required. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at for from in of on or the to campus main colleges universities schools team teams soccer'.split(' '),
);

/**
 * The words of a text as search compares them: like splitWords, with spaced initials joined ("M.I.T." and "m i t" →
 * mit, "A & M" → am).
 */
export function foldWords(text: string): string[] {
  const folded: string[] = [];
  let initials = '';
  const words = splitWords(text);
  words.forEach((word, at) => {
    if (word.length === 1) initials += word;
    else if (word !== 'and' || initials === '' || words[at + 1]?.length !== 1) {
      if (initials !== '') folded.push(initials);
      initials = '';
      folded.push(word);
    }
  });
  if (initials !== '') folded.push(initials);
  return folded;
}

/**
 * The one form of words that people abbreviate: st → saint, u and univ → university, mt → mount; any other word stays.
 */
export function canonicalWord(word: string): string {
  return CANONICAL.get(word) ?? word;
}
