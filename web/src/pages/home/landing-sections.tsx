import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { PitchLines } from '../../components/pictures/pitch-lines';
import { GuideLink } from '../../components/guide-link';
import { Translated, useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { LeagueLine } from './league-line';
import { PlanPrices } from './plan-prices';

/** The leagues with the crests of their colleges. */
export function Leagues() {
  return (
    <Content pb={{ base: '12', lg: '5.5rem' }}>
      <LeagueLine />
    </Content>
  );
}

/** The price list, with the questions of the guide. */
export function PricesAndQuestions() {
  const title = useTranslations()('footer.guide');
  return (
    <Content py={{ base: '16', lg: '7rem' }}>
      <PlanPrices />
      <Box
        as="ul"
        aria-label={title}
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ md: 'auto auto' }}
        justifyContent="start"
        columnGap="12"
        rowGap="1"
        mt="10"
      >
        {(['nextStep', 'whichLeague', 'firstMail', 'price'] as const).map((question) => (
          <li key={question}>
            <GuideLink question={question} />
          </li>
        ))}
      </Box>
    </Content>
  );
}

const PENALTY_AREA = { left: '50%', top: '-1.5rem', height: '34rem', transform: 'translateX(-50%)' };

/** The end of the landing page: one question, one link. */
export function LandingClosing() {
  return (
    <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden" textAlign="center">
      <PitchLines part="penalty" style={PENALTY_AREA} opacity={0.12} />
      <Content position="relative" py={{ base: '16', lg: '7rem' }} display="flex" flexDirection="column" alignItems="center">
        <Heading as="h2" textStyle="h1">
          <Translated id="landing.closing" />
        </Heading>
        <Text fontSize="lg" color="hero.muted" mt="4" mb="8">
          <Translated id="landing.closingText" />
        </Text>
        <ButtonLink to="/colleges" colorPalette="flare" size="xl" fontWeight="bold" width={{ base: 'full', sm: 'auto' }}>
          <Translated id="landing.closingAction" />
        </ButtonLink>
      </Content>
    </Box>
  );
}
