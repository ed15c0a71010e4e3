import * as z from 'zod/mini';
import { ownProfile, username } from '../../person/profile/profile';

/** The rows of profiles. */
export const PROFILE_ROWS = {
  ownProfile: {
    summary: "The signed-in user's own profile.",
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownProfile,
  },
  profileAddress: {
    summary: 'The present username of the profile that an address names; a hidden profile is not found.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['notFound'],
    answer: z.strictObject({ username }),
  },
} as const;
