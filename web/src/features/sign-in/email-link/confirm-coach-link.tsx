import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { ShieldCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { storeConfirmedLink } from '../../../lib/private-link';
import { BusyButton } from '../../../ui/busy-button';
import { useAction } from '../../../ui/use-action';
import { LinkPage } from './link-page';
import { LinkQuestion } from './link-question';

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

type Question = AnswerOf<'openLinkConfirmation'>;

/**
 * The mail to the receiver of a minor's private link (`?mode=coachLink&link=`). Opening the page confirms nothing: mail
 * programs open links too (docs/decisions/219-a-link-for-one-coach.md).
 */
export function ConfirmCoachLink({ link: confirmation }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const open = useCallback(
    (signal: AbortSignal) => callApi('openLinkConfirmation', { body: { confirmation }, signal }),
    [callApi, confirmation],
  );
  return (
    <LinkQuestion {...{ open, loading: texts.loading, overTitle: texts.over }} over={<Box>{texts.overText}</Box>}>
      {(about) => <Receiver {...{ confirmation, about }} />}
    </LinkQuestion>
  );
}

function Receiver({ confirmation, about }: { readonly confirmation: string; readonly about: Question }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
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
