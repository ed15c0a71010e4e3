/** The error code for a user whom the provider knows and who has not accepted the terms (S4-07). */
export const MUST_ACCEPT_TERMS = 100;
