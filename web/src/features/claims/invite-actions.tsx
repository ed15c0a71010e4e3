import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { VerifyFirst } from '../../components/own-account/claim-notices';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession, useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';

interface AcceptInviteProps {
  readonly inviteId: string;
  /** Called once the invitation is accepted and the session knows the new role. */
  readonly onAccepted: () => void;
}

/** Accepts an open invitation; anyone who has not verified the address is told to do that first. */
export function AcceptInvite({ inviteId, onAccepted }: AcceptInviteProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { query, reload } = useOwnAccount();
  const { isBusy, run } = useAction();
  const accept = () =>
    run(async () => {
      await callApi('acceptInvite', { body: { inviteId } });
      show({ variant: 'success', text: t('claim.inviteDone') });
      await Promise.all([reload(), actions().then(({ refresh }) => refresh())]);
      onAccepted();
    });
  if (query.data?.emailVerified === false) return <VerifyFirst email={query.data.email} />;
  return (
    <Box>
      <BusyButton
        size="xl"
        colorPalette="flare"
        isBusy={isBusy || query.isPending}
        busyText={t('claim.inviteAccept')}
        onClick={() => void accept()}
      >
        {t('claim.inviteAccept')}
      </BusyButton>
    </Box>
  );
}

/** Says that the invitation is for another address, and signs out. */
export function InviteOfOther() {
  const t = useTranslations();
  const { actions } = useSession();
  const { user } = useSessionState();
  const { isBusy, run } = useAction();
  return (
    <Stack gap="4">
      <Box role="status" overflowWrap="anywhere">
        {t('claim.inviteOther', { email: user?.email ?? '' })}
      </Box>
      <Box color="fg.muted">{t('claim.inviteOtherText')}</Box>
      <Box>
        <BusyButton
          size="xl"
          variant="outline"
          colorPalette="ink"
          isBusy={isBusy}
          busyText={t('claim.inviteSignOut')}
          onClick={() => void run(async () => (await actions()).signOut())}
        >
          {t('claim.inviteSignOut')}
        </BusyButton>
      </Box>
    </Stack>
  );
}
