import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Words } from '../../i18n/use-translations';
import { PitchLines } from '../../components/pitch/pitch-lines';
import { ButtonLink } from '../../ui/button-link';
import { Content } from '../../ui/content';

const PENALTY_AREA = { left: '50%', top: '-1.5rem', height: '34rem', transform: 'translateX(-50%)' };

/** The quiet end of the landing page: one question, one way to go. */
export function LandingClosing() {
  return (
    <Box className="on-dark" bg="hero" color="hero.fg" position="relative" overflow="hidden" textAlign="center">
      <PitchLines part="penalty" style={PENALTY_AREA} opacity={0.12} />
      <Content position="relative" py={{ base: '16', lg: '7rem' }} display="flex" flexDirection="column" alignItems="center">
        <Heading as="h2" textStyle="h1">
          <Words id="landing.closing" />
        </Heading>
        <Text fontSize="lg" color="hero.muted" mt="4" mb="8">
          <Words id="landing.closingText" />
        </Text>
        <ButtonLink to="/colleges" colorPalette="flare" size="xl" fontWeight="bold" width={{ base: 'full', sm: 'auto' }}>
          <Words id="landing.closingAction" />
        </ButtonLink>
      </Content>
    </Box>
  );
}
