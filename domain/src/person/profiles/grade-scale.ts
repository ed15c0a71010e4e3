import type { Profile } from './profile';

/** A scale in which schools write the average of grades: `of` is what a profile stores as `gpaOf`. */
interface GradeScale {
  readonly of: number;
  readonly name: 'four' | 'five' | 'hundred' | 'german';
  readonly least: number;
  /** The average on the scale of 4.0, before it is cut to 0 to 4.0. */
  readonly toFour: (average: number) => number;
}

/**
 * The scales that a player chooses from (docs/decisions/065-grades-on-one-scale.md). `german` goes from 1.0, the best,
 * to 6.0; its formula is the modified Bavarian one with 1.0 as the lowest grade that passes.
 */
export const GRADE_SCALES = [
  { of: 4, name: 'four', least: 0, toFour: (average) => average },
  { of: 5, name: 'five', least: 0, toFour: (average) => (average * 4) / 5 },
  { of: 100, name: 'hundred', least: 0, toFour: (average) => average / 20 - 1 },
  { of: 6, name: 'german', least: 1, toFour: (average) => 5 - average },
] as const satisfies readonly GradeScale[];

export type GradeScaleName = (typeof GRADE_SCALES)[number]['name'];

type Grades = Pick<Profile, 'gpa' | 'gpaOf'>;

/** The scale of a profile's grades; null for none and for one that we do not know. */
export function gradeScaleOf({ gpaOf }: Pick<Grades, 'gpaOf'>): (typeof GRADE_SCALES)[number] | null {
  return GRADE_SCALES.find((scale) => scale.of === gpaOf) ?? null;
}

/**
 * An average on the scale of 4.0, rounded to two decimals; null if there is none, where its scale has no formula,
 * and where it is on that scale already. It is an estimate, and shown as one.
 */
export function estimatedGpa({ gpa, gpaOf }: Grades): number | null {
  const scale = gradeScaleOf({ gpaOf });
  if (gpa === null || scale === null || scale.name === 'four') return null;
  return Math.round(100 * Math.min(4, Math.max(0, scale.toFour(gpa)))) / 100;
}

/** Grades as their readers see them: on the scale of 4.0 that US coaches read, wherever the scale has a formula. */
export interface ShownGrades {
  readonly gpa: number;
  /** The scale of `gpa`; null if the player gave none. */
  readonly of: number | null;
  /** Where `gpa` is an estimate: the grades as the school gives them, and on which scale. */
  readonly own: { readonly gpa: number; readonly scale: Exclude<GradeScaleName, 'four'> } | null;
}

/** The grades of a profile as readers see them, an estimate on 4.0 first; null if there are none. */
export function shownGrades({ gpa, gpaOf }: Grades): ShownGrades | null {
  if (gpa === null) return null;
  const scale = gradeScaleOf({ gpaOf });
  const estimate = estimatedGpa({ gpa, gpaOf });
  if (scale === null || scale.name === 'four' || estimate === null) return { gpa, of: gpaOf, own: null };
  return { gpa: estimate, of: 4, own: { gpa, scale: scale.name } };
}

/** Whether an average can stand on its scale; also where one of them is not known yet. */
export function isOnItsScale({ gpa, gpaOf }: Grades): boolean {
  if (gpa === null || gpaOf === null) return true;
  return gpa <= gpaOf && gpa >= (gradeScaleOf({ gpaOf })?.least ?? 0);
}
