import { HIDEABLE_TEXTS } from '../profiles/audience/visibility';
import type { Report } from './report';

/**
 * The id of the picture that a report, or an owner's answer to hiding, is about; null where it is about something else.
 */
export function pictureOfReport({ kind, place }: Pick<Report, 'kind' | 'place'>): string | null {
  if (kind === 'picture') return place;
  const isAnswerAboutPicture = kind === 'objection' && !HIDEABLE_TEXTS.some((text) => text === place);
  return isAnswerAboutPicture ? place : null;
}
