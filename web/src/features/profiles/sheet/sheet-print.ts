/** What both A4 (210 × 297 mm) and Letter (216 × 279 mm) leave within the margins of printers (10 mm). */
const WIDTH = '186mm';
const HEIGHT = '250mm';

/** Windows that are narrower than the paper. There the sheet is read, not printed: one column, nothing is cut. */
export const ON_NARROW_SCREENS = '@media screen and (max-width: 55rem)';

/** Styles of a text that is cut after so many lines, so that the rest of the page keeps its place. */
export const cutAfter = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: String(lines),
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [ON_NARROW_SCREENS]: { display: 'block', overflow: 'visible' },
});

/** On the screen the sheet is white paper in its proportions, as far as the window is wide enough, in each mode. */
export const SHEET_PAPER = {
  background: '#FFFFFF',
  color: '#14201B',
  maxWidth: `calc(${WIDTH} + 20mm)`,
  minHeight: HEIGHT,
  padding: '10mm',
  borderRadius: '1rem',
  overflow: 'hidden',
  [ON_NARROW_SCREENS]: { padding: '5mm', minHeight: '0', overflow: 'visible' },
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
