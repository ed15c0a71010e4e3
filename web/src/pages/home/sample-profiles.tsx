import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { MiniPitch } from '../../components/player/mini-pitch';
import { useIsHydrated } from '../../lib/hydration/deferred-section';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';
import { Slider } from '../../ui/slider';
import { PlayerPortrait, PortraitParts } from './player-portrait';
import { SAMPLE_PLAYERS, type SamplePlayer } from './sample-players';

/**
 * A slider of sample cards: what featured players will look like. Nobody's real profile is shown before profiles are
 * public. The browser draws the pictures when it hydrates the section: they are a quarter of the page's HTML, and lie
 * below what a visitor sees first. Their places have their sizes before.
 */
export function SampleProfiles() {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  return (
    <Section title={t('landing.players')} intro={t('landing.playersText')}>
      {isHydrated && <PortraitParts />}
      <Slider title={t('landing.playersLabel')} kind="portrait">
        {SAMPLE_PLAYERS.map((player) => (
          <SampleCard key={player.name} player={player} isDrawn={isHydrated} />
        ))}
      </Slider>
    </Section>
  );
}

interface SampleCardProps {
  readonly player: SamplePlayer;
  readonly isDrawn: boolean;
}

/** An invented player's card, marked as a sample on the picture itself. */
function SampleCard({ player, isDrawn }: SampleCardProps) {
  const t = useTranslations();
  const { name, positions, classYear, team, tier, look } = player;
  return (
    <Box as="article" bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden" height="full">
      <Box position="relative" aspectRatio="4 / 5" overflow="hidden" bg="pitch.800">
        {isDrawn && <PlayerPortrait look={look} />}
        <Box
          position="absolute"
          left="2"
          top="2"
          bg="bg.panel"
          color="fg"
          textStyle="small"
          fontSize={{ base: '0.75rem', md: 'sm' }}
          fontWeight="semibold"
          whiteSpace="nowrap"
          borderRadius="pill"
          px="2.5"
          py="0.5"
        >
          {t('landing.sample')}
        </Box>
        <Box position="absolute" right="2" bottom="2" borderRadius="l1" boxShadow="soft">
          {isDrawn && (
            <MiniPitch positions={positions} height={88} label={t('ui.positions', { positions: positions.join(', ') })} />
          )}
        </Box>
      </Box>
      <Box px={{ base: '3', md: '4' }} pt="3" pb="4">
        <Heading as="h3" textStyle="h3" fontSize={{ base: 'md', md: 'lg' }}>
          {name}
        </Heading>
        <Box textStyle="small" color="fg.muted" mt="1">
          {t(`ui.class.${classYear}`)}
        </Box>
        <Box textStyle="small" color="fg.muted">
          {team} · {tier}
        </Box>
      </Box>
    </Box>
  );
}
