import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslations } from '../../i18n/use-translations';
import { MiniPitch } from '../../components/pitch/mini-pitch';
import { PlayerPortrait } from './player-portrait';
import type { SamplePlayer } from './sample-players';

/** An invented player as coaches will see one, marked as a sample on the picture itself. */
export function SampleCard({ player }: { readonly player: SamplePlayer }) {
  const t = useTranslations();
  const { name, positions, classYear, team, tier, look } = player;
  return (
    <Box as="article" bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden" height="full">
      <Box position="relative" aspectRatio="4 / 5" overflow="hidden">
        <PlayerPortrait look={look} />
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
          <MiniPitch positions={positions} height={88} label={t('pieces.positions', { positions: positions.join(', ') })} />
        </Box>
      </Box>
      <Box px={{ base: '3', md: '4' }} pt="3" pb="4">
        <Heading as="h3" textStyle="h3" fontSize={{ base: 'md', md: 'lg' }}>
          {name}
        </Heading>
        <Box textStyle="small" color="fg.muted" mt="1">
          {t(`pieces.class.${classYear}`)}
        </Box>
        <Box textStyle="small" color="fg.muted" truncate>
          {team} · {tier}
        </Box>
      </Box>
    </Box>
  );
}
