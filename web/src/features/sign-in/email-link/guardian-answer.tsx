import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { MailX, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api-client';
import { ApiRefusal } from '../../../lib/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/failures';
import { ButtonLink } from '../../../ui/links';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-long-date';
import { LinkPage } from './link-page';

/** The texts of the page that a guardian's mail leads to. */
const TEXTS = {
  en: {
    loading: 'Opening your link …',
    title: (name: string) => `May we feature ${name}?`,
    about: (name: string) =>
      `${name} has a profile on Touchline, where soccer players show themselves to college coaches, and named you as parent or guardian.`,
    what: 'Featured players appear on our landing page and on our social networks, with what visitors see of their profile. Email, birth date and phone number are never shown.',
    until: (date: string) => `You can say yes until ${date}. By the same link you can end it later at any time.`,
    yes: 'Yes, I am a parent or guardian and I agree',
    no: 'No',
    late: 'This question was asked some time ago and can no longer be answered with yes. Nothing is featured.',
    onTitle: (name: string) => `${name} may be featured`,
    on: 'You have agreed. By this link you can end it at any time.',
    end: 'End it now',
    offTitle: 'Nothing is featured',
    off: (name: string) => `We do not feature ${name}. They can ask you again by a new email.`,
    overTitle: 'This link is not valid any more',
    over: 'The question has ended, or there is a newer email.',
    home: 'Go to Touchline',
  },
  de: {
    loading: 'Dein Link wird geöffnet …',
    title: (name: string) => `Dürfen wir ${name} vorstellen?`,
    about: (name: string) =>
      `${name} hat ein Profil bei Touchline, wo sich Fußballtalente College-Coaches zeigen, und hat dich als sorgeberechtigte Person genannt.`,
    what: 'Wen wir vorstellen, der erscheint auf unserer Startseite und in unseren sozialen Netzwerken, mit dem, was Besucher vom Profil sehen. E-Mail, Geburtsdatum und Telefonnummer zeigen wir nie.',
    until: (date: string) => `Ein Ja ist bis ${date} möglich. Über denselben Link kannst du es später jederzeit beenden.`,
    yes: 'Ja, ich bin sorgeberechtigt und stimme zu',
    no: 'Nein',
    late: 'Diese Frage ist schon länger her, ein Ja ist nicht mehr möglich. Niemand wird vorgestellt.',
    onTitle: (name: string) => `${name} darf vorgestellt werden`,
    on: 'Du hast zugestimmt. Über diesen Link kannst du es jederzeit beenden.',
    end: 'Jetzt beenden',
    offTitle: 'Niemand wird vorgestellt',
    off: (name: string) => `Wir stellen ${name} nicht vor. Mit einer neuen E-Mail kannst du wieder gefragt werden.`,
    overTitle: 'Dieser Link gilt nicht mehr',
    over: 'Die Frage ist beendet, oder es gibt eine neuere E-Mail.',
    home: 'Zu Touchline',
  },
} as const satisfies Record<Language, Readonly<Record<string, string | ((value: string) => string)>>>;

type Question = AnswerOf<'openGuardianLink'>;
type State = { readonly question: Question | null; readonly failure: unknown; readonly isLoading: boolean };

const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422);

/**
 * What a guardian's mail asks (`?mode=guardian&link=`): whether a minor may be featured. Nothing is answered by opening
 * the page, and the same page ends it later (docs/decisions/067-consent-to-be-featured.md).
 */
export function GuardianAnswer({ link }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const [tries, setTries] = useState(0);
  const [{ question, failure, isLoading }, setState] = useState<State>({ question: null, failure: null, isLoading: true });
  useEffect(() => {
    const gone = new AbortController();
    callApi('openGuardianLink', { body: { link }, signal: gone.signal }).then(
      (found) => gone.signal.aborted || setState({ question: found, failure: null, isLoading: false }),
      (refusal: unknown) => gone.signal.aborted || setState({ question: null, failure: refusal, isLoading: false }),
    );
    return () => gone.abort();
  }, [callApi, link, tries]);
  if (isUnknown(failure)) {
    return (
      <LinkPage title={texts.overTitle} icon={MailX}>
        <Box>{texts.over}</Box>
        <Home text={texts.home} />
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
  return question === null ? <LinkPage title={texts.loading} isFirst /> : <Answer link={link} question={question} />;
}

function Answer({
  link,
  question: { displayName, state: asked, until },
}: {
  readonly link: string;
  readonly question: Question;
}) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const day = useLongDate();
  const { isBusy, run } = useAction();
  const [state, setState] = useState<Question['state'] | 'off'>(asked);
  const answer = (said: 'allow' | 'end') =>
    run(async () => setState((await callApi('answerAsGuardian', { body: { link, answer: said } })).state));
  if (state === 'on') {
    return (
      <LinkPage key="on" title={texts.onTitle(displayName)} icon={ShieldCheck}>
        <Box>{texts.on}</Box>
        <Box>
          <BusyButton
            size="xl"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={texts.end}
            onClick={() => void answer('end')}
          >
            {texts.end}
          </BusyButton>
        </Box>
      </LinkPage>
    );
  }
  if (state === 'off') {
    return (
      <LinkPage key="off" title={texts.offTitle}>
        <Box>{texts.off(displayName)}</Box>
        <Home text={texts.home} />
      </LinkPage>
    );
  }
  return (
    <LinkPage key="asked" title={texts.title(displayName)} icon={ShieldCheck}>
      <Box>{texts.about(displayName)}</Box>
      <Box>{texts.what}</Box>
      <Box>{state === 'asked' ? texts.until(day(until)) : texts.late}</Box>
      {state === 'asked' && (
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton size="xl" isBusy={isBusy} busyText={texts.yes} onClick={() => void answer('allow')}>
            {texts.yes}
          </BusyButton>
          <BusyButton
            size="xl"
            variant="outline"
            colorPalette="ink"
            isBusy={isBusy}
            busyText={texts.no}
            onClick={() => void answer('end')}
          >
            {texts.no}
          </BusyButton>
        </Box>
      )}
    </LinkPage>
  );
}

function Home({ text }: { readonly text: string }) {
  return (
    <Box>
      <ButtonLink to="/home" size="xl" variant="outline" colorPalette="ink">
        {text}
      </ButtonLink>
    </Box>
  );
}
