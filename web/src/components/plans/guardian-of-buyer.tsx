import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { FormText } from '../../ui/forms/form-fields';
import { useSchemaForm } from '../../ui/forms/use-schema-form';

const loadSchema = async () => (await import('@touchline/domain/person/profile/featuring')).guardianForm;

interface GuardianOfBuyerProps {
  readonly ownEmail: string;
  readonly isBusy: boolean;
  readonly onGuardian: (guardianEmail: string) => Promise<void>;
}

/** Asks a minor for the mail address of a parent or guardian, and goes on to the payment with it (S7-17). */
export function GuardianOfBuyer({ ownEmail, isBusy, onGuardian }: GuardianOfBuyerProps) {
  const t = useTranslations();
  const { form, element } = useSchemaForm({ defaultValues: { guardianEmail: '' }, schema: loadSchema });
  const goOn = async ({ guardianEmail }: { readonly guardianEmail: string }) => {
    const sent = guardianEmail.trim();
    if (sent.toLowerCase() === ownEmail.toLowerCase()) form.setError('guardianEmail', { message: t('plans.guardianOwn') });
    else await onGuardian(sent);
  };
  return (
    <Stack asChild gap="4" alignItems="flex-start">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(goOn)(event)}>
        <Box>{t('plans.guardianText')}</Box>
        <Box width="full">
          <FormText control={form.control} name="guardianEmail" label={t('plans.guardian')} type="email" autoComplete="off" />
        </Box>
        <BusyButton type="submit" size="lg" colorPalette="flare" isBusy={isBusy} busyText={t('plans.paying')}>
          {t('plans.pay')}
        </BusyButton>
      </form>
    </Stack>
  );
}
