import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { passwordRefusal } from '@touchline/domain/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { FailureLine } from '../../../ui/failure-line';
import { useToasts } from '../../../ui/toast-context';
import { type OwnAccount, useOwnAccount } from '../use-own-account';
import { googleStandIn } from './google-stand-in';
import { NewPassword } from './new-password';
import { useConfirmed } from './use-confirmed';

/** Gives a password to whoever signs in with Google alone, once Google has confirmed them; both ways lead in afterwards. */
export function SetPasswordForm({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { reload } = useOwnAccount();
  const { isBusy, failure, act } = useConfirmed();
  const [wanted, setWanted] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const refusal = passwordRefusal(wanted);

  function set(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (refusal !== null) return;
    void act(async (acts) => {
      const save = (idToken: string) => callApi('changePassword', { body: { idToken, password: wanted } });
      await acts.changeSignIn({ testAccount: googleStandIn(account) }, save, { email: account.email, password: wanted });
      show({ variant: 'success', text: t('account.passwordSetDone') });
      await reload();
    });
  }

  return (
    <Stack asChild gap="4" maxW="form">
      <form noValidate onSubmit={set}>
        <Box color="fg.muted">
          {t('account.passwordNone')} {t('account.passwordSetHelp')}
        </Box>
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <NewPassword value={wanted} onText={setWanted} isValidated={isValidated} />
        <FailureLine text={failure} />
        <Box>
          <Button type="submit" size="lg" loading={isBusy} loadingText={t('account.passwordSet')}>
            {t('account.passwordSet')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
