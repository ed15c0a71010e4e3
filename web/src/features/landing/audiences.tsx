import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { ScrollStrip } from '../../ui/scroll-strip';
import { AudienceHalf } from './audience-half';
import { CoachScene } from './coach-scene';
import { HalfwayLine } from './halfway-line';
import { PlayerScene } from './player-scene';
import type { AnsweredColleges } from './use-landing-colleges';

/** Players and coaches as the two halves of a pitch, each with a piece of the real product; on a phone the halves swipe. */
export function Audiences({ first }: { readonly first: AnsweredColleges }) {
  const say = useWords();
  return (
    <Box
      as="section"
      aria-label={say('landing.audiences')}
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
            {say('landing.audiences')}
          </Box>
        </Heading>
        <ScrollStrip
          label={say('landing.audiences')}
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
              kicker={say('landing.forPlayers')}
              title={say('landing.forPlayersTitle')}
              text={say('landing.forPlayersText')}
              action={{ to: '/colleges', text: say('landing.forPlayersAction') }}
            >
              <PlayerScene first={first} />
            </AudienceHalf>
            <AudienceHalf
              kicker={say('landing.forCoaches')}
              title={say('landing.forCoachesTitle')}
              text={say('landing.forCoachesText')}
              action={{ to: '/claimCollege', text: say('landing.forCoachesAction') }}
            >
              <CoachScene />
            </AudienceHalf>
          </Box>
        </ScrollStrip>
      </Content>
    </Box>
  );
}
