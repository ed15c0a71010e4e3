import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Profile } from '@touchline/domain/profile/profile';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { Chip } from '../ui/chip';
import { CardFrame, CardLink } from './card-frame';
import { placeLine } from './college-lines';
import { MiniPitch } from './pitch/mini-pitch';
import { PlayerPortrait } from './player-portrait';

/** What a card shows of a profile; `team` is the header's, `portrait` an address. */
export type PlayerCardPlayer = Pick<Profile, 'username' | 'displayName' | 'verified' | 'class' | 'graduationYear' | 'address'> & {
  readonly positions: Profile['position']['main'];
  readonly team: Pick<Profile['teams'][number], 'teamName' | 'tier'> | null;
  readonly portrait: string | null;
};

interface PlayerCardProps {
  readonly player: PlayerCardPlayer;
  readonly level?: 'h2' | 'h3';
  /** Paid for: labelled so. */
  readonly isPromoted?: boolean;
  /** Save and share. */
  readonly action?: ReactNode;
}

/** A player as a card: portrait, name with badge, class year, positions on a pitch, team and tier, town; the whole card leads to the profile. */
export function PlayerCard({ player, level = 'h3', isPromoted = false, action }: PlayerCardProps) {
  const t = useTranslations();
  const nameId = useId();
  const { username, displayName, verified, graduationYear, positions, team, portrait, address } = player;
  const year = [
    player.class === null ? null : t(`pieces.class.${player.class}`),
    graduationYear === null ? null : t('pieces.classOf', { year: String(graduationYear) }),
  ].filter((part) => part !== null);
  const place = placeLine(address.locality, address.administrative_area_level_1);
  return (
    <CardFrame titleId={nameId}>
      <Box position="relative" aspectRatio="4 / 5" bg="hero" overflow="hidden" borderTopRadius="card">
        {portrait === null ? (
          <PlayerPortrait />
        ) : (
          <chakra.img
            src={portrait}
            alt=""
            loading="lazy"
            position="absolute"
            inset="0"
            width="full"
            height="full"
            objectFit="cover"
          />
        )}
        {isPromoted && (
          <Box position="absolute" top="3" insetStart="3">
            <Chip tone="flare">{t('pieces.promoted')}</Chip>
          </Box>
        )}
        {positions.length > 0 && (
          <Box
            position="absolute"
            bottom="3"
            insetEnd="3"
            height="min(7rem, 36%)"
            borderRadius="md"
            boxShadow="soft"
            overflow="hidden"
            css={{ '& > svg': { width: 'auto', height: 'full' } }}
          >
            <MiniPitch positions={positions} height={112} label={t('pieces.positions', { positions: positions.join(', ') })} />
          </Box>
        )}
      </Box>
      <Box p="4" flex="1" display="flex" flexDirection="column" gap="1">
        <Heading as={level} id={nameId} textStyle="h3" fontSize="lg" display="flex" alignItems="center" gap="1.5">
          <CardLink to={`/profile/${username}`} truncate>
            {displayName}
          </CardLink>
          {verified && (
            <Box as="span" color="pitch.fg" flex="none" display="inline-flex">
              <BadgeCheck size={20} strokeWidth={1.75} aria-hidden />
              <VisuallyHidden>{t('pieces.verified')}</VisuallyHidden>
            </Box>
          )}
        </Heading>
        {year.length > 0 && (
          <Box textStyle="small" color="fg.muted">
            {year.join(' · ')}
          </Box>
        )}
        {team !== null && (
          <Box textStyle="small" display="flex" alignItems="baseline" gap="2" minW="0" mt="1">
            <Box as="span" fontWeight="semibold" truncate>
              {team.teamName}
            </Box>
            {team.tier !== null && (
              <Box as="span" flex="none" color="pitch.fg" fontWeight="semibold">
                {t('pieces.tier', { tier: team.tier })}
              </Box>
            )}
          </Box>
        )}
        {place !== '' && (
          <Box textStyle="small" color="fg.muted" truncate>
            {place}
          </Box>
        )}
        {action !== undefined && (
          <Box position="relative" mt="auto" pt="2" display="flex" gap="2">
            {action}
          </Box>
        )}
      </Box>
    </CardFrame>
  );
}
