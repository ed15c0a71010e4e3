import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { COACH_LINK_LIMITS, LINK_GROUP_TEXTS, LINK_GROUPS, type LinkGroup } from '@touchline/domain/reference/coach-links';
import { type SyntheticEvent, useState } from 'react';
import { useOwnAccount } from '../../../components/own-account/use-own-account';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { CheckField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { useToasts } from '../../../ui/overlays/toasts';
import { LINK_TEXTS } from './link-texts';
import { MailFormFoot } from './mail-form-foot';
import { type CoachLinks, useCoachLinks } from './use-coach-links';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Makes a private link; why it was refused stands above the button. */
export function LinkForm({ hasMinorsPage }: Pick<CoachLinks, 'hasMinorsPage'>) {
  const { language } = useLanguage();
  const texts = LINK_TEXTS[language];
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { store } = useCoachLinks();
  const email = useOwnAccount().query.data?.email ?? '';
  const [name, setName] = useState('');
  const [to, setTo] = useState('');
  const [groups, setGroups] = useState<readonly LinkGroup[]>(['grades']);
  const [showsEmail, setShowsEmail] = useState(false);
  const [phone, setPhone] = useState('');
  const [locale, setLocale] = useState<'en' | 'de'>('en');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    const contact = hasMinorsPage ? { showsEmail: false, phone: null } : { showsEmail, phone: orNull(phone) };
    const body = { name: orNull(name), to: orNull(to), groups: [...groups], ...contact, locale };
    try {
      store(await callApi('makeCoachLink', { body }));
      setName('');
      setTo('');
      show({ variant: 'success', text: texts.made });
    } catch (refused) {
      setFailure(refusalMessages(refused, t(fallbackKey(refused))).join(' '));
    }
    setIsBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  return (
    <Stack asChild gap="5" maxW="form">
      <form noValidate onSubmit={submit}>
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          type="text"
          value={name}
          onText={setName}
          maxLength={COACH_LINK_LIMITS.nameMax}
          autoComplete="off"
          isRequired={false}
        />
        <TextField
          label={texts.to}
          help={hasMinorsPage ? texts.toHelpMinor : texts.toHelp}
          type="text"
          value={to}
          onText={setTo}
          maxLength={COACH_LINK_LIMITS.toMax}
          autoComplete="off"
          isRequired={hasMinorsPage}
        />
        <Box as="fieldset" border="0" p="0" m="0" minW="0">
          <Box as="legend" fontWeight="medium" mb="1">
            {texts.groups}
          </Box>
          {hasMinorsPage && (
            <Box textStyle="small" color="fg.muted" mb="1">
              {texts.groupsMinor}
            </Box>
          )}
          {LINK_GROUPS.map((group) => (
            <CheckField
              key={group}
              label={LINK_GROUP_TEXTS[language][group]}
              isChecked={groups.includes(group)}
              onCheck={(is) => setGroups((before) => [...before.filter((one) => one !== group), ...(is ? [group] : [])])}
            />
          ))}
        </Box>
        {!hasMinorsPage && (
          <Box as="fieldset" border="0" p="0" m="0" minW="0" display="grid" gap="2">
            <Box as="legend" fontWeight="medium" mb="1">
              {texts.contact}
            </Box>
            <CheckField label={texts.showsEmail(email)} isChecked={showsEmail} onCheck={setShowsEmail} />
            <TextField
              label={texts.phone}
              help={texts.phoneHelp}
              type="tel"
              value={phone}
              onText={setPhone}
              autoComplete="tel"
              isRequired={false}
            />
          </Box>
        )}
        <MailFormFoot {...{ texts, locale, failure, isBusy }} onLocale={setLocale} />
      </form>
    </Stack>
  );
}
