import { Box } from '@chakra-ui/react/box';
import { genderOf } from '@touchline/domain/person/account/coach-colleges';
import type { SportsGender } from '@touchline/domain/reference/role-types';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useLoaded } from '../../lib/deferred-loading';

/** The team that an open invitation names, as the registration shows it. */
export interface InvitedTeam {
  readonly college: string;
  readonly gender: SportsGender;
}

const NO_INVITE = { team: null };

/** The team of an open invitation; null where there is none, until it has loaded, and where it is over or unknown. */
export function useInvitedTeam(inviteId: string | null): InvitedTeam | null {
  const callApi = useApi();
  const ask = useCallback(async (): Promise<{ readonly team: InvitedTeam | null }> => {
    if (inviteId === null) return NO_INVITE;
    const { college, sex, state } = await callApi('openInvite', { body: { inviteId } });
    const isOpen = state === 'sent' || state === 'opened';
    return isOpen ? { team: { college: college.name, gender: genderOf(sex) } } : NO_INVITE;
  }, [callApi, inviteId]);
  return useLoaded(ask).part?.team ?? null;
}

/** Names the college and the team that somebody is invited to, and says which address to register with. */
export function InvitedTeamNote({ invited }: { readonly invited: InvitedTeam | null }) {
  const t = useTranslations();
  return (
    <Box>
      <Box role="status" bg={invited === null ? undefined : 'pitch.subtle'} borderRadius="control" overflowWrap="anywhere">
        {invited !== null && (
          <Box px="4" py="3" mb="4" fontWeight="medium">
            {t('register.invitedTo', {
              college: invited.college,
              team: t(invited.gender === 'Female' ? 'register.womensTeam' : 'register.mensTeam'),
            })}
          </Box>
        )}
      </Box>
      <Box color="fg.muted">{t('register.invited')}</Box>
    </Box>
  );
}
