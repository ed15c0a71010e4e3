import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chargedCurrency } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { CheckField } from '../../ui/fields/choice-fields';
import { FactTable } from '../../ui/facts';
import { FormSelect, FormText } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';

type Personal = Pick<OwnAccount, 'firstName' | 'lastName' | 'locale' | 'marketingOptIn'>;

const TYPED = ['firstName', 'lastName'] as const;
const loadAccountChanges = async () => (await import('@touchline/domain/person/account/change-account')).accountChanges;

/** Names, language with its currency, and marketing mail. What is saved counts on every device (S1-13, S9-12). */
export function PersonalForm({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useLongDate();
  const callApi = useApi();
  const show = useToasts();
  const { changeLanguage } = useLanguage();
  const { store } = useOwnAccount();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const { mayAllowMarketing } = account;
  const { firstName, lastName, locale, marketingOptIn, boundCurrency } = account;
  const { form, element } = useSchemaForm<Personal>({
    defaultValues: { firstName, lastName, locale, marketingOptIn },
    schema: loadAccountChanges,
  });
  const typed = useFormText(form, { of: 'account/names', names: TYPED });
  const chosen = useWatch({ control: form.control });
  const languages: readonly { readonly value: Language; readonly text: string }[] = [
    { value: 'en', text: t('account.english') },
    { value: 'de', text: t('account.german') },
  ];

  const save = (body: Personal) =>
    run(async () => {
      store((await callApi('changeAccount', { body })).account);
      typed.saved();
      if (body.locale !== account.locale) await changeLanguage(body.locale);
      show({ variant: 'success', text: t('account.saved') });
      await (await actions()).refresh();
    });
  return (
    <Stack asChild gap="5" maxW="form">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {typed.offer}
        <FormText control={form.control} name="firstName" label={t('person.firstName')} type="text" autoComplete="given-name" />
        <FormText
          control={form.control}
          name="lastName"
          label={t('person.lastName')}
          help={t('person.lastNameHint')}
          type="text"
          autoComplete="family-name"
        />
        <FactTable
          facts={[
            { label: t('account.dateOfBirth'), value: day(account.dateOfBirth), note: t('account.dateOfBirthHelp') },
            { label: t('account.email'), value: account.email },
          ]}
        />
        <FormSelect
          control={form.control}
          name="locale"
          label={t('account.language')}
          help={t('account.languageHelp', { currency: chargedCurrency(chosen.locale ?? locale, boundCurrency).toUpperCase() })}
          options={languages}
        />
        {mayAllowMarketing || marketingOptIn ? (
          <Box>
            <CheckField
              label={t('account.marketing')}
              isChecked={chosen.marketingOptIn ?? false}
              onCheck={(isChecked) => form.setValue('marketingOptIn', isChecked, { shouldDirty: true })}
            />
            <Box textStyle="small" color="fg.muted" ps="8">
              {t('account.marketingHelp')}
            </Box>
          </Box>
        ) : (
          <Box>
            <Box>{t('account.marketing')}</Box>
            <Box textStyle="small" color="fg.muted">
              {t('account.marketingYoung')}
            </Box>
          </Box>
        )}
        <Box>
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('account.save')}>
            {t('account.save')}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
