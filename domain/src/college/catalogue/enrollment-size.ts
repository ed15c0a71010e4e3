import { ENROLLMENT_BANDS } from '../../reference/limits';

export type EnrollmentSize = keyof typeof ENROLLMENT_BANDS;

/**
 * The size band of a college by its number of students: Small up to 3,000, Large from 15,000, Medium between; null
 * where the number is unknown (S9-04).
 */
export function enrollmentSizeOf(students: number | null): EnrollmentSize | null {
  if (students === null) return null;
  if (students <= ENROLLMENT_BANDS.Small.to) return 'Small';
  return students >= ENROLLMENT_BANDS.Large.from ? 'Large' : 'Medium';
}
