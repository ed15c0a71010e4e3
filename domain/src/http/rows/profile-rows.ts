import * as z from 'zod/mini';
import type { RefusalKind } from '../../kernel/refusal/refusal';
import { ownProfile, profile } from '../../person/profiles/profile';
import { listedRecruit } from '../../person/recruits/listed-recruit';
import { recruitSearchAnswer, recruitSearchQuery } from '../../person/recruits/recruit-search-schema';
import { shownProfile } from '../../person/profiles/audience/shown-profile';
import { EDIT_CALL, patchId, UNDO_CALL, UPLOAD_CALL } from './edit-parts';

const privateRefusals = ['signInRequired', 'forbidden'] as const satisfies readonly RefusalKind[];

/** The rows of profiles and of the recruit search (docs/search.md). */
export const PROFILE_ROWS = {
  ownProfile: {
    summary: "The signed-in user's own profile, with the mail address and the currency that our prices are charged in.",
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownProfile,
  },
  profile: {
    summary:
      'What its caller may see of a profile, by its present or a former username: groups of fields that are closed to them are blank. Only its owner and linked guardians find a hidden profile. `as` shows no more than that reader would see, so that owners see their page as others do.',
    access: 'reader',
    query: z.object({ as: z.optional(z.enum(['visitor', 'member', 'coach', 'guardian'])) }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'notFound'],
    answer: shownProfile,
  },
  patchProfile: {
    ...EDIT_CALL,
    summary:
      'Edits the caller’s profile: all operations or none. `undo=true` offers the edit for undo; If-Match with a version refuses where the profile has moved on.',
    access: 'profileOwner',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ profile, patchId }),
  },
  undoProfilePatch: {
    ...UNDO_CALL,
    summary: 'Undoes an edit of the caller’s profile; refused if a later edit changed the same field.',
    access: 'profileOwner',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict'],
    answer: z.strictObject({ profile }),
  },
  uploadProfilePicture: {
    ...UPLOAD_CALL,
    summary:
      'Takes a picture for the caller’s profile: the file itself as the body, 12 MB at most. It is stored upright, without metadata, and swept after a day unless an edit uses it.',
    access: 'profileOwner',
    refusals: [...privateRefusals, 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany', 'unavailable'],
  },
  deleteProfilePicture: {
    summary:
      'Deletes a picture of the caller’s profile for good: off the page first, then its bytes. A second time it is not found.',
    access: 'profileOwner',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: [...privateRefusals, 'notFound', 'unavailable'],
    answer: null,
  },
  usernameState: {
    summary: 'Whether the caller can take a username: `free`, `own` (now or before), `taken`, `reserved` or `invalid`.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired'],
    answer: z.strictObject({ state: z.enum(['free', 'own', 'taken', 'reserved', 'invalid']) }),
  },
  changeUsername: {
    summary: 'Gives the caller’s profile another username; the former one leads there, and nobody else gets it for a year.',
    access: 'profileOwner',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({ username: z.string() }),
    answer: z.strictObject({ profile }),
  },
  searchProfiles: {
    summary:
      'Players by name, team, school or town, and by filters, 20 a page, as their profiles show them to the caller. Visitors read the first page, members five, full access, accepted coaches and admins all. `after` takes the `next` of the page before. `total` counts to 1,000, and 1,001 are more. What cannot be combined is 422.',
    access: 'reader',
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'invalid'],
    query: recruitSearchQuery,
    answer: recruitSearchAnswer,
  },
  featuredPlayers: {
    summary:
      'The players whom the landing page shows, as visitors see them, 12 at most: those who may be featured by their own consent or, of minors, by a guardian’s, and whose page is not hidden.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: [],
    answer: z.strictObject({ items: z.array(listedRecruit) }),
  },
} as const;
