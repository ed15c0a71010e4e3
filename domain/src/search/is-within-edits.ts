/** True when at most `edits` insertions, deletions, substitutions or transpositions of neighbours turn one text into the other; bounded by 4^edits passes. */
export function isWithinEdits(typed: string, term: string, edits: number): boolean {
  return Math.abs(typed.length - term.length) <= edits && isClose(typed, 0, term, 0, edits, false);
}

/** Like isWithinEdits for a word still being typed: the term may go on after it. */
export function isPrefixWithinEdits(typed: string, term: string, edits: number): boolean {
  return typed.length <= term.length + edits && isClose(typed, 0, term, 0, edits, true);
}

function isClose(typed: string, typedFrom: number, term: string, termFrom: number, edits: number, mayGoOn: boolean): boolean {
  let a = typedFrom;
  let b = termFrom;
  while (a < typed.length && b < term.length && typed.charCodeAt(a) === term.charCodeAt(b)) {
    a++;
    b++;
  }
  const typedLeft = typed.length - a;
  const termLeft = term.length - b;
  if (typedLeft === 0 && (mayGoOn || termLeft <= edits)) return true;
  if (termLeft === 0) return typedLeft <= edits;
  if (edits === 0) return false;
  const isSwap =
    typedLeft > 1 &&
    termLeft > 1 &&
    typed.charCodeAt(a) === term.charCodeAt(b + 1) &&
    typed.charCodeAt(a + 1) === term.charCodeAt(b);
  return (
    (isSwap && isClose(typed, a + 2, term, b + 2, edits - 1, mayGoOn)) ||
    isClose(typed, a + 1, term, b + 1, edits - 1, mayGoOn) ||
    isClose(typed, a + 1, term, b, edits - 1, mayGoOn) ||
    isClose(typed, a, term, b + 1, edits - 1, mayGoOn)
  );
}
