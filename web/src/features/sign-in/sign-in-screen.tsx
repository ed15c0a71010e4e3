import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { inviteAddress } from '../../lib/college-address';
import { useAdmission } from '../../session/session-context';
import { Dialog } from '../../ui/dialog';
import { Content, PageTitle } from '../../ui/page-layout';
import { ClaimedCollege } from './claimed-college';
import { InvitedTeamNote, useInvitedTeam } from './invited-team';
import { useSignInPanel } from './use-sign-in-panel';

const AFTERWARDS = '/account';

/**
 * /signInUpMobile: the sign-in panel as a page (S2-10); signed-in users go on to the account. `?join=coach` begins the
 * registration of a coach, who may bring the college to claim (`&college=`); the account gets it too. Whoever brings an
 * invitation (`?invite=`) reads to which team, and goes on to it, also after registering.
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
