/** The English texts of the form for the reader's own numbers. */
export const englishNumbers = {
  'numbers.ownTitle': 'Your own numbers',
  'numbers.own_sat': 'Your SAT score',
  'numbers.own_act': 'Your ACT score',
  'numbers.own_budget': 'Your budget per year, in dollars',
  'numbers.ownWrong': 'A whole number from {least, number} to {most, number}',
  'numbers.ownSave': 'Show them on every college',
  'numbers.ownClear': 'Clear them',
  'numbers.ownStays': 'They are stored on this device only.',
} as const;
