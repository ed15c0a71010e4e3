import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { playerWizardAddress } from '../../lib/addresses/player-wizard-address';
import type { OwnAccount } from '../../components/own-account/use-own-account';

/** Where the owner of a profile decides about being featured. */
export const FEATURING_CHOICE = '/account/manage-data#featured';

/** Something worth doing next; its texts are `account.next.{kind}` and `account.next.{kind}Text`. */
export interface NextStep {
  readonly kind:
    'hidden' | 'verify' | 'complete' | 'featuring' | 'save' | 'claim' | 'recruits' | 'staff' | 'alumni' | 'waiting' | 'look';
  readonly to: string;
}

/** A way to what somebody works with; its text is `account.work.{kind}`. */
export interface WorkLink {
  readonly kind: 'profile' | 'saved' | 'recruits' | 'guardians' | 'confirmations' | 'links' | 'searches';
  readonly to: string;
}

const AT_MOST = 3;

/**
 * The way to saved colleges or recruits where no next step leads there, for players to their page, to the searches
 * that they watch, and to the links of parents and children.
 */
export function workLinksOf(profile: OwnProfile, steps: readonly NextStep[]): readonly WorkLink[] {
  const links: readonly WorkLink[] = [
    ...(isPlayer(profile.type) ? [{ kind: 'profile', to: `/profile/${profile.username}` } as const] : []),
    ...(isCoach(profile) ? [] : [{ kind: 'saved', to: '/mycolleges' } as const]),
    ...(isAcceptedCoach(profile) ? [{ kind: 'recruits', to: '/account?board=players' } as const] : []),
    ...(isPlayer(profile.type) ? [{ kind: 'confirmations', to: '/account?view=confirmations' } as const] : []),
    ...(isPlayer(profile.type) ? [{ kind: 'links', to: '/account?view=links' } as const] : []),
    { kind: 'searches', to: '/account?view=searches' },
    ...(hasFamily(profile) ? [{ kind: 'guardians', to: '/account?view=guardians' } as const] : []),
  ];
  return links.filter(({ to }) => !steps.some((step) => step.to === to));
}

/** Whether somebody's account may be linked to a child's or a parent's, as far as the kind of account says it. */
function hasFamily({ type }: OwnProfile): boolean {
  return type === 'parent' || type === 'playerHighSchool';
}

/**
 * What somebody does next, the most useful first, three at most: answer why an admin hides a part of the profile,
 * verify the address, then what their kind of account is for. Coaches save no colleges (S2-31); at /claimCollege a
 * college is claimed (S1-03), and alumni ask to be named (S1-01). A coach who waits for an admin reads the college's
 * page and looks for players.
 */
export function nextStepsOf(
  profile: OwnProfile,
  { emailVerified, roleRequests }: Pick<OwnAccount, 'emailVerified' | 'roleRequests'>,
): readonly NextStep[] {
  const verify: readonly NextStep[] = emailVerified ? [] : [{ kind: 'verify', to: '/account/login-and-security' }];
  const hidden: readonly NextStep[] = hasHiddenToAnswer(profile) ? [{ kind: 'hidden', to: '/account/manage-data' }] : [];
  return [...hidden, ...verify, ...(isCoach(profile) ? ofCoach(profile, roleRequests) : ofMember(profile))].slice(0, AT_MOST);
}

/** Whether an admin hides the profile or a part of it, and its owner has not answered yet. */
function hasHiddenToAnswer({ withheld, withheldParts }: OwnProfile): boolean {
  return [withheld, ...withheldParts].some((hiding) => hiding !== null && hiding.answeredAt === null);
}

function ofCoach(profile: OwnProfile, requests: OwnAccount['roleRequests']): readonly NextStep[] {
  if (!profile.roles.some(isCoachRole)) return [{ kind: 'claim', to: '/claimCollege' }];
  if (!isAcceptedCoach(profile)) {
    const page = requests.find(({ status }) => status === 'Pending')?.collegePage ?? null;
    const sex = sexOf(profile.sportsTypeGender);
    return [...(page === null ? [] : [{ kind: 'waiting', to: firstTeamAddress(page, sex) } as const]), { kind: 'look', to: '/' }];
  }
  return [
    { kind: 'recruits', to: '/account?board=players' },
    { kind: 'staff', to: '/claimCollege' },
  ];
}

function ofMember(profile: OwnProfile): readonly NextStep[] {
  const { type, featuring } = profile;
  const isSparse = isPlayer(type) && completenessOf(profile).percent < FEATURED_FROM_PERCENT;
  return [
    ...(isSparse ? [{ kind: 'complete', to: playerWizardAddress(type) } as const] : []),
    ...(isPlayer(type) && featuring === null ? [{ kind: 'featuring', to: FEATURING_CHOICE } as const] : []),
    { kind: 'save', to: '/mycolleges' },
    ...(type === 'playerHighSchool' ? [] : [{ kind: 'alumni', to: '/claimCollege' } as const]),
  ];
}
