import { HIDEABLE_TEXTS } from '../profiles/audience/visibility';
import type { Report } from './report';

/**
 * The parts of the queue, the most urgent first: locked pictures, then anyone who may be in danger before all others,
 * and in both the minors first. Within a part, the longest waiting is first.
 */
export const URGENCIES = ['childAbuse', 'dangerOfMinor', 'danger', 'minor', 'other'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** The part of the queue in which a report stands. */
export function urgencyOf({ reason, isAboutMinor }: Pick<Report, 'reason' | 'isAboutMinor'>): Urgency {
  if (reason === 'childAbuse') return 'childAbuse';
  if (reason === 'danger') return isAboutMinor ? 'dangerOfMinor' : 'danger';
  return isAboutMinor ? 'minor' : 'other';
}

/** The id of the first open report that somebody may be in danger, by the uid of that person. */
export type UrgentReports = ReadonlyMap<string, string>;

/** Of each person the open report of danger that was made first; every other report says nothing here. */
export function urgentReportsOf(reports: readonly Report[]): UrgentReports {
  const urgent = reports.filter(({ reason, closedAt }) => reason === 'danger' && closedAt === null);
  const latestFirst = urgent.toSorted((one, other) => other.at.localeCompare(one.at) || other._id.localeCompare(one._id));
  return new Map(latestFirst.flatMap(({ profileId, _id }) => (profileId === null ? [] : [[profileId, _id] as const])));
}

/**
 * The picture that a report, or an owner's answer to hiding, is about: its id in a profile, or the address of one of a
 * college; null where it is about something else.
 */
export function pictureOfReport({ kind, place, profileId }: Pick<Report, 'kind' | 'place' | 'profileId'>): string | null {
  if (kind === 'picture' || kind === 'match') return place;
  const isAnswerAboutPicture = kind === 'objection' && profileId !== null && !HIDEABLE_TEXTS.some((text) => text === place);
  return isAnswerAboutPicture ? place : null;
}
