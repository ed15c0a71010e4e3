import { Box } from '@chakra-ui/react/box';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { factValueText } from '../../../components/attestations/fact-words';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { useSessionState } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { Section } from '../../../ui/page-layout';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { AccountSubview } from '../account-subview';
import { AskConfirmerForm } from './ask-confirmer-form';
import { CONFIRMATION_TEXTS } from './confirmation-texts';
import { type Attestations, type OwnAttestation, useAttestations } from './use-attestations';

/** /account?view=confirmations: what a player asks club and school coaches to confirm, and their answers. */
export function ConfirmationsView() {
  const texts = CONFIRMATION_TEXTS[useLanguage().language];
  const { profile } = useSessionState();
  const { query } = useAttestations();
  const mayAsk = profile !== null && isPlayer(profile.type);
  return (
    <AccountSubview texts={texts} intro={mayAsk ? texts.intro : texts.introOther} query={mayAsk ? query : null}>
      {(own) => <Requests own={own} />}
    </AccountSubview>
  );
}

function Requests({ own }: { readonly own: Attestations }) {
  const texts = CONFIRMATION_TEXTS[useLanguage().language];
  return (
    <>
      <Section title={texts.requests}>
        {own.items.length === 0 ? (
          <Box color="fg.muted">{texts.none}</Box>
        ) : (
          <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {own.items.map((one) => (
              <Request key={one.attestationId} one={one} />
            ))}
          </Box>
        )}
      </Section>
      <Section title={texts.ask}>
        {own.needsGuardian ? (
          <Box display="grid" gap="4" justifyItems="start" maxW="text">
            <Box>{texts.needsGuardian}</Box>
            <ButtonLink to="/account?view=guardians" variant="outline" colorPalette="ink">
              {texts.toGuardians}
            </ButtonLink>
          </Box>
        ) : (
          <AskConfirmerForm values={own.values} />
        )}
      </Section>
    </>
  );
}

function Request({ one }: { readonly one: OwnAttestation }) {
  const { language } = useLanguage();
  const texts = CONFIRMATION_TEXTS[language];
  const words = FACT_TEXTS[language];
  const day = useLongDate();
  const callApi = useApi();
  const show = useToasts();
  const { store } = useAttestations();
  const { isBusy, run } = useAction();
  const { attestationId, confirmer, facts, reference, state, endedBy, validUntil, confirmedUntil } = one;
  const withdraw = () =>
    void run(async () => {
      store(await callApi('withdrawAttestation', { params: { attestationId } }));
      show({ variant: 'success', text: texts.withdrawn });
    });
  const hasConfirmed = reference?.isGiven === true || facts.some(({ isConfirmed }) => isConfirmed === true);
  const note =
    state === 'open' && validUntil !== null
      ? texts.until(day(validUntil))
      : state === 'answered' && hasConfirmed && confirmedUntil !== null
        ? texts.holds(day(confirmedUntil))
        : state === 'ended' && endedBy !== null
          ? texts.endedBy[endedBy]
          : null;
  return (
    <Box as="li" p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="card" display="grid" gap="2" minW="0">
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" overflowWrap="anywhere">
        <Box fontWeight="semibold" minW="0">{`${confirmer.name}, ${words.roles[confirmer.role]}, ${confirmer.team}`}</Box>
        <Chip tone={state === 'answered' ? 'pitch' : 'quiet'}>{texts.states[state]}</Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {confirmer.email}
      </Box>
      <Box as="ul" listStyleType="none" overflowWrap="anywhere">
        {facts.map(({ fact, value, isConfirmed }) => (
          <li key={fact}>
            {`${words.facts[fact]}: ${factValueText(fact, value, language)}`}
            {isConfirmed === null ? '' : ` (${isConfirmed ? texts.yes : texts.no})`}
          </li>
        ))}
        {reference !== null && (
          <li>
            {words.reference}
            {reference.isGiven === null ? '' : ` (${reference.isGiven ? texts.agreed : texts.declined})`}
          </li>
        )}
      </Box>
      {note !== null && (
        <Box textStyle="small" color="fg.muted">
          {note}
        </Box>
      )}
      {state !== 'ended' && (
        <Box>
          <BusyButton variant="outline" colorPalette="ink" isBusy={isBusy} busyText={texts.withdraw} onClick={withdraw}>
            {texts.withdraw}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}
