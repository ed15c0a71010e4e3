import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageSource } from '@touchline/domain/person/contact/operator-message';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { useMoment } from '../../../ui/use-dates';
import { AnswerDialog, type ShownMessage } from './answer-dialog';
import { useOperationTexts } from './operation-texts';
import { PagedRows } from './paged-rows';

/** What people wrote to the operator by one way, the newest first; each is answered by mail or closed. */
export function Messages({ source }: { readonly source: MessageSource }) {
  const texts = useOperationTexts();
  const callApi = useApi();
  const listed = useInfiniteQuery({
    queryKey: ['adminMessages', source],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminMessages', { query: { source, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <Box color="fg.muted">{texts.intro[source]}</Box>
      <PagedRows
        listed={listed}
        label={texts.intro[source]}
        empty={texts.none[source]}
        row={(message) => <MessageRow key={message.messageId} message={message} source={source} />}
      />
    </>
  );
}

interface MessageRowProps {
  readonly message: ShownMessage;
  readonly source: MessageSource;
}

function MessageRow({ message, source }: MessageRowProps) {
  const texts = useOperationTexts();
  const moment = useMoment();
  const { at, title, topic, text, page, by, replyTo, state, answer } = message;
  const heading = title ?? (topic === null ? '' : texts.topics[topic]);
  const author = by === null ? texts.visitor : (by.name ?? texts.gone);
  const shownState = state === 'open' ? 'open' : (answer?.text ?? null) === null ? 'closed' : 'answered';
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Box fontWeight="semibold" overflowWrap="anywhere">
          {heading}
        </Box>
        <Chip tone={state === 'open' ? 'alarm' : 'quiet'}>{texts.states[shownState]}</Chip>
      </Box>
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <time dateTime={at}>{moment(at)}</time>
        {' · '}
        {by === null ? author : <PageLink to={`/admin/users?person=${encodeURIComponent(by.uid)}`}>{author}</PageLink>}
        {replyTo !== null && ` · ${texts.addressGiven(replyTo)}`}
        {page !== null && (
          <>
            {' · '}
            <PageLink to={page}>{texts.onPage(page)}</PageLink>
          </>
        )}
      </Box>
      <Box mt="2" maxW="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
      {answer !== null && answer.text !== null && (
        <Box
          mt="3"
          maxW="text"
          pl="4"
          borderLeftWidth="2px"
          borderColor="pitch.solid"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          <Box textStyle="small" color="fg.muted">
            {texts.yourAnswer} {moment(answer.at)}
          </Box>
          {answer.text}
        </Box>
      )}
      {state === 'open' && <MessageActions message={message} source={source} name={by?.name ?? heading} />}
    </Box>
  );
}

/** The buttons of an open message. */
function MessageActions({ message, source, name }: MessageRowProps & { readonly name: string }) {
  const t = useTranslations();
  const texts = useOperationTexts();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isAnswering, setIsAnswering] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const { messageId, mayAnswer } = message;

  async function close() {
    setIsClosing(true);
    try {
      await callApi('answerMessage', { params: { messageId }, body: { source, text: null } });
      show({ variant: 'success', text: texts.closed });
    } catch (refusal) {
      show({ variant: 'danger', text: refusalMessages(refusal, t(fallbackKey(refusal))).join(' ') });
    }
    setIsClosing(false);
    await client.invalidateQueries({ queryKey: ['adminMessages', source] });
  }

  return (
    <Box display="flex" flexWrap="wrap" gap="3" mt="3">
      {mayAnswer && (
        <Button ref={button} size="lg" variant="outline" aria-label={texts.answerTo(name)} onClick={() => setIsAnswering(true)}>
          {texts.answer}
        </Button>
      )}
      <BusyButton
        size="lg"
        variant="ghost"
        isBusy={isClosing}
        aria-label={texts.closeOf(name)}
        busyText={texts.close}
        onClick={() => void close()}
      >
        {texts.close}
      </BusyButton>
      {isAnswering && (
        <AnswerDialog message={message} source={source} onClose={() => setIsAnswering(false)} opener={() => button.current} />
      )}
    </Box>
  );
}
