/**
 * Why the wording of a camp may break the rules of its league: camps of colleges are open to all who enter, limited
 * by number, age, grade and gender alone.
 */
export type WordingReason = 'closed' | 'selected' | 'promise' | 'benefit';

/** Words of a camp's texts, as they stand there, and why they are doubtful. */
export interface WordingWarning {
  readonly words: string;
  readonly reason: WordingReason;
}

const DOUBTFUL: Readonly<Record<WordingReason, readonly string[]>> = {
  closed: [
    String.raw`invite[- ]only`,
    String.raw`invitation[- ]only`,
    String.raw`(?:by|upon) invitation(?: only)?`,
    String.raw`invitees?`,
    String.raw`invited (?:players|athletes|prospects|recruits)`,
    String.raw`(?:recruits|prospects|commits) only`,
    String.raw`(?:closed|private) camp`,
  ],
  selected: [
    'elite',
    String.raw`hand[- ]?(?:picked|selected)`,
    String.raw`(?:top|best|premier) (?:players|athletes|prospects|recruits|talents?)`,
    String.raw`(?:selected|select|exclusive|blue[- ]chip) (?:players|athletes|prospects|recruits|group)`,
    String.raw`(?:high|highest)[- ]level (?:players|prospects|recruits) only`,
  ],
  promise: [
    String.raw`(?:scholarship|roster) offers?`,
    String.raw`(?:earn|win|get|receive) (?:a |your )?(?:scholarship|offer|roster spot)`,
    String.raw`guaranteed (?:offers?|spots?|evaluation|scholarships?)`,
  ],
  benefit: [
    String.raw`free (?:for|to) (?:recruits|prospects|commits|top players)`,
    String.raw`(?:discounts?|reduced (?:price|fee)) (?:for|to) (?:recruits|prospects|commits|top players)`,
    String.raw`(?:recruits|prospects|commits) (?:attend|come|play) (?:for )?free`,
  ],
};

const NEGATED = String.raw`(?<!\b(?:not|no|never|without|isn['’]t)\s(?:an?\s)?)`;
const PATTERNS = Object.entries(DOUBTFUL).map(
  ([reason, words]) => [reason as WordingReason, new RegExp(String.raw`${NEGATED}\b(?:${words.join('|')})\b`, 'gi')] as const,
);

/** The longest text that is checked, in characters. */
const LONGEST = 30_000;

/** The doubtful words of a camp's texts, each once, in order. A denial ("not invite only") does not count. */
export function wordingWarnings(texts: readonly (string | null)[]): readonly WordingWarning[] {
  const text = texts
    .filter((one) => one !== null)
    .join('\n')
    .slice(0, LONGEST);
  const found = PATTERNS.flatMap(([reason, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ words, reason, index })),
  ).sort((a, b) => a.index - b.index);
  const first = new Map<string, WordingWarning>();
  for (const { words, reason } of found) {
    const key = words.toLowerCase();
    if (!first.has(key)) first.set(key, { words, reason });
  }
  return [...first.values()];
}
