import type { CrestRecipe } from './crest-recipe';

/** The lines of each charge, in a box of 40 × 30 around its own centre, above the letters. */
export const CHARGE_LINES: Readonly<Record<CrestRecipe['charge'], string | null>> = {
  none: null,
  star: 'M0 -14L4 -4H15L6 3L9 14L0 7L-9 14L-6 3L-15 -4H-4Z',
  ball: 'M0 -13A13 13 0 1 1 -0.1 -13ZM0 -5L5 -1.5L3 4H-3L-5 -1.5ZM0 -5V-13M5 -1.5L12 -4M3 4L8 10M-3 4L-8 10M-5 -1.5L-12 -4',
  waves: 'M-18 -6Q-12 -12 -6 -6T6 -6T18 -6M-18 2Q-12 -4 -6 2T6 2T18 2M-18 10Q-12 4 -6 10T6 10T18 10',
  peaks: 'M-18 10L-6 -10L1 2L6 -5L18 10ZM-9 -5L-6 -2L-3 -5',
  pine: 'M0 -14L9 -2H5L12 7H-12L-5 -2H-9ZM0 7V14',
  sun: 'M0 -6A6 6 0 1 1 -0.1 -6ZM0 -10V-14M0 10V14M-10 0H-14M10 0H14M-7 -7L-10 -10M7 -7L10 -10M-7 7L-10 10M7 7L10 10',
  book: 'M0 -6C-5 -10 -12 -10 -17 -8V9C-12 7 -5 7 0 11C5 7 12 7 17 9V-8C12 -10 5 -10 0 -6ZM0 -6V11',
  torch: 'M-4 0H4L2 14H-2ZM0 -14C6 -8 6 -4 0 0C-6 -4 -6 -8 0 -14Z',
  bridge: 'M-18 4H18M-18 4Q0 -22 18 4M-9 4V-4M0 4V-9M9 4V-4M-18 4V11M18 4V11',
  arrow: 'M-16 0H14M6 -8L15 0L6 8M-16 -5V5M-12 -5V5',
  laurel: 'M0 12C-14 10 -16 -2 -12 -12M0 12C14 10 16 -2 12 -12M-13 -6L-7 -4M-14 1L-7 2M-11 7L-5 5M13 -6L7 -4M14 1L7 2M11 7L5 5',
};

/** How each division cuts a field of 100 × 120: the outline of its second tone, null where the field is plain. */
export const DIVISION_SHAPES: Readonly<Record<CrestRecipe['division'], string | null>> = {
  plain: null,
  pale: 'M38 0H62V120H38Z',
  fess: 'M0 50H100V76H0Z',
  bend: 'M-10 8L14 -10L114 104L90 124Z',
  chevron: 'M-4 92L50 44L104 92V116L50 68L-4 116Z',
  quarter: 'M50 0H100V60H50ZM0 60H50V120H0Z',
  chief: 'M0 0H100V34H0Z',
  hoops: 'M0 24H100V42H0ZM0 60H100V78H0ZM0 96H100V114H0Z',
};

/** The outlines of the twelve shields, each in a field of 100 × 120. */
export const SHIELD_FORMS: readonly string[] = [
  'M8 6H92V58C92 86 72 104 50 116C28 104 8 86 8 58Z',
  'M8 6C22 12 36 12 50 6C64 12 78 12 92 6V60C92 90 70 106 50 116C30 106 8 90 8 60Z',
  'M50 12A48 48 0 1 1 49.9 12Z',
  'M8 6H92V92C92 101 85 106 76 106H62C55 106 52 110 50 116C48 110 45 106 38 106H24C15 106 8 101 8 92Z',
  'M50 3L95 60L50 117L5 60Z',
  'M50 4L94 30V90L50 116L6 90V30Z',
  'M8 6H92V80L50 116L8 80Z',
  'M50 6A42 54 0 1 1 49.9 6Z',
  'M50 4C64 13 79 16 94 16V58C94 90 74 106 50 116C26 106 6 90 6 58V16C21 16 36 13 50 4Z',
  'M24 10H76A14 14 0 0 1 90 24V96A14 14 0 0 1 76 110H24A14 14 0 0 1 10 96V24A14 14 0 0 1 24 10Z',
  'M30 8H70L94 34V86L70 112H30L6 86V34Z',
  'M8 6H92V62C92 92 66 94 50 116C34 94 8 92 8 62Z',
];
