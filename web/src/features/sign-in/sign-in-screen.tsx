import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { inviteAddress } from '../../lib/addresses/college-address';
import { useAdmission } from '../../session/session-context';
import { Dialog } from '../../ui/overlays/dialog';
import { Content, PageTitle } from '../../ui/page-layout';
import { InvitedTeamNote, useInvitedTeam } from './invited-team';
import { useSignInPanel } from './use-sign-in-panel';
import { useApi } from '../../lib/api/api-client';
import { useLoaded } from '../../lib/hydration/deferred-loading';

/** Names the college whose page a coach wants to edit. Shows nothing where it is not known. */
function ClaimedCollege({ collegeId }: { readonly collegeId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const ask = useCallback(() => callApi('college', { params: { collegeId } }), [callApi, collegeId]);
  const { part: college } = useLoaded(ask);
  return (
    <Box role="status" bg={college === null ? undefined : 'pitch.subtle'} borderRadius="control" overflowWrap="anywhere">
      {college !== null && (
        <Box px="4" py="3">
          {t('register.claims', { college: college.name })}
        </Box>
      )}
    </Box>
  );
}

const AFTERWARDS = '/account';

/**
 * /signInUpMobile: the sign-in panel as a page (S2-10); signed-in users go on to the account. `?join=coach` begins the
 * registration of a coach, who may bring the college to claim (`&college=`); the account gets it too. Anyone who brings
 * an invitation (`?invite=`) reads to which team, and goes on to it, also after registering.
 */
export function SignInScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isCoach = params.get('join') === 'coach';
  const collegeId = isCoach ? params.get('college') : null;
  const inviteId = params.get('invite');
  const afterwards = addressAfter(collegeId, inviteId);
  const isIn = useAdmission('auth') === 'in';
  const invited = useInvitedTeam(inviteId);
  const { step, title, body, restart } = useSignInPanel(
    'default',
    (destination) => {
      const isHere = inviteId !== null || destination === null || destination === AFTERWARDS;
      void navigate(isHere ? afterwards : destination, { replace: true });
    },
    { kind: isCoach ? 'coach' : undefined, invited: invited ?? null },
  );
  const isLeft = isIn && step === 'email';
  useEffect(() => {
    if (isLeft) void navigate(afterwards, { replace: true });
  }, [isLeft, navigate, afterwards]);
  const isAsked = step === 'terms';
  return (
    <Content py={{ base: '8', lg: '16' }} maxW="form">
      <PageTitle text={t('signIn.pageTitle')} />
      <Stack gap="8">
        <Heading as="h1" textStyle="h1">
          {isAsked ? t('signIn.titleRegister') : isCoach && step === 'email' ? t('signIn.titleCoach') : title}
        </Heading>
        {collegeId !== null && <ClaimedCollege collegeId={collegeId} />}
        {inviteId !== null && <InvitedTeamNote invited={invited} />}
        {!isAsked && body}
      </Stack>
      <Dialog isOpen={isAsked} title={title} onClose={restart} closeOnInteractOutside={false}>
        {isAsked && body}
      </Dialog>
    </Content>
  );
}

function addressAfter(collegeId: string | null, inviteId: string | null): string {
  if (inviteId !== null) return inviteAddress(inviteId);
  return collegeId === null ? AFTERWARDS : `${AFTERWARDS}?college=${encodeURIComponent(collegeId)}`;
}
