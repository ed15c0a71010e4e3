import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/api-client';
import { useSessionState } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { CheckField } from '../../../ui/fields/choice-fields';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { Notice } from '../../../ui/states/notice';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';
import { useMoment } from '../../../ui/use-dates';
import { ThreadView } from './thread-view';
import { type ThreadItem, useInboxTexts, useThreads, useThreadsChanged } from './use-threads';

/** /account?view=inbox: the conversations of a player or a coach, and one of them at `&thread=ID`. */
export function InboxView() {
  const texts = useInboxTexts();
  const [params] = useSearchParams();
  const threadId = params.get('thread');
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" maxW="52rem">
      <Box>
        <PageLink
          to={threadId === null ? '/account' : '/account?view=inbox'}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="11"
          fontWeight="medium"
        >
          <Icon as={ChevronLeft} size={18} />
          {threadId === null ? texts.back : texts.toList}
        </PageLink>
        {threadId === null && (
          <Heading as="h2" textStyle="h2">
            {texts.title}
          </Heading>
        )}
      </Box>
      {threadId === null ? <ThreadList /> : <ThreadView key={threadId} threadId={threadId} />}
    </Box>
  );
}

function ThreadList() {
  const texts = useInboxTexts();
  const { profile } = useSessionState();
  const query = useThreads();
  if (query.data === undefined)
    return query.error === null ? (
      <SkeletonRegion label={texts.loading}>
        <SkeletonBlock height="4.5rem" mb="3" />
        <SkeletonBlock height="4.5rem" />
      </SkeletonRegion>
    ) : (
      <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  const items = query.data.pages.flatMap((page) => page.items);
  const contact = query.data.pages[0]?.contact ?? null;
  const reader = profile === null ? 'others' : isPlayer(profile.type) ? 'player' : isAcceptedCoach(profile) ? 'coach' : 'others';
  return (
    <>
      <Box color="fg.muted" maxW="text">
        {texts.intro[reader]}
      </Box>
      {contact !== null && <ContactSwitch {...contact} />}
      {items.length === 0 ? (
        <EmptyState scene="pitch" title={texts.none} text={texts.noneYet[reader]} />
      ) : (
        <Box as="ul" aria-label={texts.conversations} listStyleType="none" display="grid" gap="3">
          {items.map((item) => (
            <li key={item.threadId}>
              <ThreadRow item={item} />
            </li>
          ))}
        </Box>
      )}
      {query.hasNextPage && (
        <BusyButton
          variant="outline"
          colorPalette="ink"
          justifySelf="start"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.more}
        </BusyButton>
      )}
    </>
  );
}

/** A conversation in the list: with whom, for which college, when, and whether something is new. */
function ThreadRow({ item: { threadId, name, collegeName, lastAt, unread, state } }: { readonly item: ThreadItem }) {
  const texts = useInboxTexts();
  const moment = useMoment();
  return (
    <PageLink
      to={`/account?view=inbox&thread=${threadId}`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      p={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      _hover={{ borderColor: 'pitch.fg' }}
    >
      <Box flex="1" minW="min(14rem, 100%)">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {name ?? texts.gone}
        </Box>
        <Box color="fg.muted" textStyle="small" overflowWrap="anywhere">
          {collegeName}
        </Box>
        {state !== 'open' && (
          <Box color="fg.muted" textStyle="small">
            {texts.closed[state]}
          </Box>
        )}
      </Box>
      {unread > 0 && <Chip tone="flare">{texts.unread}</Chip>}
      <Box color="fg.muted" textStyle="small">
        {moment(lastAt)}
      </Box>
    </PageLink>
  );
}

interface ContactSwitchProps {
  readonly takesMessages: boolean;
  readonly state: 'open' | 'off' | 'guardianMissing';
}

/**
 * Whether coaches may write to the player: saved at once. A minor without a confirmed guardian reads what is missing.
 */
function ContactSwitch({ takesMessages, state }: ContactSwitchProps) {
  const texts = useInboxTexts();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const changed = useThreadsChanged();
  const [sending, setSending] = useState<boolean | null>(null);

  async function choose(wanted: boolean) {
    setSending(wanted);
    try {
      await callApi('changeInbox', { body: { takesMessages: wanted } });
      await changed();
      show({ variant: 'success', text: texts.switchSaved });
    } catch (failure) {
      refused(failure);
    } finally {
      setSending(null);
    }
  }
  return (
    <>
      <CheckField label={texts.switch} isChecked={sending ?? takesMessages} onCheck={(wanted) => void choose(wanted)} />
      {takesMessages && state === 'off' && <Notice title={texts.guardianOff} text={texts.guardianOffText} />}
      {state === 'guardianMissing' && <Notice title={texts.closed.guardianMissing} text={texts.needsGuardian} />}
    </>
  );
}
