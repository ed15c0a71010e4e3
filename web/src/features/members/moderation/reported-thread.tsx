import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@touchline/domain/kernel/language';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { FailedState } from '../../../ui/states/failures';
import { useMoment } from '../../../ui/use-dates';

type Reported = AnswerOf<'reportedThread'>;

const TEXTS: Readonly<
  Record<
    Language,
    { readonly read: string; readonly readOf: (name: string) => string; readonly messages: string; readonly gone: string }
  >
> = {
  en: {
    read: 'Read the conversation',
    readOf: (name) => `Read the conversation: ${name}`,
    messages: 'The latest messages',
    gone: 'Deleted account',
  },
  de: {
    read: 'Unterhaltung lesen',
    readOf: (name) => `Unterhaltung lesen: ${name}`,
    messages: 'Die letzten Nachrichten',
    gone: 'Gelöschtes Konto',
  },
};

interface ReportedThreadProps {
  readonly reportId: string;
  /** What the queue calls the report. */
  readonly name: string;
}

/** The reported conversation, which an admin reads on a press: what others wrote is not shown unasked. */
export function ReportedThread({ reportId, name }: ReportedThreadProps) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reportedThread', reportId],
    queryFn: ({ signal }) => callApi('reportedThread', { params: { reportId }, signal }),
    enabled: isOpen,
  });
  if (data !== undefined) return <Messages reported={data} />;
  if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <BusyButton
      size="lg"
      mt="3"
      variant="outline"
      colorPalette="ink"
      isBusy={isFetching}
      aria-label={texts.readOf(name)}
      onClick={() => setIsOpen(true)}
    >
      {texts.read}
    </BusyButton>
  );
}

/** The latest messages, the last one below, each with its author and the college. */
function Messages({ reported: { messages, player, coach, collegeName } }: { readonly reported: Reported }) {
  const texts = TEXTS[useLanguage().language];
  const moment = useMoment();
  return (
    <Box as="ol" aria-label={texts.messages} listStyleType="none" mt="3" maxW="text" display="grid" gap="3">
      {messages.toReversed().map(({ messageId, by, text, at }) => (
        <Box
          as="li"
          key={messageId}
          borderLeftWidth="2px"
          borderColor={by === 'coach' ? 'pitch.solid' : 'border.emphasized'}
          pl="3"
        >
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {[by === 'coach' ? `${coach ?? texts.gone}, ${collegeName}` : (player ?? texts.gone), moment(at)].join(' · ')}
          </Box>
          <Box whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
