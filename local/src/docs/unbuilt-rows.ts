/**
 * Rows of docs/requirements.md of which nothing is built, with what stands in their place. No test names them; the
 * list only shrinks (docs/decisions/022-proofs-of-requirements.md).
 */
export const ROWS_NOT_BUILT: Readonly<Record<string, string>> = {
  'S1-06': 'The guide says that it comes',
  'S7-10': 'There is no such call',
};

/** Rows of which a part is built, with what is missing. Tests name them for the part that is there. */
export const ROWS_PARTLY_BUILT: Readonly<Record<string, string>> = {
  'S2-13': 'Colleges, coach invites and logs say that they come',
  'S2-14': 'Six of the eight pages say that they come; the terms and /claimCollege stand',
  'S2-39': 'Guide, legal pages and three of the five admin pages say that they come',
  'S4-16': 'No admin can invite a coach',
  'S6-01': 'The logs say that they come',
};
