import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { coachSignUpAddress } from '../../lib/addresses/college-address';
import { useAdmission, useOpenSignIn } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { ClaimLayout } from './claim-layout';
import { CollegeFinder } from './college-finder';

/** What members see, with its forms; visitors do not download it. */
const MemberClaim = lazy(async () => ({ default: (await import('./member-claim')).MemberClaim }));

/** What somebody with the link of an invitation sees; others do not download it. */
const InvitedTo = lazy(async () => ({ default: (await import('./invited-to')).InvitedTo }));

const STEPS = ['claim.how1', 'claim.how2', 'claim.how3', 'claim.how4'] as const satisfies readonly MessageKey[];
const INVITE_STEPS = ['claim.inviteHow1', 'claim.inviteHow2', 'claim.inviteHow3'] as const satisfies readonly MessageKey[];

/**
 * /claimCollege (S1-03): find the college by name or mail domain, then ask for a role there. `college` is the one of
 * `?college=`, null where none is chosen or known. Visitors are led to the registration with it; members see what they
 * may ask for. `?invite=` shows that invitation instead.
 */
export function ClaimScreen({ college }: { readonly college: College | null }) {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const collegeId = params.get('college');
  const inviteId = params.get('invite');
  const admission = useAdmission('auth');
  const isMember = admission === 'in';
  const choose = (id: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === null) after.delete('college');
      else after.set('college', id);
      return after;
    });
  if (inviteId !== null) {
    return (
      <ClaimLayout title={t('claim.invite')} intro={t('claim.inviteIntro')} steps={INVITE_STEPS}>
        <Suspense fallback={null}>{admission !== 'wait' && <InvitedTo key={inviteId} inviteId={inviteId} />}</Suspense>
      </ClaimLayout>
    );
  }
  return (
    <ClaimLayout
      title={t('claim.title')}
      intro={t('claim.intro')}
      steps={STEPS}
      later={<Suspense fallback={null}>{isMember && collegeId === null && <MemberClaim college={null} />}</Suspense>}
    >
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
    </ClaimLayout>
  );
}

interface ChosenProps {
  readonly college: College | null;
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
