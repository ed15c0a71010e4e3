import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import { ATTESTATION_LIMITS, type AttestedFact } from '@touchline/domain/reference/attested-facts';
import type { ConfirmersAnswer } from '@touchline/domain/person/attestations/answer-attestation';
import { MailX, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { factValueText } from '../../../components/attestations/fact-words';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState, FailureLine } from '../../../ui/states/failures';
import { CheckField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { ATTESTATION_TEXTS } from './attestation-texts';
import { LinkPage } from './link-page';

type Question = AnswerOf<'openAttestation'>;
type State = { readonly question: Question | null; readonly failure: unknown; readonly isLoading: boolean };

const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422);

/**
 * What a club or school coach is asked (`?mode=attestation&link=`): which facts of a player are true; and afterwards
 * the answer, to be revoked (docs/decisions/209-attested-facts.md). Opening the page answers nothing.
 */
export function AttestationAnswer({ link }: { readonly link: string }) {
  const texts = ATTESTATION_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [tries, setTries] = useState(0);
  const [isRevoked, setIsRevoked] = useState(false);
  const [{ question, failure, isLoading }, setState] = useState<State>({ question: null, failure: null, isLoading: true });
  useEffect(() => {
    const gone = new AbortController();
    callApi('openAttestation', { body: { link }, signal: gone.signal }).then(
      (found) => gone.signal.aborted || setState({ question: found, failure: null, isLoading: false }),
      (refusal: unknown) => gone.signal.aborted || setState({ question: null, failure: refusal, isLoading: false }),
    );
    return () => gone.abort();
  }, [callApi, link, tries]);
  if (isRevoked)
    return (
      <LinkPage key="back" title={texts.back} icon={ShieldCheck}>
        <Box>{texts.close}</Box>
      </LinkPage>
    );
  if (isUnknown(failure))
    return (
      <LinkPage title={texts.over} icon={MailX}>
        <Box>{texts.overText}</Box>
      </LinkPage>
    );
  if (failure !== null) {
    const retry = () => {
      setState((before) => ({ ...before, isLoading: true }));
      setTries((before) => before + 1);
    };
    return <FailedState failure={failure} isRetrying={isLoading} onRetry={retry} />;
  }
  if (question === null) return <LinkPage title={texts.loading} isFirst />;
  const revoke = () =>
    void run(async () => {
      await callApi('revokeAttestation', { body: { link } });
      setIsRevoked(true);
    });
  const endReference = () =>
    void run(async () => {
      await callApi('revokeAttestation', { body: { link, only: 'reference' } });
      const reference = question.reference === null ? null : { ...question.reference, isGiven: false };
      setState({ question: { ...question, reference }, failure: null, isLoading: false });
    });
  if (question.state === 'answered') return <Answered {...{ question, isBusy, revoke, endReference }} />;
  const send = ({ confirmed, reference }: ConfirmersAnswer) =>
    void run(async () => {
      const after = await callApi('answerAttestation', { body: { link, confirmed: [...confirmed], reference } });
      setState({ question: after, failure: null, isLoading: false });
    });
  return <Asked {...{ question, isBusy, send, refuse: revoke }} />;
}

interface AskedProps {
  readonly question: Question;
  readonly isBusy: boolean;
  readonly send: (answer: ConfirmersAnswer) => void;
  readonly refuse: () => void;
}

function Asked({ question, isBusy, send, refuse }: AskedProps) {
  const { language } = useLanguage();
  const texts = ATTESTATION_TEXTS[language];
  const day = useLongDate();
  const { playerName, role, team, facts, reference, validUntil } = question;
  const who = FACT_TEXTS[language].roles[role];
  const [ticked, setTicked] = useState<readonly AttestedFact[]>([]);
  const [mayWrite, setMayWrite] = useState(false);
  const [name, setName] = useState(reference?.name ?? '');
  const [isMe, setIsMe] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <LinkPage key="asked" title={facts.length > 0 ? texts.title(playerName) : texts.reference} icon={ShieldCheck}>
      <Box overflowWrap="anywhere">{texts.about(playerName, who, team)}</Box>
      {facts.length > 0 && (
        <Box as="fieldset" border="0" p="0" m="0" minW="0" display="grid" gap="1">
          <Box as="legend" fontWeight="semibold" mb="1">
            {texts.facts}
          </Box>
          {facts.map(({ fact, value }) => (
            <CheckField
              key={fact}
              label={`${FACT_TEXTS[language].facts[fact]}: ${factValueText(fact, value, language)}`}
              isChecked={ticked.includes(fact)}
              onCheck={(is) => setTicked((before) => [...before.filter((one) => one !== fact), ...(is ? [fact] : [])])}
            />
          ))}
          <Box color="fg.muted" mt="1">
            {texts.shown(who, team)}
          </Box>
        </Box>
      )}
      {reference !== null && (
        <Box as="fieldset" border="0" p="0" m="0" minW="0" display="grid" gap="2" overflowWrap="anywhere">
          <Box as="legend" fontWeight="semibold" mb="1">
            {texts.reference}
          </Box>
          <Box>{texts.referenceAbout(playerName)}</Box>
          <CheckField label={texts.referenceYes} isChecked={mayWrite} onCheck={setMayWrite} />
          {mayWrite && (
            <TextField
              label={texts.referenceName}
              type="text"
              value={name}
              onText={setName}
              maxLength={ATTESTATION_LIMITS.nameMax}
              autoComplete="name"
            />
          )}
          <Box color="fg.muted">{texts.referenceShown(who, team, reference.email)}</Box>
        </Box>
      )}
      <CheckField label={texts.isMe(who, team)} isChecked={isMe} onCheck={setIsMe} />
      {validUntil !== null && <Box color="fg.muted">{texts.until(day(validUntil))}</Box>}
      {isMissing && !isMe && <FailureLine text={texts.missing} />}
      <Box display="flex" flexWrap="wrap" gap="3">
        <BusyButton
          size="xl"
          isBusy={isBusy}
          busyText={texts.send}
          onClick={() => {
            setIsMissing(!isMe);
            if (isMe) send({ confirmed: ticked, reference: mayWrite ? { name } : null });
          }}
        >
          {texts.send}
        </BusyButton>
        <BusyButton
          size="xl"
          variant="outline"
          colorPalette="ink"
          whiteSpace="normal"
          height="auto"
          minH="12"
          py="2"
          isBusy={isBusy}
          busyText={texts.no}
          onClick={refuse}
        >
          {texts.no}
        </BusyButton>
      </Box>
    </LinkPage>
  );
}

interface AnsweredProps {
  readonly question: Question;
  readonly isBusy: boolean;
  readonly revoke: () => void;
  readonly endReference: () => void;
}

function Answered({ question, isBusy, revoke, endReference }: AnsweredProps) {
  const { language } = useLanguage();
  const texts = ATTESTATION_TEXTS[language];
  const day = useLongDate();
  const { facts, reference, confirmedUntil } = question;
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed === true);
  const isReference = reference?.isGiven === true;
  return (
    <LinkPage key="answered" title={texts.answered} icon={ShieldCheck}>
      {facts.length > 0 && <Box>{confirmed.length === 0 ? texts.nothing : texts.confirmed}</Box>}
      {confirmed.length > 0 && (
        <Box as="ul" listStyleType="none" fontWeight="semibold">
          {confirmed.map(({ fact, value }) => (
            <li key={fact}>{`${FACT_TEXTS[language].facts[fact]}: ${factValueText(fact, value, language)}`}</li>
          ))}
        </Box>
      )}
      {reference !== null && <Box overflowWrap="anywhere">{isReference ? texts.isReference(reference.name) : texts.isNone}</Box>}
      {(confirmed.length > 0 || isReference) && (
        <>
          {confirmedUntil !== null && <Box color="fg.muted">{texts.holds(day(confirmedUntil))}</Box>}
          <Box display="flex" flexWrap="wrap" gap="3">
            {isReference && confirmed.length > 0 && (
              <BusyButton
                size="xl"
                variant="outline"
                colorPalette="ink"
                whiteSpace="normal"
                height="auto"
                minH="12"
                py="2"
                isBusy={isBusy}
                busyText={texts.endReference}
                onClick={endReference}
              >
                {texts.endReference}
              </BusyButton>
            )}
            <BusyButton size="xl" variant="outline" colorPalette="ink" isBusy={isBusy} busyText={texts.revoke} onClick={revoke}>
              {texts.revoke}
            </BusyButton>
          </Box>
        </>
      )}
    </LinkPage>
  );
}
