import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { useToasts } from '../../../ui/toast-context';
import { FailureLine } from '../../../ui/failure-line';
import { PresentPassword } from '../security/present-password';
import { googleStandIn } from '../security/google-stand-in';
import { useConfirmed } from '../security/use-confirmed';
import type { OwnAccount } from '../use-own-account';

interface DeleteFormProps {
  readonly account: OwnAccount;
  readonly onClose: () => void;
}

/** Deletes the account once its owner has been confirmed, and leaves the reader signed out on the landing page. */
export function DeleteForm({ account, onClose }: DeleteFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const navigate = useNavigate();
  const { isBusy, failure, act } = useConfirmed();
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const hasPassword = account.providers.includes('password');

  function leave(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (hasPassword && password === '') return;
    void act(async (acts) => {
      const idToken = await acts.confirm(hasPassword ? { password } : { testAccount: googleStandIn(account) });
      await callApi('deleteAccount', { body: { idToken } });
      show({ variant: 'success', text: t('account.deleted') });
      await acts.signOut().catch(isGoneAnyway);
      await navigate('/home');
    });
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={leave}>
        <Box color="fg.muted">{t('account.deleteText')}</Box>
        {hasPassword ? (
          <PresentPassword value={password} onText={setPassword} isValidated={isValidated} />
        ) : (
          <Box>{t('account.confirmGoogleText')}</Box>
        )}
        <FailureLine text={failure} />
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" size="lg" colorPalette="red" loading={isBusy} loadingText={t('account.deleteForGood')}>
            {t('account.deleteForGood')}
          </Button>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}

/** The user is gone at the provider as well; that signing out finds nobody is no news. */
function isGoneAnyway(): void {
  // Nothing is left to sign out of.
}
