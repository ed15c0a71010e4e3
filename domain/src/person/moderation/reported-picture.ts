import { HIDEABLE_TEXTS } from '../profiles/audience/visibility';
import type { Report } from './report';

/**
 * The picture that a report, or an owner's answer to hiding, is about: its id in a profile, or the address of one of a
 * college; null where it is about something else.
 */
export function pictureOfReport({ kind, place }: Pick<Report, 'kind' | 'place'>): string | null {
  if (kind === 'picture' || kind === 'match') return place;
  const isAnswerAboutPicture = kind === 'objection' && !HIDEABLE_TEXTS.some((text) => text === place);
  return isAnswerAboutPicture ? place : null;
}
