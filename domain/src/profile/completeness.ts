import { COMPLETENESS_FIELD_COUNT } from '../constants/limits';
import type { Profile } from './profile';
import type { Team } from './profile-parts';

type FieldValue = string | number | readonly string[] | null;

/** The 20 key fields of a profile, in the order of the specification §3, and where each is found. */
const KEY_FIELDS = [
  { field: 'status', read: (profile) => profile.status },
  { field: 'citizenship', read: (profile) => profile.citizenship },
  { field: 'profilePicture', read: (profile) => profile.profilePicture },
  { field: 'cover', read: (profile) => profile.cover },
  { field: 'mainPosition', read: (profile) => profile.position.main },
  { field: 'feet', read: (profile) => profile.characteristics.feet },
  { field: 'foot', read: (profile) => profile.characteristics.foot },
  { field: 'teamType', read: (profile) => headerTeamOf(profile)?.type ?? null },
  { field: 'teamName', read: (profile) => headerTeamOf(profile)?.teamName ?? null },
  { field: 'tier', read: (profile) => headerTeamOf(profile)?.tier ?? null },
  { field: 'teamCountry', read: (profile) => headerTeamOf(profile)?.country ?? null },
  { field: 'teamLeague', read: (profile) => headerTeamOf(profile)?.league ?? null },
  { field: 'teamLogo', read: (profile) => headerTeamOf(profile)?.logo ?? null },
  { field: 'address', read: (profile) => profile.address.locality },
  { field: 'schoolName', read: (profile) => profile.schoolName },
  { field: 'class', read: (profile) => profile.class },
  { field: 'graduationYear', read: (profile) => profile.graduationYear },
  { field: 'gpa', read: (profile) => profile.gpa },
  { field: 'gpaOf', read: (profile) => profile.gpaOf },
  { field: 'social', read: ({ social }) => (isEmpty(social.x) ? social.instagram : social.x) },
] as const satisfies readonly { field: string; read: (profile: Profile) => FieldValue }[];

export type CompletenessField = (typeof KEY_FIELDS)[number]['field'];

/** `percent` is 0 to 100, rounded; `missing` names the fields still empty, in the order of the specification. */
export interface Completeness {
  readonly percent: number;
  readonly missing: readonly CompletenessField[];
}

/** How much of the 20 key fields is filled: null, '' and [] are empty, 0 is filled; the team is the header's, social is filled by either handle (specification §3). */
export function completenessOf(profile: Profile): Completeness {
  const missing = KEY_FIELDS.filter(({ read }) => isEmpty(read(profile))).map(({ field }) => field);
  return { percent: Math.round(((COMPLETENESS_FIELD_COUNT - missing.length) / COMPLETENESS_FIELD_COUNT) * 100), missing };
}

/** The team a profile shows in its header: the flagged one, else the first, null where there is none. */
export function headerTeamOf(profile: Pick<Profile, 'teams'>): Team | null {
  return profile.teams.find(({ showInHeader }) => showInHeader) ?? profile.teams[0] ?? null;
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
