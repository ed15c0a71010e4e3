import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { Mail } from 'lucide-react';
import { useSessionState } from '../../../session/session-context';
import { Icon } from '../../../ui/icon';
import { ButtonLink } from '../../../ui/links';
import { useInboxTexts, useThreads } from './use-threads';

/** The way to the inbox, with how many conversations have something new; nothing for parents. */
export function InboxEntry() {
  const { profile } = useSessionState();
  const has = profile !== null && (isPlayer(profile.type) || isAcceptedCoach(profile));
  return has ? <InboxLink /> : null;
}

function InboxLink() {
  const texts = useInboxTexts();
  const unread = useThreads().data?.pages[0]?.unread ?? 0;
  return (
    <ButtonLink
      to="/account?view=inbox"
      variant="outline"
      colorPalette="ink"
      height="auto"
      minH="11"
      w={{ base: 'full', sm: 'auto' }}
      whiteSpace="normal"
    >
      <Icon as={Mail} size={18} />
      {texts.entry(unread)}
    </ButtonLink>
  );
}
