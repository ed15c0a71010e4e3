import * as z from 'zod/mini';

/** Version of the stored shape. */
export const USERNAME_SCHEMA_VERSION = 1;

/** `usernames/{username}`: whose profile an address leads to (design.md §3); `profileId` is the uid. */
export const usernameEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(USERNAME_SCHEMA_VERSION),
  profileId: z.string(),
});
