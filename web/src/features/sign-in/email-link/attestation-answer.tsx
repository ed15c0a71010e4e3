import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import { ATTESTATION_LIMITS, type AttestedFact } from '@touchline/domain/reference/attested-facts';
import type { ConfirmersAnswer } from '@touchline/domain/person/attestations/answer-attestation';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { factValueText } from '../../../components/attestations/fact-words';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { FailureLine } from '../../../ui/states/failures';
import { CheckField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { ATTESTATION_TEXTS } from './attestation-texts';
import { LinkPage } from './link-page';
import { LinkQuestion } from './link-question';

type Question = AnswerOf<'openAttestation'>;
/**
 * What a club or school coach is asked (`?mode=attestation&link=`): which facts of a player are true; and afterwards
 * the answer, to be revoked (docs/decisions/209-attested-facts.md). Opening the page answers nothing.
 */
export function AttestationAnswer({ link }: { readonly link: string }) {
  const texts = ATTESTATION_TEXTS[useLanguage().language];
  const callApi = useApi();
  const open = useCallback((signal: AbortSignal) => callApi('openAttestation', { body: { link }, signal }), [callApi, link]);
  return (
    <LinkQuestion {...{ open, loading: texts.loading, overTitle: texts.over }} over={<Box>{texts.overText}</Box>}>
      {(opened) => <Answer {...{ link, opened }} />}
    </LinkQuestion>
  );
}

function Answer({ link, opened }: { readonly link: string; readonly opened: Question }) {
  const texts = ATTESTATION_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [question, setQuestion] = useState(opened);
  const [isRevoked, setIsRevoked] = useState(false);
  if (isRevoked)
    return (
      <LinkPage key="back" title={texts.back} icon={ShieldCheck}>
        <Box>{texts.close}</Box>
      </LinkPage>
    );
  const revoke = () =>
    void run(async () => {
      await callApi('revokeAttestation', { body: { link } });
      setIsRevoked(true);
    });
  const endReference = () =>
    void run(async () => {
      await callApi('revokeAttestation', { body: { link, only: 'reference' } });
      const reference = question.reference === null ? null : { ...question.reference, isGiven: false };
      setQuestion({ ...question, reference });
    });
  if (question.state === 'answered') return <Answered {...{ question, isBusy, revoke, endReference }} />;
  const send = ({ confirmed, reference }: ConfirmersAnswer) =>
    void run(async () =>
      setQuestion(await callApi('answerAttestation', { body: { link, confirmed: [...confirmed], reference } })),
    );
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
        <OtherButton text={texts.no} isBusy={isBusy} onPress={refuse} />
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
              <OtherButton text={texts.endReference} isBusy={isBusy} onPress={endReference} />
            )}
            <OtherButton text={texts.revoke} isBusy={isBusy} onPress={revoke} />
          </Box>
        </>
      )}
    </LinkPage>
  );
}

interface OtherButtonProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** What can be done besides answering: a button whose words may need two lines. */
function OtherButton({ text, isBusy, onPress }: OtherButtonProps) {
  const lines = { whiteSpace: 'normal', height: 'auto', minH: '12', py: '2' } as const;
  return (
    <BusyButton size="xl" variant="outline" colorPalette="ink" isBusy={isBusy} busyText={text} onClick={onPress} {...lines}>
      {text}
    </BusyButton>
  );
}
