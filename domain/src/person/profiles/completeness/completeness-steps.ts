import { COMPLETENESS_FIELD_COUNT, FEATURED_FROM_PERCENT } from '../../../reference/limits';
import { type CompletenessField, completenessOf, headerTeamOf } from './completeness';
import type { Profile } from '../profile';

/** Where each key field is edited, what a coach looks for first at the head; `*` stands for the team in the header. */
const PATH_OF = {
  profilePicture: '/profilePicture',
  mainPosition: '/position/main',
  class: '/class',
  graduationYear: '/graduationYear',
  teamName: '/teams/*/teamName',
  teamType: '/teams/*/type',
  tier: '/teams/*/tier',
  teamLeague: '/teams/*/league',
  teamCountry: '/teams/*/country',
  feet: '/characteristics/feet',
  foot: '/characteristics/foot',
  status: '/status',
  address: '/address/locality',
  citizenship: '/citizenship',
  gpa: '/gpa',
  gpaOf: '/gpaOf',
  schoolName: '/schoolName',
  cover: '/cover',
  teamLogo: '/teams/*/logo',
  social: '/social/instagram',
} as const satisfies Readonly<Record<CompletenessField, `/${string}`>>;

/** A field that is missing, the path by which an edit fills it, and the per cent that the profile has then. */
interface CompletenessStep {
  readonly field: CompletenessField;
  readonly path: string;
  readonly percentThen: number;
}

/** What a profile lacks of the 20 key fields (S3-02), and how far it is from being featured. */
interface CompletenessSteps {
  /** The missing fields, what a coach looks for first at the head; each path exists in the profile or ends a list. */
  readonly steps: readonly CompletenessStep[];
  /** How many more fields let the profile be featured; 0 where it may be already. */
  readonly fieldsUntilFeatured: number;
}

/** The next steps of the owner of a profile. Without a team, the fields of one lead to the end of the list of teams. */
export function completenessSteps(profile: Profile): CompletenessSteps {
  const missing: ReadonlySet<string> = new Set(completenessOf(profile).missing);
  const filled = COMPLETENESS_FIELD_COUNT - missing.size;
  const team = headerTeamOf(profile);
  const teamIndex = team === null ? null : profile.teams.indexOf(team);
  const percentThen = Math.round(((filled + 1) / COMPLETENESS_FIELD_COUNT) * 100);
  const steps = Object.entries(PATH_OF).flatMap(([field, path]): CompletenessStep[] => {
    if (!missing.has(field)) return [];
    const place = teamIndex === null ? path.replace(/\*.*$/, '-') : path.replace('*', String(teamIndex));
    return [{ field: field as CompletenessField, path: place, percentThen }];
  });
  const needed = Math.ceil((FEATURED_FROM_PERCENT / 100) * COMPLETENESS_FIELD_COUNT);
  return { steps, fieldsUntilFeatured: Math.max(0, needed - filled) };
}
