import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { collegeAddress, signInForInviteAddress } from '../../lib/addresses/college-address';
import { useSessionState } from '../../session/session-context';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { AcceptInvite, InviteOfOther } from './invite-actions';

/** An invitation as its page shows it. */
type OpenedInvite = AnswerOf<'openInvite'>;

const OVER = {
  expired: 'claim.inviteExpired',
  revoked: 'claim.inviteRevoked',
  accepted: 'claim.inviteAccepted',
} as const;

const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422);

/**
 * The invitation of `?invite=` and what the person who opened it can do: visitors sign in or up with it, anyone who has
 * the invited address accepts it, others read that it is not theirs. An expired, revoked or accepted one says so.
 */
export function InvitedTo({ inviteId }: { readonly inviteId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const uid = useSessionState().user?.uid ?? null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invite', inviteId, uid],
    queryFn: ({ signal }) => callApi('openInvite', { body: { inviteId }, signal }),
  });
  if (isUnknown(error)) {
    return (
      <Stack gap="5" alignItems="flex-start">
        <Box>{t('claim.inviteUnknown')}</Box>
        <ButtonLink to="/claimCollege" size="xl" variant="outline" colorPalette="ink">
          {t('claim.inviteElsewhere')}
        </ButtonLink>
      </Stack>
    );
  }
  if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <SkeletonRegion label={t('claim.inviteLoading')}>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  }
  return (
    <Section title={t('claim.inviteTo')}>
      <Stack gap="8">
        <WhatFor invite={data} />
        <NextStep inviteId={inviteId} invite={data} onAccepted={() => void refetch()} />
      </Stack>
    </Section>
  );
}

/** The college, the post and the team, and until when the invitation is valid while it is open. */
function WhatFor({ invite: { college, sex, staffType, handsOver, validUntil, state } }: { readonly invite: OpenedInvite }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const team = t(sex === 'female' ? 'account.womensTeam' : 'account.mensTeam');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(validUntil));
  const isOpen = state === 'sent' || state === 'opened';
  return (
    <Stack gap="1">
      <Box fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
        {college.name}
      </Box>
      <Box>{`${t(`account.type.${staffType}`)} · ${team}`}</Box>
      {isOpen && handsOver && <Box>{t('claim.inviteHandsOver')}</Box>}
      {isOpen && (
        <Box textStyle="small" color="fg.muted">
          {t('claim.inviteUntil', { date })}
        </Box>
      )}
    </Stack>
  );
}

interface NextStepProps {
  readonly inviteId: string;
  readonly invite: OpenedInvite;
  readonly onAccepted: () => void;
}

function NextStep({ inviteId, invite, onAccepted }: NextStepProps) {
  const t = useTranslations();
  const { college, sex, state, isForYou } = invite;
  const { profile } = useSessionState();
  const own = profile?.roles.find((role) => isCoachRole(role) && role.value === college._id);
  if (state === 'accepted' && isForYou === true && own !== undefined) {
    return (
      <Outcome text={t(own.status === 'Accepted' ? 'claim.accepted' : 'claim.inviteWaiting')}>
        <ButtonLink to={collegeAddress(college.pathName, sex)} size="xl">
          {t('claim.toPage')}
        </ButtonLink>
        <ButtonLink to="/account" size="xl" variant="outline" colorPalette="ink">
          {t('claim.toAccount')}
        </ButtonLink>
      </Outcome>
    );
  }
  if (state === 'accepted' || state === 'expired' || state === 'revoked') {
    return (
      <Outcome text={t(OVER[state])}>
        <ButtonLink to={collegeAddress(college.pathName, sex)} size="xl" variant="outline" colorPalette="ink">
          {t('claim.toPage')}
        </ButtonLink>
      </Outcome>
    );
  }
  if (isForYou === null) return <SignInFirst inviteId={inviteId} />;
  return isForYou ? <AcceptInvite inviteId={inviteId} onAccepted={onAccepted} /> : <InviteOfOther />;
}

function Outcome({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Stack gap="5">
      <Box role="status">{text}</Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        {children}
      </Box>
    </Stack>
  );
}

function SignInFirst({ inviteId }: { readonly inviteId: string }) {
  const t = useTranslations();
  return (
    <Stack gap="4">
      <Box display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={signInForInviteAddress(inviteId, 'coach')} size="xl" colorPalette="flare">
          {t('claim.signUp')}
        </ButtonLink>
        <ButtonLink to={signInForInviteAddress(inviteId)} size="xl" variant="outline" colorPalette="ink">
          {t('claim.logIn')}
        </ButtonLink>
      </Box>
      <Box textStyle="small" color="fg.muted">
        {t('claim.inviteEdu')}
      </Box>
    </Stack>
  );
}
