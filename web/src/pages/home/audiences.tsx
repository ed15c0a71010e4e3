import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { coachSignUpAddress } from '../../lib/addresses/college-address';
import { ButtonLink } from '../../ui/links';
import { Content, ScrollStrip } from '../../ui/page-layout';

/**
 * Players and coaches as the two halves of a pitch, each with a part of the real product; on a phone the halves swipe.
 */
export function Audiences() {
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
              <Screen name="player" label={t('landing.playerScreen')} />
            </AudienceHalf>
            <AudienceHalf
              kicker={t('landing.forCoaches')}
              title={t('landing.forCoachesTitle')}
              text={t('landing.forCoachesText')}
              action={{ to: coachSignUpAddress(null), text: t('landing.forCoachesAction') }}
            >
              <Screen name="coach" label={t('landing.coachScreen')} />
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
      <Box height={{ base: '15rem', sm: '21rem' }} display="flex" flexDirection="column" justifyContent="center">
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

/** A screen of the product as `npm run shots` has photographed it (web/public/screens). */
function Screen({ name, label }: { readonly name: 'player' | 'coach'; readonly label: string }) {
  return (
    <Box borderRadius="card" overflow="hidden" boxShadow="soft" borderWidth="1px" borderColor="hero.border">
      <img
        src={`/screens/${name}.webp`}
        alt={label}
        width="960"
        height="640"
        loading="lazy"
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
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
