/** From this width on a list of colleges with facts is a table with a head that stays in sight. */
export const FROM_TABLE = '@media (min-width: 90rem)';

/**
 * The columns of the table next to the name, and the height of its rows. The head stands over the rows, so both are
 * drawn by the same widths.
 */
export const TABLE_WIDTHS = {
  league: '7.5rem',
  crest: '2.5rem',
  facts: '20rem',
  teams: '5rem',
  actions: '5.5rem',
  row: '4.75rem',
} as const;
