import { Box } from '@chakra-ui/react/box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { PageLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { Section } from '../../../ui/page-layout';
import { QueueRow, QueueRows } from '../../../ui/queue-row';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useAction } from '../../../ui/use-action';
import { useMoment } from '../../../ui/use-dates';

const ENGLISH = {
  title: 'Confirmations to check',
  about: 'Look the address up on the club’s or school’s own page. Only send what you find there.',
  loading: 'Loading the requests …',
  none: 'Nothing waits.',
  minor: 'under 18',
  others: (count: number) =>
    count === 1 ? 'One other player asks this address.' : `${String(count)} other players ask this address.`,
  reasons: {
    freeMail: 'A minor asks a free mail address.',
    disposable: 'The mailbox is made to be thrown away.',
    manyPlayers: 'Many players ask this address.',
    refusedBefore: 'A request to this address was not sent before.',
  },
  send: 'Send',
  refuse: 'Don’t send',
  sent: 'The request is sent',
  refused: 'The request has ended',
};

const GERMAN: typeof ENGLISH = {
  title: 'Offene Bestätigungen',
  about: 'Such die Adresse auf der Seite des Vereins oder der Schule. Verschick nur, was du dort findest.',
  loading: 'Anfragen werden geladen …',
  none: 'Nichts wartet.',
  minor: 'unter 18',
  others: (count) => (count === 1 ? 'Noch jemand fragt diese Adresse.' : `${String(count)} andere Talente fragen diese Adresse.`),
  reasons: {
    freeMail: 'Jemand unter 18 fragt eine Adresse bei einem freien Anbieter.',
    disposable: 'Es ist eine Wegwerfadresse.',
    manyPlayers: 'Sehr viele fragen diese Adresse.',
    refusedBefore: 'An diese Adresse wurde schon einmal nichts verschickt.',
  },
  send: 'Verschicken',
  refuse: 'Nicht verschicken',
  sent: 'Die Anfrage ist verschickt',
  refused: 'Die Anfrage ist beendet',
};

const TEXTS = { en: ENGLISH, de: GERMAN };
const QUERY_KEY = ['waitingAttestations'];

/** /admin/users?view=confirmations: the requests that wait until an admin has looked at the address. */
export function WaitingConfirmations() {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callApi('waitingAttestations', { signal }),
  });
  if (data === undefined)
    return error !== null ? (
      <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  return (
    <Section title={texts.title}>
      <Box color="fg.muted" mb="4" maxW="text">
        {texts.about}
      </Box>
      <QueueRows emptyText={texts.none}>
        {data.items.map((one) => (
          <WaitingRow key={one.attestationId} one={one} />
        ))}
      </QueueRows>
    </Section>
  );
}

function WaitingRow({ one }: { readonly one: AnswerOf<'waitingAttestations'>['items'][number] }) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const words = FACT_TEXTS[language];
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const moment = useMoment();
  const { isBusy, run } = useAction();
  const { attestationId, player, confirmer, facts, asksReference, reasons, askedAt, otherPlayers } = one;
  const decide = (isSent: boolean) =>
    void run(async () => {
      client.setQueryData(QUERY_KEY, await callApi('reviewAttestation', { params: { attestationId }, body: { isSent } }));
      show({ variant: 'success', text: isSent ? texts.sent : texts.refused });
    });
  const { displayName, username, isMinor } = player;
  return (
    <QueueRow
      title={
        <PageLink to={`/profile/${username}`} fontWeight="semibold" display="inline-flex" alignItems="center" minH="11">
          {isMinor ? `${displayName} (${texts.minor})` : displayName}
        </PageLink>
      }
      details={
        <>
          <Box>{`${confirmer.email} · ${confirmer.name}, ${words.roles[confirmer.role]}, ${confirmer.team}`}</Box>
          <Box>{[...facts.map((fact) => words.facts[fact]), ...(asksReference ? [words.reference] : [])].join(', ')}</Box>
          <Box>{moment(askedAt)}</Box>
        </>
      }
      note={[...reasons.map((reason) => texts.reasons[reason]), ...(otherPlayers > 0 ? [texts.others(otherPlayers)] : [])].join(
        '\n',
      )}
    >
      <BusyButton isBusy={isBusy} busyText={texts.send} onClick={() => decide(true)}>
        {texts.send}
      </BusyButton>
      <BusyButton variant="outline" colorPalette="ink" isBusy={isBusy} busyText={texts.refuse} onClick={() => decide(false)}>
        {texts.refuse}
      </BusyButton>
    </QueueRow>
  );
}
