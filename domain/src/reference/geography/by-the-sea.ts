/** A college lies by the sea at most this far from it, in miles. */
export const BY_THE_SEA_MILES = 10;
