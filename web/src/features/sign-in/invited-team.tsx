import { Box } from '@chakra-ui/react/box';
import { genderOf } from '@touchline/domain/person/claims/coach-colleges';
import type { SportsGender } from '@touchline/domain/reference/role-types';
import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useLoaded } from '../../lib/hydration/deferred-loading';

/** The team that an open invitation names, as the registration shows it. */
export interface InvitedTeam {
  readonly college: string;
  readonly gender: SportsGender;
}

const NO_INVITE = { team: null };

/** The team of an open invitation; undefined until it has loaded, null if there is none, it is over or unknown. */
export function useInvitedTeam(inviteId: string | null): InvitedTeam | null | undefined {
  const callApi = useApi();
  const ask = useCallback(async (): Promise<{ readonly team: InvitedTeam | null }> => {
    if (inviteId === null) return NO_INVITE;
    const { college, sex, state } = await callApi('openInvite', { body: { inviteId } });
    const isOpen = state === 'sent' || state === 'opened';
    return isOpen ? { team: { college: college.name, gender: genderOf(sex) } } : NO_INVITE;
  }, [callApi, inviteId]);
  const { part, hasFailed } = useLoaded(ask);
  return hasFailed ? null : part?.team;
}

/** Two lines and their padding: what names most colleges. */
const NOTE_HEIGHT = '18';

/**
 * Names the college and the team that somebody is invited to, and says which address to register with. Its place is
 * there while the invitation loads, so that the form does not move.
 */
export function InvitedTeamNote({ invited }: { readonly invited: InvitedTeam | null | undefined }) {
  const t = useTranslations();
  return (
    <Box>
      <Box
        role="status"
        {...(invited === null ? {} : { bg: 'pitch.subtle', minH: NOTE_HEIGHT, mb: '4' })}
        borderRadius="control"
        overflowWrap="anywhere"
      >
        {invited !== null && invited !== undefined && (
          <Box px="4" py="3" fontWeight="medium">
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
