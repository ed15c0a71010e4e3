import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Link2, LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { keyOfPrivateLink, takePrivateLink } from '../../../lib/private-link';
import { useSessionState } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { DockedNotice } from '../../../ui/docked-notice';
import { useAction } from '../../../ui/use-action';
import { useLongDate } from '../../../ui/use-dates';
import { NOTICE_TEXTS } from './notice-texts';

type Opened = AnswerOf<'openCoachLink'>;

interface CoachLinkNoticeProps {
  /** The id of the link in the address. */
  readonly linkId: string;
  /** Gets the page as the link opens it. */
  readonly onOpened: (profile: ShownProfile) => void;
}

/**
 * Opens the private link of the address (`?link=`) and says at the lower edge of the page for whom it is and what it
 * shows (docs/decisions/219-a-link-for-one-coach.md). It is opened once the session is known, and again for another
 * user.
 */
export function CoachLinkNotice({ linkId, onOpened }: CoachLinkNoticeProps) {
  const texts = NOTICE_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isSettled, user } = useSessionState();
  const uid = user?.uid ?? null;
  const [link] = useState(() => takePrivateLink(linkId));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<'over' | 'failed' | null>(null);
  useEffect(() => {
    if (!isSettled || link === null) return undefined;
    const gone = new AbortController();
    callApi('openCoachLink', { body: { link, key: keyOfPrivateLink(link) }, signal: gone.signal }).then(
      (answer) => {
        if (gone.signal.aborted) return;
        setOpened(answer);
        if (answer.outcome === 'open') onOpened(answer.profile);
      },
      (refused: unknown) => {
        if (!gone.signal.aborted) setFailure(refused instanceof ApiRefusal && refused.status === 404 ? 'over' : 'failed');
      },
    );
    return () => gone.abort();
  }, [callApi, isSettled, uid, link, onOpened]);
  if (link === null || failure !== null)
    return <DockedNotice icon={LockKeyhole}>{texts[link === null ? 'lost' : (failure ?? 'failed')]}</DockedNotice>;
  if (opened === null) return null;
  return (
    <DockedNotice icon={opened.outcome === 'open' ? Link2 : LockKeyhole}>
      <Said opened={opened} />
      {opened.outcome === 'confirm' && <AskForMail link={link} />}
    </DockedNotice>
  );
}

function Said({ opened }: { readonly opened: Opened }) {
  const texts = NOTICE_TEXTS[useLanguage().language];
  const day = useLongDate();
  const { receiverName, playerName } = opened;
  if (opened.outcome !== 'open') return <Box flex="1 1 14rem">{texts[opened.outcome](playerName, receiverName)}</Box>;
  const { contact, isMinor, validUntil } = opened;
  return (
    <Box flex="1 1 14rem">
      <Box fontWeight="semibold">{texts.open(playerName, receiverName)}</Box>
      <Box textStyle="small" color="fg.muted">
        {[texts.until(day(validUntil)), ...(isMinor ? [texts.write(playerName)] : [])].join(' ')}
      </Box>
      {(contact.email !== null || contact.phone !== null) && (
        <Box mt="1" display="flex" flexWrap="wrap" columnGap="4">
          {contact.email !== null && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          {contact.phone !== null && <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>}
        </Box>
      )}
    </Box>
  );
}

/** Lets the receiver of a minor's link confirm the address by a mail to it. */
function AskForMail({ link }: { readonly link: string }) {
  const texts = NOTICE_TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Box>{texts.sent}</Box>;
  const ask = () =>
    void run(async () => {
      await callApi('askLinkReceiver', { body: { link } });
      setIsSent(true);
    });
  return (
    <BusyButton size="lg" isBusy={isBusy} busyText={texts.ask} onClick={ask}>
      {texts.ask}
    </BusyButton>
  );
}
