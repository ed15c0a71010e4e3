import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { nameRefusal } from '@touchline/domain/account/field-refusals';
import { CURRENCY_OF } from '@touchline/domain/format/money';
import type { Language } from '@touchline/domain/http/api-messages';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { NameFields } from '../../components/person/name-fields';
import { useSession } from '../../session/session-context';
import { CheckField } from '../../ui/check-field';
import { FactTable } from '../../ui/fact-table';
import { SelectField } from '../../ui/select-field';
import { useToasts } from '../../ui/toast-context';
import { useAct } from './use-act';
import { useDay } from './use-day';
import { type OwnAccount, useOwnAccount } from './use-own-account';

/** Names, language with its currency, and mail from us; what was saved counts on every device (specification §9, Locale). */
export function PersonalForm({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useDay();
  const callApi = useApi();
  const show = useToasts();
  const { speak } = useLanguage();
  const { keep } = useOwnAccount();
  const { acts } = useSession();
  const { isBusy, act } = useAct();
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
    void act(async () => {
      keep((await callApi('changeAccount', { body: draft })).account);
      if (draft.locale !== account.locale) await speak(draft.locale);
      show({ variant: 'success', text: t('account.saved') });
      await (await acts()).refresh();
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
