/** What both A4 (210 × 297 mm) and Letter (216 × 279 mm) leave within the margins of printers (10 mm). */
const WIDTH = '186mm';
const HEIGHT = '250mm';

/** On the screen the sheet is white paper in its proportions, as far as the window is wide enough, in every colour mode. */
export const SHEET_PAPER = {
  background: '#FFFFFF',
  color: '#14201B',
  maxWidth: `calc(${WIDTH} + 20mm)`,
  minHeight: HEIGHT,
  padding: '10mm',
  borderRadius: '1rem',
} as const;

/** On paper it is exactly one page, whatever it contains. */
export const SHEET_PRINT_CSS = {
  width: WIDTH,
  maxWidth: WIDTH,
  height: HEIGHT,
  minHeight: HEIGHT,
  padding: 0,
  border: 0,
  breakInside: 'avoid',
} as const;

/** Labels on the paper. */
export const QUIET_INK = { color: '#37453E' } as const;
