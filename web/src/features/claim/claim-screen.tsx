import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeLine } from '../../components/college-summary';
import { Crest } from '../../components/crest';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { coachSignUpAddress } from '../../lib/college-address';
import { useAdmission, useOpenSignIn } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { Content, Section, Touchline } from '../../ui/page-layout';
import type { ChosenCollege } from './chosen-college';
import { CollegeFinder } from './college-finder';

/** What members see, with its forms; visitors do not download it. */
const MemberClaim = lazy(async () => ({ default: (await import('./member-claim')).MemberClaim }));

const STEPS = ['claim.how1', 'claim.how2', 'claim.how3', 'claim.how4'] as const satisfies readonly MessageKey[];

/**
 * /claimCollege (S1-03): find the college by name or mail domain, then ask for a role there. `college` is the one of
 * `?college=`, null where none is chosen or known. Visitors are led to the registration with it; members see what they
 * may ask for.
 */
export function ClaimScreen({ college }: { readonly college: ChosenCollege | null }) {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const collegeId = params.get('college');
  const isMember = useAdmission('auth') === 'in';
  const choose = (id: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === null) after.delete('college');
      else after.set('college', id);
      return after;
    });
  return (
    <Content pt={{ base: '8', md: '14' }} pb={{ base: '16', md: '24' }} minH="70vh">
      <Box maxW="text">
        <Heading as="h1" textStyle="h1" mb="3">
          {t('claim.title')}
        </Heading>
        <Touchline />
        <Box color="fg.muted" pt="3">
          {t('claim.intro')}
        </Box>
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 30rem) minmax(0, 24rem)' }}
        justifyContent="space-between"
        alignItems="start"
        gap={{ base: '10', lg: '16' }}
        pt={{ base: '8', md: '10' }}
      >
        <Stack gap="10">
          {collegeId === null ? (
            <Section title={t('claim.find')}>
              <CollegeFinder onChoose={choose} />
            </Section>
          ) : (
            <Section
              title={t('claim.chosen')}
              action={
                <Button size="lg" variant="outline" colorPalette="ink" onClick={() => choose(null)}>
                  {t('claim.other')}
                </Button>
              }
            >
              <Chosen college={college} isMember={isMember} />
            </Section>
          )}
          <Suspense fallback={null}>{isMember && collegeId === null && <MemberClaim college={null} />}</Suspense>
        </Stack>
        <HowItWorks />
      </Box>
    </Content>
  );
}

interface ChosenProps {
  readonly college: ChosenCollege | null;
  readonly isMember: boolean;
}

/** The chosen college and what may be asked for there; null where nobody knows the id. */
function Chosen({ college, isMember }: ChosenProps) {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  if (college === null) return <Box>{t('claim.unknown')}</Box>;
  return (
    <Stack gap="8">
      <Box display="flex" alignItems="center" gap="4" minH="16">
        <Crest college={college} size={48} />
        <Box minW="0">
          <Box fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
            {college.name}
          </Box>
          <Box textStyle="small" color="fg.muted">
            {placeLine(college.address.locality, college.address.administrative_area_level_1)}
          </Box>
        </Box>
      </Box>
      <Suspense fallback={null}>{isMember && <MemberClaim college={college} />}</Suspense>
      {!isMember && (
        <Box display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={coachSignUpAddress(college._id)} size="xl" colorPalette="flare">
            {t('claim.signUp')}
          </ButtonLink>
          <Button
            size="xl"
            variant="outline"
            colorPalette="ink"
            onClick={({ currentTarget }) => void openSignIn('default', currentTarget)}
          >
            {t('claim.logIn')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function HowItWorks() {
  const t = useTranslations();
  return (
    <Box as="aside" aria-label={t('claim.howTitle')} bg="bg.subtle" borderRadius="card" p={{ base: '5', md: '6' }}>
      <Box textStyle="label" color="fg.muted" mb="4">
        {t('claim.howTitle')}
      </Box>
      <Box as="ol" listStyleType="none" display="grid" gap="4">
        {STEPS.map((step, index) => (
          <Box as="li" key={step} display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" gap="3">
            <Box fontFamily="heading" fontWeight="bold" fontSize="xl" lineHeight="1.3" color="pitch.fg" aria-hidden>
              {index + 1}
            </Box>
            <Box>{t(step)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
