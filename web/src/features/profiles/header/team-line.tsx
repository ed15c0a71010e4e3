import { Box } from '@chakra-ui/react/box';
import type { Team } from '@touchline/domain/person/profiles/profile-parts';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { CollegeLogo } from '../../../components/college/college-cover';
import { Crest } from '../../../components/college/crest';
import { profilePicturePath } from '../../../components/player/profile-photo';
import { useTranslations } from '../../../i18n/use-translations';
import { useProfileTexts } from '../profile-texts';

interface TeamCrestProps {
  readonly profile: ShownProfile;
  readonly team: Team;
  /** Height in pixels. */
  readonly size: number;
}

/** The crest of a player's team: the player's own upload, else a drawn one, never a club's mark that we chose. */
function TeamCrest({ profile, team, size }: TeamCrestProps) {
  const name = team.teamName ?? '';
  const crest = <Crest college={{ _id: `team-${name}`, name, abbreviation: null, color: null }} size={size} />;
  if (team.logo === null) return crest;
  return (
    <CollegeLogo src={profilePicturePath(profile, team.logo, '400')} size={size}>
      {crest}
    </CollegeLogo>
  );
}

/** A team with its crest, league, tier and kind; without the crest where its name is closed to this reader. */
export function TeamLine({ profile, team, size }: TeamCrestProps) {
  const t = useTranslations();
  const { tierName } = useProfileTexts();
  const tier = team.tier === null ? null : tierName(team.tier);
  const kind = team.type === null ? null : t(`profile.team.${team.type}`);
  const [title, ...further] = [team.teamName, team.league, tier, kind].filter((part) => part !== null);
  return (
    <Box display="flex" alignItems="center" gap="3" minW="0">
      {(team.teamName !== null || team.logo !== null) && <TeamCrest profile={profile} team={team} size={size} />}
      <Box minW="0">
        <Box fontWeight="semibold" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.3" overflowWrap="anywhere">
          {title}
        </Box>
        {further.length > 0 && (
          <Box textStyle="small" opacity="0.86" overflowWrap="anywhere">
            {further.join(' · ')}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Whether there is anything of a team to show to this reader. */
export function saysSomething({ teamName, league, tier }: Team): boolean {
  return teamName !== null || league !== null || tier !== null;
}
