import type { FieldSource } from '@touchline/domain/college/field-source';
import type { Say } from '../../i18n/use-translations';
import type { SaidFact } from './facts';

/** Who says a fact, and of which year it speaks: `College Scorecard, 2024`. */
export function sourceText({ by, source, year }: FieldSource, t: Say): string {
  const who = by === 'coach' ? t('college.sourceCoach') : by === 'admin' ? t('college.sourceAdmin') : source;
  return year === null ? who : `${who}, ${year}`;
}

/** The source of a whole table where every known fact has the same one, to be said once; null where they differ or one has none. */
export function commonSource(facts: readonly SaidFact[], t: Say): string | null {
  const known = facts.filter(({ value }) => value !== null);
  const sources = new Set(known.map(({ source }) => (source === null ? null : sourceText(source, t))));
  const [only = null] = sources;
  return sources.size === 1 ? only : null;
}
