import type { Language } from '@touchline/domain/kernel/language';
import { headerTeamOf, isPlayer, teamTitleOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import type { Position } from '@touchline/domain/reference/positions';
import type { ProfileType } from '@touchline/domain/person/roles/role';
import { profilePicturePath } from '../../components/player/profile-photo';
import { sizeOfVariant } from '@touchline/domain/pictures/picture-address';
import { pageCard } from '../page-card';
import type { HeadDetails } from '../page-definition';

const TEXTS = {
  en: {
    types: {
      playerHighSchool: 'high school soccer player',
      playerCollege: 'college soccer player',
      playerPro: 'pro soccer player',
      coach: 'soccer coach',
      parent: 'member',
    },
    classOf: (year: number) => `class of ${year}`,
    committedTo: (college: string) => `committed to ${college}`,
    signedWith: (college: string) => `signed with ${college}`,
    end: 'Profile on Touchline.',
  },
  de: {
    types: {
      playerHighSchool: 'spielt Fußball an der High School',
      playerCollege: 'spielt Fußball am College',
      playerPro: 'spielt Fußball als Profi',
      coach: 'Fußball-Coach',
      parent: 'Mitglied',
    },
    classOf: (year: number) => `Abschluss ${year}`,
    committedTo: (college: string) => `hat ${college} zugesagt`,
    signedWith: (college: string) => `hat bei ${college} unterschrieben`,
    end: 'Profil auf Touchline.',
  },
} as const satisfies Record<Language, { types: Record<ProfileType, string> } & Readonly<Record<string, unknown>>>;

/** The card of each position. */
const CARDS = {
  ...{ GK: 'goalkeeper', LB: 'defender', RB: 'defender', CB: 'defender' },
  ...{ DM: 'midfielder', CM: 'midfielder', AM: 'midfielder', LM: 'midfielder', RM: 'midfielder', FW: 'forward' },
} as const satisfies Record<Position, Parameters<typeof pageCard>[0]>;

interface ProfileHeadFacts {
  readonly language: Language;
  /** Whether search engines may list the player's page. */
  readonly isListed: boolean;
  /** Whether it is the page itself: no preview, no sheet, no unknown album. */
  readonly isWholePage: boolean;
  /** The college that the player has committed to. */
  readonly committedTo?: { readonly name: string } | null;
}

/** Description of a profile's page for search engines and link previews, from what a visitor sees; its portrait too. */
export function detailsOfProfile(
  profile: ShownProfile,
  { language, isListed, isWholePage, committedTo = null }: ProfileHeadFacts,
): HeadDetails & { readonly isIndexable: boolean } {
  const t = TEXTS[language];
  const { displayName, type, position, graduationYear, address, profilePicture } = profile;
  const [best] = position.main;
  const parts = [
    t.types[type],
    POSITION_NAMES.entries.find(({ value }) => value === best)?.[language],
    graduationYear === null ? null : t.classOf(graduationYear),
    committedTo === null ? null : t[profile.status === 'signed' ? 'signedWith' : 'committedTo'](committedTo.name),
    teamTitleOf(headerTeamOf(profile)),
    address.locality ?? address.administrative_area_level_1,
  ].filter((part) => part !== null && part !== undefined);
  const details = profilePicture === null ? undefined : profile.pictureDetails[profilePicture];
  // A preview is copied by the services that show it, so the portrait of a minor stays out of it: a card shows where
  // the player plays.
  const image =
    profilePicture === null || details === undefined || !isListed
      ? isPlayer(type) && { image: pageCard(best === undefined ? 'player' : CARDS[best], language) }
      : { image: { path: profilePicturePath(profile, profilePicture, 'ls'), ...sizeOfVariant(details, 'ls') } };
  const isIndexable = isListed && isWholePage;
  return { description: `${[displayName, ...parts].join(', ')}. ${t.end}`, isIndexable, ...image };
}
