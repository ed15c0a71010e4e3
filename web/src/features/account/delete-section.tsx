import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { Dialog } from '../../ui/dialog';
import { FailureLine } from '../../ui/failures';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/toasts';
import { CurrentPasswordField, googleTestAccountOf, useReauthentication } from './reauthentication';
import type { OwnAccount } from './use-own-account';

/** Deletes the account for good, after the owner has signed in again with password or Google. */
export function DeleteSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title={t('account.delete')} intro={t('account.deleteText')}>
      <Button ref={opener} size="lg" variant="outline" colorPalette="red" onClick={() => setIsAsked(true)}>
        {t('account.deleteButton')}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={t('account.deleteQuestion')}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <DeleteForm account={account} onClose={() => setIsAsked(false)} />
      </Dialog>
    </Section>
  );
}

interface DeleteFormProps {
  readonly account: OwnAccount;
  readonly onClose: () => void;
}

/** Deletes the account after reauthentication and leaves the user signed out on the landing page. */
function DeleteForm({ account, onClose }: DeleteFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const navigate = useNavigate();
  const { isBusy, failure, run } = useReauthentication();
  const [password, setPassword] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const hasPassword = account.providers.includes('password');

  function deleteAccount(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (hasPassword && password === '') return;
    void run(async (actions) => {
      const idToken = await actions.reauthenticate(hasPassword ? { password } : { testAccount: googleTestAccountOf(account) });
      await callApi('deleteAccount', { body: { idToken } });
      show({ variant: 'success', text: t('account.deleted') });
      await actions.signOut().catch(ignoreMissingUser);
      await navigate('/home');
    });
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={deleteAccount}>
        <Box color="fg.muted">{t('account.deleteText')}</Box>
        {hasPassword ? (
          <CurrentPasswordField value={password} onText={setPassword} isValidated={isValidated} />
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

/** The provider has deleted the user as well, so a failure to sign out is expected. */
function ignoreMissingUser(): void {
  // Nothing is left to sign out of.
}
