/** Styles of a text that is cut after so many lines. */
export const cutAfter = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: String(lines), WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;
