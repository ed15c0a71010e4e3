import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { coachSignUpAddress } from '../../lib/college-address';
import { ButtonLink } from '../../ui/links';
import { Content, ScrollStrip } from '../../ui/page-layout';
import { CoachScene, PlayerScene } from './audience-scenes';
import type { FoundColleges } from './use-typed-colleges';

/**
 * Players and coaches as the two halves of a pitch, each with a part of the real product; on a phone the halves swipe.
 */
export function Audiences({ first }: { readonly first: FoundColleges }) {
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
              action={{ to: coachSignUpAddress(null), text: t('landing.forCoachesAction') }}
            >
              <CoachScene />
            </AudienceHalf>
          </Box>
        </ScrollStrip>
      </Content>
    </Box>
  );
}

interface AudienceHalfProps {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly text: string };
  /** A part of the product, above the text. */
  readonly children: ReactNode;
}

/** What one audience gets: a part of the product, its benefit and a link. */
function AudienceHalf({ kicker, title, text, action, children }: AudienceHalfProps) {
  return (
    <Box display="flex" flexDirection="column" scrollSnapAlign="center">
      <Box height="21rem" display="flex" flexDirection="column" justifyContent="center">
        {children}
      </Box>
      <Box textStyle="label" color="hero.muted" mt="6">
        {kicker}
      </Box>
      <Heading as="h3" textStyle="h2" mt="2" maxW="30rem">
        {title}
      </Heading>
      <Box color="hero.muted" mt="3" mb="6" maxW="30rem" flex="1">
        {text}
      </Box>
      <ButtonLink to={action.to} variant="outline" colorPalette="chalk" alignSelf="flex-start">
        {action.text}
      </ButtonLink>
    </Box>
  );
}

/** The halfway line and the centre circle between the two halves, on wide screens; decoration only. */
function HalfwayLine() {
  return (
    <Box aria-hidden display={{ base: 'none', lg: 'block' }} opacity="0.22">
      <Box position="absolute" left="50%" top="0" bottom="0" borderLeftWidth="2px" borderColor="hero.fg" />
      <Box
        position="absolute"
        left="50%"
        top="24.5rem"
        boxSize="19rem"
        transform="translate(-50%, -50%)"
        borderWidth="2px"
        borderColor="hero.fg"
        borderRadius="full"
      />
      <Box
        position="absolute"
        left="50%"
        top="24.5rem"
        boxSize="3"
        transform="translate(-50%, -50%)"
        bg="hero.fg"
        borderRadius="full"
      />
    </Box>
  );
}
