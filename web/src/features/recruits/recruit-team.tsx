import { Box } from '@chakra-ui/react/box';
import { teamTitleOf } from '@touchline/domain/person/profiles/completeness/completeness';
import { profilePicturePath } from '../../components/player/profile-photo';
import type { FoundRecruit } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';

/** The team of a player with its crest and tier, or its league alone; nothing where the profile shows neither. */
export function RecruitTeam({ recruit }: { readonly recruit: FoundRecruit }) {
  const { valueText } = useRecruitTexts();
  const { team } = recruit;
  const title = teamTitleOf(team);
  if (team === null || title === null) return null;
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0">
      {team.logo !== null && (
        <img
          src={profilePicturePath(recruit, team.logo, '40')}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          style={{ width: 24, height: 24, objectFit: 'contain', flex: 'none' }}
        />
      )}
      <Box as="span" minW="0" overflowWrap="anywhere">
        {title}
        {team.tier !== null && (
          <Box as="span" color="fg.muted">
            {`\u00A0· ${valueText('tier', team.tier).replaceAll(' ', '\u00A0')}`}
          </Box>
        )}
      </Box>
    </Box>
  );
}
