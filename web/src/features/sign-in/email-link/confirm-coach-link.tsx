import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { MailX, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { storeConfirmedLink } from '../../../lib/private-link';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { useAction } from '../../../ui/use-action';
import { LinkPage } from './link-page';

const TEXTS = {
  en: {
    loading: 'Opening your link …',
    title: (player: string) => `${player} has a link for you`,
    text: (player: string, receiver: string) =>
      `${player} made a private link for ${receiver}. If that is you, confirm it: your address is then proven, and this browser shows you the page.`,
    confirm: 'That’s me, show the page',
    over: 'This link is no longer valid',
    overText: 'It works once. Open the player’s link again, and ask for a new email there.',
  },
  de: {
    loading: 'Dein Link wird geöffnet …',
    title: (player: string) => `${player} hat einen Link für dich`,
    text: (player: string, receiver: string) =>
      `${player} hat einen privaten Link für ${receiver} erstellt. Wenn du das bist, bestätige es. Damit ist deine Adresse geprüft, und dieser Browser zeigt dir die Seite.`,
    confirm: 'Das bin ich, Seite zeigen',
    over: 'Dieser Link gilt nicht mehr',
    overText: 'Er gilt nur einmal. Öffne den Link zum Profil noch einmal und lass dir dort eine neue Mail schicken.',
  },
} as const;

type State = { readonly about: AnswerOf<'openLinkConfirmation'> | null; readonly failure: unknown; readonly isLoading: boolean };

/**
 * The mail to the receiver of a minor's private link (`?mode=coachLink&link=`). Opening the page confirms nothing: mail
 * programs open links too (docs/decisions/219-a-link-for-one-coach.md).
 */
export function ConfirmCoachLink({ link: confirmation }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [tries, setTries] = useState(0);
  const [{ about, failure, isLoading }, setState] = useState<State>({ about: null, failure: null, isLoading: true });
  useEffect(() => {
    const gone = new AbortController();
    callApi('openLinkConfirmation', { body: { confirmation }, signal: gone.signal }).then(
      (found) => gone.signal.aborted || setState({ about: found, failure: null, isLoading: false }),
      (refused: unknown) => gone.signal.aborted || setState({ about: null, failure: refused, isLoading: false }),
    );
    return () => gone.abort();
  }, [callApi, confirmation, tries]);
  if (failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 422))
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
  if (about === null) return <LinkPage title={texts.loading} isFirst />;
  const confirm = () =>
    void run(async () => {
      const { username, link, key } = await callApi('confirmLinkReceiver', { body: { confirmation } });
      await navigate(`/profile/${username}/about?link=${storeConfirmedLink(link, key)}`, { replace: true });
    });
  return (
    <LinkPage key="asked" title={texts.title(about.playerName)} icon={ShieldCheck}>
      <Box overflowWrap="anywhere">{texts.text(about.playerName, about.receiverName)}</Box>
      <Box>
        <BusyButton size="xl" isBusy={isBusy} busyText={texts.confirm} onClick={confirm}>
          {texts.confirm}
        </BusyButton>
      </Box>
    </LinkPage>
  );
}
