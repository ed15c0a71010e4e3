import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { FormText } from '../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { useAction } from '../../ui/use-action';

const loadSchema = async () => (await import('@touchline/domain/person/profiles/featuring/featuring')).guardianForm;

/** The address of a guardian, and the button that asks them. A refused address is said at the field. */
export function GuardianForm({ onAsk }: { readonly onAsk: (guardianEmail: string) => Promise<void> }) {
  const t = useTranslations();
  const { isBusy, run } = useAction();
  const { form, element } = useSchemaForm({ defaultValues: { guardianEmail: '' }, schema: loadSchema });
  const ask = ({ guardianEmail }: { readonly guardianEmail: string }) =>
    run(async () => {
      try {
        await onAsk(guardianEmail.trim());
      } catch (failure) {
        showRefusalAtFields(form, failure, ['guardianEmail']);
        throw failure;
      }
    });
  return (
    <Stack asChild gap="4" width="full" maxW="form" alignItems="flex-start">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
        <Box width="full">
          <FormText
            control={form.control}
            name="guardianEmail"
            label={t('privacy.featuring.guardian')}
            type="email"
            autoComplete="off"
          />
        </Box>
        <BusyButton
          type="submit"
          size="lg"
          variant="outline"
          colorPalette="ink"
          isBusy={isBusy}
          busyText={t('privacy.featuring.ask')}
        >
          {t('privacy.featuring.ask')}
        </BusyButton>
      </form>
    </Stack>
  );
}
