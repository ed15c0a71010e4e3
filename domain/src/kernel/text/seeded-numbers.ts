/**
 * A generator of numbers that depend on a text alone (FNV-1a, then a xorshift for each further number): whole, 0 to
 * 4294967295.
 */
export function seededNumbers(text: string): () => number {
  let state = 2166136261;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16777619) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

/** One of several choices, selected by a number. Throws where there is nothing to choose from. */
export function pickBy<Choice>(choices: readonly Choice[], number: number): Choice {
  const chosen = choices[number % choices.length];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}
