import { Box } from '@chakra-ui/react/box';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { useEffect } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useSession, useSessionState } from '../../session/session-context';
import { Chip } from '../../ui/chip';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { LeaveCollege } from './leave-college';
import type { OwnAccount } from '../../components/own-account/use-own-account';

/**
 * The colleges that the user belongs to or has asked to join, each with the status of the role and a way out of it.
 * Nothing is checked before the mail address is verified.
 */
export function RolesSection({ account: { roleRequests: requests, emailVerified } }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  useKnownRoles(requests);
  if (requests.length === 0) return null;
  return (
    <Section title={t('account.roles')}>
      <Box as="ul" listStyleType="none">
        {requests.map(({ type, collegeId, collegeName, collegePage, status, reason }) => (
          <Box
            as="li"
            key={`${type} ${collegeId} ${status}`}
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', pt: '0' }}
          >
            <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
              <Box minW="0">
                <CollegeName name={collegeName} page={collegePage} />
                <Box textStyle="small" color="fg.muted">
                  {t(`account.type.${type}`)}
                </Box>
              </Box>
              <Chip tone={status === 'Accepted' ? 'pitch' : 'quiet'}>
                {t(status === 'Pending' && !emailVerified ? 'account.unverified' : `account.role.${status}`)}
              </Chip>
            </Box>
            {status === 'Accepted' && isCoachRole({ type }) && (
              <PageLink to="/coachonboardingwizard" display="inline-flex" alignItems="center" minH="11">
                {t('account.toCoachWizard')}
              </PageLink>
            )}
            {status === 'Pending' && (
              <Box textStyle="small" color="fg.muted" mt="1">
                {t(emailVerified ? 'account.rolesWait' : 'account.rolesUnverified')}
              </Box>
            )}
            {reason !== null && (
              <Box textStyle="small" mt="1" overflowWrap="anywhere">
                {t('account.reason', { reason })}
              </Box>
            )}
            {(status === 'Pending' || status === 'Accepted') && (
              <LeaveCollege type={type} collegeId={collegeId} collegeName={collegeName} status={status} />
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Refreshes the session where the account has a role that it does not know yet, such as one entered by verifying. */
function useKnownRoles(requests: OwnAccount['roleRequests']): void {
  const { actions, state } = useSession();
  useEffect(() => {
    const known = state().profile?.roles ?? [];
    const isKnown = ({ type, collegeId, status }: OwnAccount['roleRequests'][number]) =>
      status === 'Rejected' || known.some((role) => role.type === type && role.value === collegeId);
    if (requests.every(isKnown)) return;
    void actions()
      .then(({ refresh }) => refresh())
      .catch(() => undefined);
  }, [requests, actions, state]);
}

type NamedCollege = OwnAccount['roleRequests'][number];

/** The name of a college, which leads to the page of the user's team where it has one. */
function CollegeName({ name, page }: { readonly name: NamedCollege['collegeName']; readonly page: NamedCollege['collegePage'] }) {
  const t = useTranslations();
  const gender = useSessionState().profile?.sportsTypeGender;
  if (name === null || page === null) return <Box fontWeight="semibold">{name ?? t('account.unknownCollege')}</Box>;
  return (
    <PageLink to={firstTeamAddress(page, gender && sexOf(gender))} fontWeight="semibold" overflowWrap="anywhere">
      {name}
    </PageLink>
  );
}
