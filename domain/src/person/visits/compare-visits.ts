import { VISIT_QUESTIONS, type VisitQuestion } from '../../reference/visits';
import type { Visit } from './visit';

/** What a comparison reads of a visit. */
export type MarkedVisit = Pick<Visit, 'collegeId' | 'on' | 'marks'>;

/** What the visits of one college come to. A question that no visit marked is null, never zero. */
export interface ComparedCollege {
  readonly collegeId: string;
  readonly visits: number;
  /** The day of the latest visit. */
  readonly lastOn: string;
  /** The mean mark of each question over the visits that marked it. */
  readonly means: Readonly<Record<VisitQuestion, number | null>>;
  /** The mean of the questions that have one; null where nothing was marked. */
  readonly mean: number | null;
  /** How many questions have a mark. */
  readonly marked: number;
}

/** The mean of numbers; null of none. */
function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * The visited colleges side by side, the best mean first and those without marks last. Several visits of a college
 * count together: each question by the mean of its marks, so that a second visit weighs no question twice.
 */
export function comparedVisits(visits: readonly MarkedVisit[]): readonly ComparedCollege[] {
  const colleges = [...new Set(visits.map(({ collegeId }) => collegeId))];
  return colleges
    .map((collegeId) =>
      comparedCollege(
        collegeId,
        visits.filter((visit) => visit.collegeId === collegeId),
      ),
    )
    .toSorted(byMean);
}

function comparedCollege(collegeId: string, visits: readonly MarkedVisit[]): ComparedCollege {
  const meanAt = (question: VisitQuestion) => meanOf(visits.flatMap(({ marks }) => marks[question] ?? []));
  const means = Object.fromEntries(VISIT_QUESTIONS.map((question) => [question, meanAt(question)])) as Record<
    VisitQuestion,
    number | null
  >;
  const known = Object.values(means).filter((one) => one !== null);
  const lastOn = visits.reduce((latest, { on }) => (on > latest ? on : latest), '');
  return { collegeId, visits: visits.length, lastOn, means, mean: meanOf(known), marked: known.length };
}

function byMean(one: ComparedCollege, other: ComparedCollege): number {
  return (
    (other.mean ?? 0) - (one.mean ?? 0) || other.lastOn.localeCompare(one.lastOn) || one.collegeId.localeCompare(other.collegeId)
  );
}
