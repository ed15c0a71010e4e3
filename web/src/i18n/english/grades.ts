/** The English texts of grades. A converted average comes first; the school's own follows. */
export const englishGrades = {
  'grades.about': 'about {gpa}',
  'grades.of': 'of {of}',
  'grades.own_german': '{gpa} on the German scale',
  'grades.own_five': '{gpa} on a 5-point scale',
  'grades.own_hundred': '{gpa} on a 100-point scale',
} as const;
