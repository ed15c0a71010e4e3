import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { isSameMailbox } from '@touchline/domain/kernel/text/delivered-address';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { FormText } from '../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';

const loadSchema = async () => (await import('@touchline/domain/person/profiles/featuring/featuring')).guardianForm;

interface GuardianOfBuyerProps {
  readonly ownEmail: string;
  readonly isBusy: boolean;
  /** Goes on to the payment; the answer is what failed, null where nothing did. */
  readonly onGuardian: (guardianEmail: string) => Promise<unknown>;
}

/**
 * Asks a minor for the mail address of a parent or guardian, and goes on to the payment with it (S7-17). A refused
 * address is said at the field.
 */
export function GuardianOfBuyer({ ownEmail, isBusy, onGuardian }: GuardianOfBuyerProps) {
  const t = useTranslations();
  const { form, element } = useSchemaForm({ defaultValues: { guardianEmail: '' }, schema: loadSchema });
  const goOn = async ({ guardianEmail }: { readonly guardianEmail: string }) => {
    const sent = guardianEmail.trim();
    if (isSameMailbox(sent, ownEmail)) form.setError('guardianEmail', { message: t('plans.guardianOwn') });
    else showRefusalAtFields(form, await onGuardian(sent), ['guardianEmail']);
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
