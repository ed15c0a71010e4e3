import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslations } from '../../i18n/use-translations';
import { OpenPitch } from './open-pitch';

const WAYS = ['recruits.byPosition', 'recruits.byTeam', 'recruits.byClass', 'recruits.byPlace', 'recruits.byVideo'] as const;

/** Says that the search of recruits opens soon and what they will be found by, beside a pitch with all positions. */
export function RecruitsSoon() {
  const t = useTranslations();
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      borderRadius="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem)' }}
      gap={{ base: '0', md: '8' }}
    >
      <Box px={{ base: '5', md: '12' }} py={{ base: '8', md: '14' }} alignSelf="center">
        <Heading as="h2" textStyle="h2">
          {t('recruits.soon')}
        </Heading>
        <Box color="hero.muted" mt="4" maxW="32rem">
          {t('recruits.soonText')}
        </Box>
        <Box as="ul" mt="5" maxW="32rem">
          {WAYS.map((way) => (
            <Box as="li" key={way} py="2.5" borderTopWidth="1px" borderColor="hero.border">
              {t(way)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box bg="hero.panel" display="flex" alignItems="center">
        <Box aspectRatio={{ base: '68 / 58', md: '68 / 105' }} width="full" position="relative" overflow="hidden">
          <OpenPitch label={t('recruits.pitch')} />
        </Box>
      </Box>
    </Box>
  );
}
