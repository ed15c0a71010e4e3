import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { NEXT_STEP_TEXTS } from '@touchline/domain/person/mail/thread-mails';
import type { ThreadAct } from '@touchline/domain/person/threads/thread-states';
import { THREAD_LIMITS } from '@touchline/domain/reference/limits';
import { Ban, Flag, HandHeart } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { FailedState, FailureLine } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useAction } from '../../../ui/use-action';
import { useMoment } from '../../../ui/use-dates';
import { ReportThread } from './report-thread';
import { type ThreadItem, useInboxTexts, useThread, useThreadsChanged } from './use-threads';

type ThreadMessage = AnswerOf<'thread'>['messages'][number];

/** A conversation: its messages as they were written, the box for an answer, and what a player does with it. */
export function ThreadView({ threadId }: { readonly threadId: string }) {
  const texts = useInboxTexts();
  const query = useThread(threadId);
  const pages = query.data?.pages;
  const thread = pages?.[0]?.thread;
  useMarkedRead(thread);
  if (pages === undefined || thread === undefined)
    return query.error === null ? (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={5} />
      </SkeletonRegion>
    ) : (
      <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  const messages = pages.flatMap((page) => page.messages).toReversed();
  return (
    <>
      <Box>
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
          {thread.username === null ? (
            (thread.name ?? texts.gone)
          ) : (
            <PageLink to={`/profile/${thread.username}/about`}>{thread.name}</PageLink>
          )}
        </Heading>
        <Box color="fg.muted" overflowWrap="anywhere">
          {thread.collegeName}
        </Box>
      </Box>
      {query.hasNextPage && (
        <BusyButton
          variant="outline"
          colorPalette="ink"
          justifySelf="start"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.earlier}
        </BusyButton>
      )}
      <Box as="ol" aria-label={texts.messages} listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {messages.map((message) => (
          <Message key={message.messageId} message={message} thread={thread} />
        ))}
      </Box>
      {thread.state === 'open' ? (
        <ReplyForm threadId={threadId} />
      ) : (
        <Box role="status" fontWeight="medium">
          {texts.closed[thread.state]}
        </Box>
      )}
      <Actions thread={thread} hasMessages={messages.length > 0} />
    </>
  );
}

/** Marks a conversation as read once for each time that it shows something new. */
function useMarkedRead(thread: ThreadItem | undefined): void {
  const callApi = useApi();
  const changed = useThreadsChanged();
  const marked = useRef('');
  const threadId = thread?.threadId ?? '';
  const news = thread === undefined || thread.unread === 0 ? '' : `${threadId} ${thread.lastAt}`;
  useEffect(() => {
    if (news === '' || marked.current === news) return;
    marked.current = news;
    // A mark that fails is set with the next opening.
    callApi('markThreadRead', { params: { threadId } }).then(changed, () => undefined);
  }, [news, threadId, callApi, changed]);
}

function Message({ message, thread }: { readonly message: ThreadMessage; readonly thread: ThreadItem }) {
  const texts = useInboxTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const isOwn = message.by === thread.side;
  return (
    <Box
      as="li"
      justifySelf={isOwn ? 'end' : 'start'}
      maxW="min(38rem, 92%)"
      p="4"
      borderWidth="1px"
      borderRadius="card"
      bg={isOwn ? 'bg.muted' : 'bg.panel'}
    >
      <Box textStyle="small" color="fg.muted" mb="1">
        {isOwn ? texts.you : (thread.name ?? texts.gone)} · {moment(message.at)}
      </Box>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {message.text}
      </Box>
      {message.nextStep !== null && (
        <Box mt="2" fontWeight="medium">
          {NEXT_STEP_TEXTS[language][message.nextStep]}
        </Box>
      )}
      {message.camp !== null && <Box overflowWrap="anywhere">{texts.camp(message.camp.name)}</Box>}
    </Box>
  );
}

/** The box for an answer; a refused one keeps its text. */
function ReplyForm({ threadId }: { readonly threadId: string }) {
  const texts = useInboxTexts();
  const t = useTranslations();
  const callApi = useApi();
  const changed = useThreadsChanged();
  const [reply, setReply] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = useTypedField({ of: `threads/${threadId}/reply`, stored: '', typed: reply, onText: setReply });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('replyToThread', { params: { threadId }, body: { text: reply } });
      text.saved();
      setReply('');
      await changed();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
    }
    setIsBusy(false);
  }
  return (
    <Stack asChild gap="3">
      <form noValidate onSubmit={(event) => void send(event)}>
        {text.offer}
        <TextAreaField
          label={texts.reply}
          value={reply}
          onText={setReply}
          rows={{ least: 3, most: 12 }}
          maxLength={THREAD_LIMITS.textMax}
        />
        <FailureLine text={failure} />
        <BusyButton type="submit" size="lg" alignSelf="start" isBusy={isBusy}>
          {texts.send}
        </BusyButton>
      </form>
    </Stack>
  );
}

/** One press each: a no with thanks, a block, taking either back; and a report to the admins. */
function Actions({ thread, hasMessages }: { readonly thread: ThreadItem; readonly hasMessages: boolean }) {
  const texts = useInboxTexts();
  const callApi = useApi();
  const changed = useThreadsChanged();
  const { isBusy, run } = useAction();
  const opener = useRef<HTMLButtonElement>(null);
  const [isReporting, setIsReporting] = useState(false);
  const { threadId, side, state } = thread;
  const act = (what: ThreadAct) =>
    run(async () => {
      await callApi('changeThread', { params: { threadId }, body: { act: what } });
      await changed();
    });
  const quiet = { variant: 'outline', colorPalette: 'ink', size: 'lg', isBusy } as const;
  const isPlayers = side === 'player';
  return (
    <Box display="flex" flexWrap="wrap" gap="3" pt="2" borderTopWidth="1px">
      {isPlayers && state === 'open' && (
        <BusyButton {...quiet} onClick={() => void act('decline')}>
          <Icon as={HandHeart} size={18} />
          {texts.decline}
        </BusyButton>
      )}
      {isPlayers && ['open', 'declined', 'off', 'guardianMissing', 'roleLost'].includes(state) && (
        <BusyButton {...quiet} onClick={() => void act('block')}>
          <Icon as={Ban} size={18} />
          {texts.block}
        </BusyButton>
      )}
      {isPlayers && (state === 'declined' || state === 'blocked') && (
        <BusyButton {...quiet} onClick={() => void act('resume')}>
          {state === 'declined' ? texts.resume : texts.unblock}
        </BusyButton>
      )}
      {hasMessages && (
        <Button ref={opener} variant="ghost" colorPalette="ink" size="lg" onClick={() => setIsReporting(true)}>
          <Icon as={Flag} size={18} />
          {texts.report}
        </Button>
      )}
      {isReporting && <ReportThread threadId={threadId} onClose={() => setIsReporting(false)} opener={() => opener.current} />}
    </Box>
  );
}
