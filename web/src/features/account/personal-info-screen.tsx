import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { CURRENCY_OF } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { nameRefusal } from '@touchline/domain/person/account/field-refusals';
import { type SyntheticEvent, useState } from 'react';
import { NameFields } from '../../components/person-fields';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useSession } from '../../session/session-context';
import { CheckField } from '../../ui/choice-fields';
import { FactTable } from '../../ui/facts';
import { SelectField } from '../../ui/select-field';
import { useToasts } from '../../ui/toasts';
import { AccountPage } from './account-page';
import { useAction } from './use-action';
import { useLongDate } from './use-long-date';
import { type OwnAccount, useOwnAccount } from './use-own-account';

/** /account/personal-info: names, language and marketing mail. */
export function PersonalInfoScreen() {
  return <AccountPage>{(account) => <PersonalForm key={account.uid} account={account} />}</AccountPage>;
}

/** Names, language with its currency, and marketing mail. What is saved counts on every device (S1-13, S9-12). */
function PersonalForm({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useLongDate();
  const callApi = useApi();
  const show = useToasts();
  const { changeLanguage } = useLanguage();
  const { store } = useOwnAccount();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const { mayAllowMarketing } = account;
  const [draft, setDraft] = useState(() => {
    const { firstName, lastName, locale, marketingOptIn } = account;
    return { firstName, lastName, locale, marketingOptIn };
  });
  const [isValidated, setIsValidated] = useState(false);
  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const isRefused = [draft.firstName, draft.lastName].some((name) => nameRefusal(name) !== null);
  const languages: readonly { readonly value: Language; readonly text: string }[] = [
    { value: 'en', text: t('account.english') },
    { value: 'de', text: t('account.german') },
  ];

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (isRefused) return;
    void run(async () => {
      store((await callApi('changeAccount', { body: draft })).account);
      if (draft.locale !== account.locale) await changeLanguage(draft.locale);
      show({ variant: 'success', text: t('account.saved') });
      await (await actions()).refresh();
    });
  }

  return (
    <Stack asChild gap="5" maxW="form">
      <form noValidate onSubmit={save}>
        <NameFields names={draft} onChange={change} isValidated={isValidated} />
        <FactTable
          facts={[
            { label: t('account.dateOfBirth'), value: day(account.dateOfBirth), note: t('account.dateOfBirthHelp') },
            { label: t('account.email'), value: account.email },
          ]}
        />
        <SelectField
          label={t('account.language')}
          help={t('account.languageHelp', { currency: CURRENCY_OF[draft.locale] })}
          options={languages}
          value={draft.locale}
          onValue={(locale) => locale !== '' && change({ locale })}
        />
        {mayAllowMarketing || draft.marketingOptIn ? (
          <Box>
            <CheckField
              label={t('account.marketing')}
              isChecked={draft.marketingOptIn}
              onCheck={(marketingOptIn) => change({ marketingOptIn })}
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
          <Button type="submit" size="xl" loading={isBusy} loadingText={t('account.save')}>
            {t('account.save')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
