import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { LinkPage } from './link-page';
import { LinkQuestion } from './link-question';

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

/**
 * What a guardian who agreed by mail is asked (`?mode=furtherGuardian&link=`): whether another account is linked to the
 * player. Opening the page answers nothing (docs/decisions/200-guardians-with-an-account.md).
 */
export function FurtherGuardian({ link }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const open = useCallback((signal: AbortSignal) => callApi('openFurtherGuardian', { body: { link }, signal }), [callApi, link]);
  return (
    <LinkQuestion {...{ open, loading: texts.loading, overTitle: texts.over }} over={<Box>{texts.overText}</Box>}>
      {(question) => <Answer link={link} question={question} />}
    </LinkQuestion>
  );
}

function Answer({ link, question }: { readonly link: string; readonly question: Question }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const day = useLongDate();
  const { isBusy, run } = useAction();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <LinkPage key="done" title={texts.done} icon={ShieldCheck}>
        <Box>{texts.doneText}</Box>
      </LinkPage>
    );
  }
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
