import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { FailureLine } from '../../ui/states/failures';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useToasts } from '../../ui/overlays/toasts';
import { CurrentPasswordField, googleTestAccountOf, useReauthentication } from './reauthentication';
import type { OwnAccount } from '../../components/own-account/use-own-account';

interface DeleteFormProps {
  readonly account: OwnAccount;
  readonly onClose: () => void;
}

const loadDeletionForm = async () => (await import('@touchline/domain/person/sign-in/account-forms')).deletionForm;
/** A member of Google's sign-in types nothing. */
const loadAnyForm = () => Promise.resolve({ safeParse: () => ({ success: true }) });

/** Deletes the account after reauthentication and leaves the user signed out on the landing page. */
export function DeleteForm({ account, onClose }: DeleteFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const navigate = useNavigate();
  const hasPassword = account.providers.includes('password');
  const { form, element } = useSchemaForm({
    defaultValues: { password: '' },
    schema: hasPassword ? loadDeletionForm : loadAnyForm,
  });
  const { isBusy, failure, run } = useReauthentication((message) => form.setError('password', { type: 'wrong', message }));
  const deleteAccount = ({ password }: { readonly password: string }) =>
    run(async (actions) => {
      const idToken = await actions.reauthenticate(hasPassword ? { password } : { testAccount: googleTestAccountOf(account) });
      await callApi('deleteAccount', { body: { idToken } });
      show({ variant: 'success', text: t('account.deleted') }, { outlivesPage: true });
      await actions.signOut().catch(ignoreMissingUser);
      await navigate('/home');
    });

  return (
    <Stack asChild gap="4">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(deleteAccount)(event)}>
        <Box color="fg.muted">{t('account.deleteText')}</Box>
        {hasPassword ? (
          <CurrentPasswordField control={form.control} name="password" />
        ) : (
          <Box>{t('account.confirmGoogleText')}</Box>
        )}
        <FailureLine text={failure} />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" colorPalette="red" isBusy={isBusy} busyText={t('account.deleteForGood')}>
            {t('account.deleteForGood')}
          </BusyButton>
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
