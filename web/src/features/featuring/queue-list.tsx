import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink } from '../../ui/links';
import { MoreButton } from '../../ui/more-button';
import { Notice } from '../../ui/states/notice';
import { QueueSkeleton, RequestSkeleton } from './queue-skeletons';
import { KEEPS_POSITION, useOpenRequest } from './request-address';
import { RequestRow, rowId } from './request-row';
import { type RequestState, useFeatureRequests } from './use-feature-requests';

const RequestView = lazy(async () => ({ default: (await import('./request-view')).RequestView }));

const EMPTY = {
  queued: 'featureQueue.noneQueued',
  posted: 'featureQueue.nonePosted',
  declined: 'featureQueue.noneDeclined',
} as const;

const COUNTS = {
  queued: 'featureQueue.countQueued',
  posted: 'featureQueue.countPosted',
  declined: 'featureQueue.countDeclined',
} as const;

/**
 * The requests in one state, in their order, and at `?request=` one of them: next to the list on wide windows, in its
 * place on others. Closing it returns the focus to its row, or to the number of requests where the row is gone.
 */
export function QueueList({ state }: { readonly state: RequestState }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { requestId, to } = useOpenRequest();
  const title = useRef<HTMLHeadingElement>(null);
  const listed = useFeatureRequests(state);
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = listed;
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  const isOpen = requestId !== null;
  const opened = requests.find((one) => one.requestId === requestId) ?? null;
  const isSought = requestId !== null && opened === null && hasNextPage && error === null;
  useEffect(() => {
    if (isSought && !isFetchingNextPage) void fetchNextPage();
  }, [isSought, isFetchingNextPage, fetchNextPage]);
  const before = useRef(requestId);
  useEffect(() => {
    const closed = before.current;
    before.current = requestId;
    if (closed !== null && requestId === null) (document.getElementById(rowId(closed)) ?? title.current)?.focus();
  }, [requestId]);

  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <Columns isOpen={isOpen} list={<QueueSkeleton />}>
        <RequestSkeleton />
      </Columns>
    );
  }
  const list = (
    <>
      <Heading as="h2" ref={title} tabIndex={-1} textStyle="h4" mb="3">
        {t(COUNTS[state], { count: data.pages[0]?.total ?? 0 })}
      </Heading>
      {requests.length === 0 ? (
        <EmptyState scene="floodlights" level="h3" title={t(EMPTY[state])} />
      ) : (
        <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
          {requests.map((request, index) => (
            <RequestRow
              key={request.requestId}
              request={request}
              place={state === 'queued' ? index + 1 : null}
              isOpen={request.requestId === requestId}
            />
          ))}
        </Box>
      )}
      <MoreButton pages={listed} text={t('featureQueue.more')} />
    </>
  );
  return (
    <Columns isOpen={isOpen} list={list}>
      {opened !== null ? (
        <Suspense fallback={<RequestSkeleton />}>
          <RequestView
            key={opened.requestId}
            request={opened}
            takesFocus={navigation !== NavigationType.Pop}
            onClose={() => void navigate(to(null), { state: KEEPS_POSITION })}
          />
        </Suspense>
      ) : isSought ? (
        <RequestSkeleton />
      ) : (
        <Notice title={t('featureQueue.gone')} text={t('featureQueue.goneText')}>
          <ButtonLink to={to(null)} state={KEEPS_POSITION}>
            {t('featureQueue.close')}
          </ButtonLink>
        </Notice>
      )}
    </Columns>
  );
}

interface ColumnsProps {
  readonly isOpen: boolean;
  readonly list: ReactNode;
  /** The opened request. */
  readonly children: ReactNode;
}

/** The list alone, or with the opened request next to it; on narrow windows that alone. */
function Columns({ isOpen, list, children }: ColumnsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isOpen ? 'minmax(0, 22rem) minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
      alignItems="start"
    >
      <Box hideBelow={isOpen ? 'lg' : undefined} minW="0">
        {list}
      </Box>
      {isOpen && children}
    </Box>
  );
}
