/**
 * Rows of docs/requirements.md of which nothing is built, with what stands in their place. No test names them; the
 * list only shrinks (docs/decisions/022-rows-and-their-proofs.md).
 */
export const ROWS_NOT_BUILT: Readonly<Record<string, string>> = {
  'S1-06': 'The guide says that it comes',
  'S2-11': 'The page says that the plans come',
  'S2-12': 'The page has its guard and no payment button',
  'S2-36': 'There is no such dialog',
  'S2-37': 'There is no such banner',
  'S6-04': 'There is no banner and no payment',
  'S7-10': 'There is no such call',
  'S8-08': 'There is no checkout that could fail',
};

/** Rows of which a part is built, with what is missing. Tests name them for the part that is there. */
export const ROWS_PARTLY_BUILT: Readonly<Record<string, string>> = {
  'S1-02': 'Nobody can buy a plan or a boost',
  'S1-09': 'Nobody is featured on the social networks yet, so nobody can be featured twice or first',
  'S2-13': 'Colleges, feature requests, coach invites and logs say that they come',
  'S2-14': 'Six of the eight pages say that they come; the terms and /claimCollege stand',
  'S2-20': 'No page reads checkout',
  'S2-39': 'Guide, legal pages and most admin pages say that they come',
  'S4-11': 'No page asks for a plan: neither the sign-in nor the free button',
  'S4-16': 'No admin can disable a user, fulfil a feature request or invite a coach',
  'S6-01': 'The logs and the test page say that they come',
  'S7-17': 'No page goes on to the checkout',
  'S7-19': 'The test page has no button yet',
  'S9-02': 'Nobody is featured on the social networks',
};
