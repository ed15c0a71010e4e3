import type { FieldSource } from '@touchline/domain/college/field-source';
import type { Say } from '../../i18n/use-words';
import type { SaidFact } from './facts';

/** Who says a fact, and of which year it speaks: `College Scorecard, 2024`. */
export function sourceText({ by, source, year }: FieldSource, say: Say): string {
  const who = by === 'coach' ? say('college.sourceCoach') : by === 'admin' ? say('college.sourceAdmin') : source;
  return year === null ? who : `${who}, ${year}`;
}

/** The source of a whole table where every known fact has the same one, to be said once; null where they differ or one has none. */
export function commonSource(facts: readonly SaidFact[], say: Say): string | null {
  const known = facts.filter(({ value }) => value !== null);
  const sources = new Set(known.map(({ source }) => (source === null ? null : sourceText(source, say))));
  const [only = null] = sources;
  return sources.size === 1 ? only : null;
}
