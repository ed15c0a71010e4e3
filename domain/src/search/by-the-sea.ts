/** A college at most so many miles from the sea counts as by the sea. */
export const BY_THE_SEA_MILES = 10;
