import type { College } from '@touchline/domain/college/college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Role } from '@touchline/domain/person/roles/role';
import { createContext, useContext } from 'react';
import type { ProfileEditing } from './editing/profile-editor';

/** The college that accepted a member who is not a player, and the role. */
export interface MembersCollege {
  readonly name: string;
  readonly pathName: string;
  readonly roleType: Role['type'];
}

/** The college that a player has committed to, as its crest and its link need it. */
export type CommittedCollege = Pick<
  College,
  '_id' | 'name' | 'pathName' | 'abbreviation' | 'color' | 'secondColor' | 'colorWords'
>;

/** A fact that somebody else has confirmed, with by whom and when. */
export type ConfirmedFact = AnswerOf<'confirmedFacts'>['players'][number]['facts'][number];

/** Whom college coaches may ask about a player. */
export type ShownReference = AnswerOf<'confirmedFacts'>['players'][number]['references'][number];

/** What the sections of a profile's page share. */
export interface ProfilePageValue {
  /** The profile as its reader sees it. */
  readonly profile: ShownProfile;
  readonly confirmed: readonly ConfirmedFact[];
  readonly references: readonly ShownReference[];
  /** Null for everybody but the owner, while the owner sees the page as others do, and until it is downloaded. */
  readonly editing: ProfileEditing | null;
}

export const ProfilePageContext = createContext<ProfilePageValue | null>(null);

/** The profile of the current page and how it is edited. Throws outside of a profile's page. */
export function useProfilePage(): ProfilePageValue {
  const value = useContext(ProfilePageContext);
  if (value === null) throw new Error('useProfilePage needs a profile page around it');
  return value;
}
