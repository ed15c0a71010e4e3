/* Stripe's library, in a part of its own that is loaded with the first call. */
export { default } from 'stripe';

/** The version of Stripe's API that this code is written for; the types of the library are those of this version. */
export const API_VERSION = '2026-10-28.endive' as const;
