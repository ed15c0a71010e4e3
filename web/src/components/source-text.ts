import type { FieldSource } from '@touchline/domain/college/college-parts';
import type { Translate } from '../i18n/use-translations';

/** What sources of our tables call a fact without a document. */
const KNOWLEDGE = 'general knowledge';

/** The source of a fact and its year, `College Scorecard, 2024`; one without a document is named as such. */
export function sourceText({ by, source, year }: FieldSource, t: Translate): string {
  if (by === 'import' && source.includes(KNOWLEDGE)) return t('college.sourceKnowledge');
  const who = by === 'coach' ? t('college.sourceCoach') : by === 'admin' ? t('college.sourceAdmin') : source;
  return year === null ? who : `${who}, ${year}`;
}
