import { Box } from '@chakra-ui/react/box';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useSearchParams } from 'react-router-dom';
import { ClaimForm } from '../../components/own-account/claim-form';
import { MissingCollege, VerifyFirst } from '../../components/own-account/claim-notices';
import { coachRequestsOf } from '../../components/own-account/coach-requests';
import type { OwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { Section } from '../../ui/page-layout';

/**
 * Shown to coaches who have no college and no pending request (S1-03). They choose from the colleges of their mail
 * domain. Where none fits, the section says until when the missing college is promised (S5-09, S9-10). Anyone who got
 * the one college that fits by registering says which position it is. Before the mail address is verified nothing is
 * asked for, and the section says that. Who is no coach and comes from a college's page (`?college=`) reads who may
 * claim it.
 */
export function ClaimSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { claimable } = account;
  const [params] = useSearchParams();
  const brought = params.get('college');
  if (profile === null) return null;
  if (!isCoach(profile)) {
    if (brought === null) return null;
    return (
      <Section title={t('account.claim')}>
        <Box maxW="text">{t('account.claimNotCoach')}</Box>
      </Section>
    );
  }
  const { open, unnamed } = coachRequestsOf(account);
  if (open.length > 0 && (unnamed.length === 0 || !account.emailVerified)) return null;
  return (
    <Section title={t('account.claim')}>
      {!account.emailVerified ? (
        <VerifyFirst email={account.email} />
      ) : unnamed.length > 0 ? (
        <ClaimForm colleges={unnamed} brought={brought} isRequested />
      ) : claimable.length === 0 ? (
        <MissingCollege account={account} />
      ) : (
        <ClaimForm colleges={claimable} brought={brought} />
      )}
    </Section>
  );
}
