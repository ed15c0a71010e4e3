import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/content';
import { ScrollStrip } from '../../ui/scroll-strip';
import { AudienceHalf } from './audience-half';
import { CoachScene } from './coach-scene';
import { HalfwayLine } from './halfway-line';
import { PlayerScene } from './player-scene';
import type { AnsweredColleges } from './use-landing-colleges';

/** Players and coaches as the two halves of a pitch, each with a piece of the real product; on a phone the halves swipe. */
export function Audiences({ first }: { readonly first: AnsweredColleges }) {
  const t = useTranslations();
  return (
    <Box
      as="section"
      aria-label={t('landing.audiences')}
      className="on-dark"
      bg="hero"
      color="hero.fg"
      position="relative"
      overflow="hidden"
    >
      <HalfwayLine />
      <Content position="relative" py={{ base: '16', lg: '7rem' }}>
        <Heading as="h2" textStyle="h2" textAlign={{ lg: 'center' }} mb={{ base: '8', lg: '16' }}>
          <Box as="span" bg="hero" px={{ lg: '6' }} py={{ lg: '3' }}>
            {t('landing.audiences')}
          </Box>
        </Heading>
        <ScrollStrip
          label={t('landing.audiences')}
          mx={{ base: '-4', md: '0' }}
          scrollSnapType={{ base: 'x mandatory', md: 'none' }}
        >
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'repeat(2, min(21rem, 84vw))', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            gap={{ base: '4', md: '8', lg: '9rem' }}
            px={{ base: '4', md: '0' }}
            width={{ base: 'max-content', md: 'auto' }}
          >
            <AudienceHalf
              kicker={t('landing.forPlayers')}
              title={t('landing.forPlayersTitle')}
              text={t('landing.forPlayersText')}
              action={{ to: '/colleges', text: t('landing.forPlayersAction') }}
            >
              <PlayerScene first={first} />
            </AudienceHalf>
            <AudienceHalf
              kicker={t('landing.forCoaches')}
              title={t('landing.forCoachesTitle')}
              text={t('landing.forCoachesText')}
              action={{ to: '/claimCollege', text: t('landing.forCoachesAction') }}
            >
              <CoachScene />
            </AudienceHalf>
          </Box>
        </ScrollStrip>
      </Content>
    </Box>
  );
}
