import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { MailX, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { LinkPage } from './link-page';

const TEXTS = {
  en: {
    loading: 'Opening your link …',
    title: (name: string) => `Another guardian for ${name}?`,
    about: (name: string, email: string) =>
      `An account with the address ${email} is to be linked to ${name} as a further parent or guardian. You agreed by email before, so it needs your yes.`,
    opens: 'A linked guardian sees the whole page, can turn contact off, hide the page and end a consent.',
    until: (date: string) => `You can answer until ${date}. If you don’t know this address, say no.`,
    yes: 'Yes, I know this person and agree',
    no: 'No',
    done: 'Your answer is saved',
    doneText: 'You can close this page.',
    over: 'This link is no longer valid',
    overText: 'It has been answered already, or the time is over.',
  },
  de: {
    loading: 'Dein Link wird geöffnet …',
    title: (name: string) => `Noch jemand für ${name}?`,
    about: (name: string, email: string) =>
      `Ein Konto mit der Adresse ${email} soll als weitere sorgeberechtigte Person mit ${name} verknüpft werden. Du hast schon einmal per Mail zugestimmt, deshalb geht das nur mit deinem Ja.`,
    opens: 'Wer verknüpft ist, sieht das ganze Profil, kann den Kontakt abschalten, es verbergen und eine Zustimmung beenden.',
    until: (date: string) => `Antworten kannst du bis ${date}. Wenn du die Adresse nicht kennst, lehne ab.`,
    yes: 'Ja, ich kenne die Person und bin einverstanden',
    no: 'Nein',
    done: 'Deine Antwort ist gespeichert',
    doneText: 'Du kannst diese Seite schließen.',
    over: 'Dieser Link gilt nicht mehr',
    overText: 'Er ist schon beantwortet, oder die Zeit ist um.',
  },
} as const;

type Question = AnswerOf<'openFurtherGuardian'>;
type State = { readonly question: Question | null; readonly failure: unknown; readonly isLoading: boolean };

const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422);

/**
 * What a guardian who agreed by mail is asked (`?mode=furtherGuardian&link=`): whether another account is linked to the
 * player. Opening the page answers nothing (docs/decisions/200-guardians-with-an-account.md).
 */
export function FurtherGuardian({ link }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const day = useLongDate();
  const { isBusy, run } = useAction();
  const [tries, setTries] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const [{ question, failure, isLoading }, setState] = useState<State>({ question: null, failure: null, isLoading: true });
  useEffect(() => {
    const gone = new AbortController();
    callApi('openFurtherGuardian', { body: { link }, signal: gone.signal }).then(
      (found) => gone.signal.aborted || setState({ question: found, failure: null, isLoading: false }),
      (refusal: unknown) => gone.signal.aborted || setState({ question: null, failure: refusal, isLoading: false }),
    );
    return () => gone.abort();
  }, [callApi, link, tries]);
  if (isDone) {
    return (
      <LinkPage key="done" title={texts.done} icon={ShieldCheck}>
        <Box>{texts.doneText}</Box>
      </LinkPage>
    );
  }
  if (isUnknown(failure)) {
    return (
      <LinkPage title={texts.over} icon={MailX}>
        <Box>{texts.overText}</Box>
      </LinkPage>
    );
  }
  if (failure !== null) {
    const retry = () => {
      setState((before) => ({ ...before, isLoading: true }));
      setTries((before) => before + 1);
    };
    return <FailedState failure={failure} isRetrying={isLoading} onRetry={retry} />;
  }
  if (question === null) return <LinkPage title={texts.loading} isFirst />;
  const send = (answer: 'yes' | 'no') =>
    run(async () => {
      await callApi('answerFurtherGuardian', { body: { link, answer } });
      setIsDone(true);
    });
  const { childName, email, validUntil } = question;
  return (
    <LinkPage key="asked" title={texts.title(childName)} icon={ShieldCheck}>
      <Box overflowWrap="anywhere">{texts.about(childName, email)}</Box>
      <Box>{texts.opens}</Box>
      <Box>{texts.until(day(validUntil))}</Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        <BusyButton size="xl" isBusy={isBusy} busyText={texts.yes} onClick={() => void send('yes')}>
          {texts.yes}
        </BusyButton>
        <BusyButton
          size="xl"
          variant="outline"
          colorPalette="ink"
          isBusy={isBusy}
          busyText={texts.no}
          onClick={() => void send('no')}
        >
          {texts.no}
        </BusyButton>
      </Box>
    </LinkPage>
  );
}
