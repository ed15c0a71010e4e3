import * as z from 'zod/mini';
import { pictureId } from '../college/picture-id';
import { TIERS } from '../constants/tiers';
import { isCountryCode } from '../reference/countries';
import { shortText } from '../text/safe-text';

const text = z.nullable(shortText(200));

/** A country as ISO 3166 alpha-2 code: `US`, `DE`; only those of the reference list. */
export const countryCode = z.string().check(z.refine(isCountryCode));

/** Where a player stands on the way to a team (the values are ours: the specification does not show them). */
export const profileStatus = z.enum(['looking', 'talking', 'committed', 'signed', 'transferring', 'notLooking']);

/** `feet` is the height in feet and inches, written `5'11"`; `foot` the stronger foot (specification §3). */
export const characteristics = z.strictObject({
  feet: z.nullable(z.string().check(z.regex(/^[3-8]'(?:\d|1[01])"$/))),
  foot: z.nullable(z.enum(['left', 'right', 'both'])),
});

/** One team of a player; at most one of a profile's teams is the header's (specification §3). Which kinds of team there are is ours. */
export const team = z.strictObject({
  type: z.nullable(z.enum(['club', 'highSchool', 'academy', 'college', 'professional', 'national'])),
  teamName: text,
  league: text,
  country: z.nullable(countryCode),
  tier: z.nullable(z.enum(TIERS)),
  logo: z.nullable(pictureId),
  showInHeader: z.boolean(),
});

export type Team = z.infer<typeof team>;

/** Where a player lives, no closer than the town; names of the fields as in a college's address. */
export const address = z.strictObject({ locality: text, administrative_area_level_1: text, country: z.nullable(countryCode) });

const withoutAt = (handle: string): string => handle.replace(/^@/, '');

/** Handles on the two social networks, stored without the @. */
export const social = z.strictObject({
  x: z.nullable(z.string().check(z.overwrite(withoutAt), z.regex(/^\w{1,15}$/))),
  instagram: z.nullable(z.string().check(z.overwrite(withoutAt), z.regex(/^(?!\.)[\w.]{1,30}(?<!\.)$/))),
});
