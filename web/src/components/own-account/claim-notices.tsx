import { Box } from '@chakra-ui/react/box';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Notice } from '../../ui/states/notice';
import type { OwnAccount } from './use-own-account';
import { VerifyAgainButton } from './verify-again-button';

/** Says that nothing is checked, and no time has begun, before the mail address is verified. */
export function VerifyFirst({ email }: { readonly email: string }) {
  const t = useTranslations();
  return (
    <Notice title={t('account.verifyFirst')} text={t('account.verifyFirstText', { email })}>
      <Box mt="2">
        <VerifyAgainButton email={email} />
      </Box>
    </Notice>
  );
}

/** Says until when the missing college is promised (S9-10), or that no college of the mail domain is known. */
export function MissingCollege({ account: { email, collegeRequest } }: { readonly account: OwnAccount }) {
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
