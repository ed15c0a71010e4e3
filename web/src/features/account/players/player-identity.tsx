import { Box } from '@chakra-ui/react/box';
import { VerifiedBadge } from '../../../components/player/verified-badge';
import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';
import { Avatar } from '../../../ui/avatar';
import { PageLink } from '../../../ui/links';

interface PlayerIdentityProps {
  readonly item: Pick<SavedPlayerItem, 'profileId' | 'player'>;
  /** What stands below the name; nothing by default. */
  readonly facts?: string;
}

/** Who a saved player is: portrait, name with badge as a link to the profile, and facts. */
export function PlayerIdentity({ item: { profileId, player }, facts }: PlayerIdentityProps) {
  const t = useTranslations();
  const { displayName: name, profilePicture: picture } = player;
  return (
    <Box display="flex" alignItems={facts === undefined ? 'center' : 'flex-start'} gap="3" flex="1" minW="0">
      <Avatar name={name} size={44} src={picture === null ? null : `/ui/v1/resources?q=profiles/${profileId}/400/${picture}`} />
      <Box minW="0">
        <PageLink
          to={`/profile/${player.username}/about`}
          draggable={false}
          display="inline-flex"
          alignItems="center"
          minH="11"
          fontWeight="semibold"
          lineHeight="1.3"
          overflowWrap="anywhere"
        >
          {name}
        </PageLink>
        {player.verified && (
          <Box as="span" ms="1.5" css={{ '& svg': { verticalAlign: '-0.25em' } }}>
            <VerifiedBadge verified word={t('players.verified')} />
          </Box>
        )}
        {facts !== undefined && (
          <Box textStyle="small" color="fg.muted" lineHeight="1.35" mt="0.5" overflowWrap="anywhere">
            {facts}
          </Box>
        )}
      </Box>
    </Box>
  );
}
