import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import {
  ATTESTATION_LIMITS,
  type AttestedFact,
  CONFIRMER_KINDS,
  CONFIRMER_ROLES,
  type ConfirmerKind,
  type ConfirmerRole,
} from '@touchline/domain/reference/attested-facts';
import { type SyntheticEvent, useState } from 'react';
import { factValueText } from '../../../components/attestations/fact-words';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { CheckField, ChoiceField } from '../../../ui/fields/choice-fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-fields';
import { useToasts } from '../../../ui/overlays/toasts';
import { MailFormFoot } from '../links/mail-form-foot';
import { CONFIRMATION_TEXTS } from './confirmation-texts';
import { type Attestations, useAttestations } from './use-attestations';

/**
 * Asks a club or school coach; why it was refused stands above the button. What was typed goes with the
 * page: a name and an address are typed again in a moment.
 */
export function AskConfirmerForm({ values }: Pick<Attestations, 'values'>) {
  const { language } = useLanguage();
  const texts = CONFIRMATION_TEXTS[language];
  const words = FACT_TEXTS[language];
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { store } = useAttestations();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [team, setTeam] = useState('');
  const [kind, setKind] = useState<ConfirmerKind>('club');
  const [role, setRole] = useState<ConfirmerRole>('headCoach');
  const [locale, setLocale] = useState<'en' | 'de'>(language);
  const [facts, setFacts] = useState<readonly AttestedFact[]>([]);
  const [asksReference, setAsksReference] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      store(
        await callApi('askAttestation', {
          body: { name, email: email.trim(), team, kind, role, locale, facts: [...facts], asksReference },
        }),
      );
      setName('');
      setEmail('');
      setFacts([]);
      setAsksReference(false);
      show({ variant: 'success', text: texts.sent });
    } catch (refused) {
      setFailure(refusalMessages(refused, t(fallbackKey(refused))).join(' '));
    }
    setIsBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  const { nameMax, teamMax } = ATTESTATION_LIMITS;
  return (
    <Stack asChild gap="5" maxW="form">
      <form noValidate onSubmit={submit}>
        <Box as="fieldset" border="0" p="0" m="0" minW="0">
          <Box as="legend" fontWeight="medium" mb="1">
            {texts.facts}
          </Box>
          {values.map(({ fact, value }) =>
            value === null ? (
              <Box key={fact} color="fg.muted" py="2">{`${words.facts[fact]}: ${texts.empty}`}</Box>
            ) : (
              <CheckField
                key={fact}
                label={`${words.facts[fact]}: ${factValueText(fact, value, language)}`}
                isChecked={facts.includes(fact)}
                onCheck={(is) => setFacts((before) => [...before.filter((one) => one !== fact), ...(is ? [fact] : [])])}
              />
            ),
          )}
        </Box>
        <Box>
          <CheckField label={texts.reference} isChecked={asksReference} onCheck={setAsksReference} />
          <Box color="fg.muted" textStyle="small" maxW="text">
            {texts.referenceHelp}
          </Box>
        </Box>
        <ChoiceField
          label={texts.kind}
          options={CONFIRMER_KINDS.map((value) => ({ value, text: words.kinds[value] }))}
          value={kind}
          onValue={setKind}
        />
        <TextField label={texts.team} type="text" value={team} onText={setTeam} maxLength={teamMax} autoComplete="off" />
        <TextField label={texts.name} type="text" value={name} onText={setName} maxLength={nameMax} autoComplete="off" />
        <SelectField
          label={texts.role}
          options={CONFIRMER_ROLES.map((value) => ({ value, text: words.roles[value] }))}
          value={role}
          onValue={(value) => setRole(CONFIRMER_ROLES.find((one) => one === value) ?? 'headCoach')}
        />
        <TextField label={texts.email} help={texts.emailHelp} type="email" value={email} onText={setEmail} autoComplete="off" />
        <MailFormFoot {...{ texts, locale, failure, isBusy }} onLocale={setLocale} />
      </form>
    </Stack>
  );
}
