import { COMPLETENESS_FIELD_COUNT, FEATURED_FROM_PERCENT } from '../../../reference/limits';
import type { Profile } from '../profile';
import type { Team } from '../profile-parts';

type FieldValue = string | number | readonly string[] | null;

/** The 20 key fields of a profile (S3-02), in the order of the requirement, each with its reader. */
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

/** `percent` is 0 to 100, rounded; `missing` names the empty fields in the order of KEY_FIELDS. */
interface Completeness {
  readonly percent: number;
  readonly missing: readonly CompletenessField[];
}

/**
 * How many of the 20 key fields are filled (S3-02): null, '' and [] are empty, 0 is filled. The team is the one in the
 * header, and either handle fills the social field.
 */
export function completenessOf(profile: Profile): Completeness {
  const missing = KEY_FIELDS.filter(({ read }) => isEmpty(read(profile))).map(({ field }) => field);
  return { percent: Math.round(((COMPLETENESS_FIELD_COUNT - missing.length) / COMPLETENESS_FIELD_COUNT) * 100), missing };
}

/** The team in the header of a profile: the flagged one, else the first, null without teams. */
export function headerTeamOf(profile: Pick<Profile, 'teams'>): Team | null {
  return profile.teams.find(({ showInHeader }) => showInHeader) ?? profile.teams[0] ?? null;
}

/** The name of a team as its reader sees it: its name, else its league; null if neither is shown. */
export function teamTitleOf(team: Pick<Team, 'teamName' | 'league'> | null): string | null {
  return team?.teamName ?? team?.league ?? null;
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** How complete a player's profile is, in four levels. */
type PlayerLevel = 'starter' | 'solid' | 'strong' | 'ready';

const LEVELS = [
  { from: 95, level: 'ready' },
  { from: FEATURED_FROM_PERCENT, level: 'strong' },
  { from: 40, level: 'solid' },
] as const satisfies readonly { from: number; level: PlayerLevel }[];

/** The level of a profile with a completeness of 0 to 100 percent. */
export function playerLevelOf(percent: number): PlayerLevel {
  return LEVELS.find(({ from }) => percent >= from)?.level ?? 'starter';
}

/** True for the three kinds of player, whose profiles have a completeness score. */
export function isPlayer(type: string): boolean {
  return type.startsWith('player');
}
