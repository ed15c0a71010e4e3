import type { englishGrades } from '../english/grades';

/** The German texts of grades. */
export const germanGrades: Record<keyof typeof englishGrades, string> = {
  'grades.about': 'etwa {gpa}',
  'grades.of': 'von {of}',
  'grades.own_german': '{gpa} auf der deutschen Skala',
  'grades.own_five': '{gpa} auf einer 5-Punkte-Skala',
  'grades.own_hundred': '{gpa} auf einer 100-Punkte-Skala',
};
