import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { nameRefusal } from '@touchline/domain/account/field-refusals';
import { CURRENCY_OF } from '@touchline/domain/format/money';
import type { Language } from '@touchline/domain/http/api-messages';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useWords } from '../../i18n/use-words';
import { useApi } from '../../lib/api-context';
import { NameFields } from '../../pieces/person/name-fields';
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
  const say = useWords();
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
    { value: 'en', text: say('account.english') },
    { value: 'de', text: say('account.german') },
  ];

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (isRefused) return;
    void act(async () => {
      keep((await callApi('changeAccount', { body: draft })).account);
      if (draft.locale !== account.locale) await speak(draft.locale);
      show({ variant: 'success', text: say('account.saved') });
      await (await acts()).refresh();
    });
  }

  return (
    <Stack asChild gap="5" maxW="form">
      <form noValidate onSubmit={save}>
        <NameFields names={draft} onChange={change} isValidated={isValidated} />
        <FactTable
          facts={[
            { label: say('account.dateOfBirth'), value: day(account.dateOfBirth), note: say('account.dateOfBirthHelp') },
            { label: say('account.email'), value: account.email },
          ]}
        />
        <SelectField
          label={say('account.language')}
          help={say('account.languageHelp', { currency: CURRENCY_OF[draft.locale] })}
          options={languages}
          value={draft.locale}
          onValue={(locale) => locale !== '' && change({ locale })}
        />
        {mayAllowMarketing || draft.marketingOptIn ? (
          <Box>
            <CheckField
              label={say('account.marketing')}
              isChecked={draft.marketingOptIn}
              onCheck={(marketingOptIn) => change({ marketingOptIn })}
            />
            <Box textStyle="small" color="fg.muted" ps="8">
              {say('account.marketingHelp')}
            </Box>
          </Box>
        ) : (
          <Box>
            <Box>{say('account.marketing')}</Box>
            <Box textStyle="small" color="fg.muted">
              {say('account.marketingYoung')}
            </Box>
          </Box>
        )}
        <Box>
          <Button type="submit" size="xl" loading={isBusy} loadingText={say('account.save')}>
            {say('account.save')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
