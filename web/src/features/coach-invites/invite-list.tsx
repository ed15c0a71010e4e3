import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { Chip } from '../../ui/chip';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { MoreButton } from '../../ui/more-button';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useMoment } from '../../ui/use-dates';
import { useInviteTexts } from './invite-texts';
import type { ListedInvite, useInvites } from './use-invites';

/** The invitations, the latest first, each with its state and what can be done with it. */
export function InviteList({ invites }: { readonly invites: ReturnType<typeof useInvites> }) {
  const texts = useInviteTexts();
  if (invites.data === undefined)
    return invites.error !== null ? (
      <FailedState failure={invites.error} isRetrying={invites.isFetching} onRetry={() => void invites.refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  const items = invites.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState scene="pitch" title={texts.none} />;
  return (
    <Box>
      <Box as="ul" aria-label={texts.list} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {items.map((invite) => (
          <InviteRow key={invite.inviteId} invite={invite} />
        ))}
      </Box>
      <MoreButton pages={invites} text={texts.more} />
    </Box>
  );
}

const TONES = {
  ...({ sent: 'quiet', opened: 'pitch', accepted: 'pitch', expired: 'quiet', revoked: 'quiet', bounced: 'alarm' } as const),
} satisfies Record<ListedInvite['state'], string>;

function InviteRow({ invite }: { readonly invite: ListedInvite }) {
  const t = useTranslations();
  const texts = useInviteTexts();
  const moment = useMoment();
  const { email, college, sex, staffType, sentAt, validUntil, state, sentBy, usesFreeMail } = invite;
  const isOpen = state === 'sent' || state === 'opened' || state === 'bounced';
  return (
    <Box
      as="li"
      px={{ base: '4', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto auto' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
    >
      <Box minW="0">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {email}
        </Box>
        <Box textStyle="small" overflowWrap="anywhere">
          {`${college.name ?? college._id} · ${texts[sex]} · ${t(`account.type.${staffType}`)}`}
        </Box>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {texts.sentBy(sentBy.name ?? texts.gone, moment(sentAt))}
          {isOpen && ` · ${texts.validUntil(moment(validUntil, 'day'))}`}
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" justifyContent={{ lg: 'flex-end' }} maxW={{ lg: '13rem' }}>
        <Chip tone={TONES[state]}>{texts.state[state]}</Chip>
        {usesFreeMail && <Chip tone="flare">{texts.freeMail}</Chip>}
      </Box>
      {state !== 'accepted' && <InviteActions invite={invite} isOpen={isOpen} />}
    </Box>
  );
}

function InviteActions({ invite: { inviteId, email }, isOpen }: { readonly invite: ListedInvite; readonly isOpen: boolean }) {
  const texts = useInviteTexts();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const resending = useAction();
  const revoking = useAction();
  const act = (row: 'resendAdminInvite' | 'revokeAdminInvite', text: string) => async () => {
    await callApi(row, { params: { inviteId } });
    show({ variant: 'success', text });
    await client.invalidateQueries({ queryKey: ['adminInvites'] });
  };
  const look = { size: 'lg', variant: 'outline', colorPalette: 'ink' } as const;
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      <BusyButton
        {...look}
        isBusy={resending.isBusy}
        busyText={texts.resend}
        aria-label={texts.resendTo(email)}
        onClick={() => void resending.run(act('resendAdminInvite', texts.resent(email)))}
      >
        {texts.resend}
      </BusyButton>
      {isOpen && (
        <BusyButton
          {...look}
          isBusy={revoking.isBusy}
          busyText={texts.revoke}
          aria-label={texts.revokeOf(email)}
          onClick={() => void revoking.run(act('revokeAdminInvite', texts.revoked(email)))}
        >
          {texts.revoke}
        </BusyButton>
      )}
    </Box>
  );
}
