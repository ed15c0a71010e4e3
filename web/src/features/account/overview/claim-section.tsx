import { Box } from '@chakra-ui/react/box';
import { isCoach, isCoachRole } from '@touchline/domain/account/coach-role';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/constants/limits';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { Section } from '../../../ui/section';
import type { OwnAccount } from '../use-own-account';
import { ClaimForm } from './claim-form';

/**
 * For coaches who belong to no college and wait for none: the colleges of the own mail domain to choose from, or what becomes of one that is missing, with its
 * term (specification §5).
 */
export function ClaimSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { roleRequests, claimable } = account;
  if (profile === null || !isCoach(profile)) return null;
  if (roleRequests.some((request) => isCoachRole(request) && request.status !== 'Rejected')) return null;
  return (
    <Section title={t('account.claim')}>
      {claimable.length === 0 ? <MissingCollege account={account} /> : <ClaimForm colleges={claimable} />}
    </Section>
  );
}

function MissingCollege({ account: { email, collegeRequest } }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  if (collegeRequest?.doneAt !== null) {
    return <Box maxW="text">{t('account.claimNone', { domain: email.slice(email.indexOf('@') + 1) })}</Box>;
  }
  const dueMs = Date.parse(collegeRequest.dueAt);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(dueMs);
  return (
    <Box display="grid" gap="2" maxW="text">
      <Box>{t('account.claimMissing', { hours: COLLEGE_CREATION_HOURS })}</Box>
      <Box color="fg.muted">{t(dueMs < nowMs ? 'account.claimLate' : 'account.claimDue', { moment })}</Box>
    </Box>
  );
}
