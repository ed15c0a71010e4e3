import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ApiRefusal } from '../../lib/api-refusal';
import { useActor, useOpenSignIn } from '../../session/session-context';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failures';
import { ButtonLink } from '../../ui/links';
import { SkeletonBar, SkeletonRegion } from '../../ui/skeletons';
import { NobodyFound } from './deferred-recruits';
import { useRecruitQuery } from './recruit-address';
import type { FoundRecruits } from './recruit-results-query';
import { RecruitRow } from './recruit-row';

const LazyQuickView = lazy(async () => ({ default: (await import('./quick-view')).QuickView }));

/** So many portraits may stand in the first view. */
const FIRST_PORTRAITS = 2;
const SKELETON_ROWS = 8;
/** The ways from one result to another by keyboard. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The results: rows, nobody, a page that is closed to the user, loading or failed. */
export function RecruitResults({ results }: { readonly results: UseQueryResult<FoundRecruits> }) {
  const t = useTranslations();
  const { query, after, linkTo } = useRecruitQuery();
  const { data, error, isFetching, isPlaceholderData, refetch } = results;
  const refused = error instanceof ApiRefusal ? error : null;
  if (refused?.code === 'searchPagesUsed')
    return (
      <EmptyState
        scene="corner"
        title={t('recruits.fivePages')}
        text={t('recruits.fivePagesText')}
        action={<ButtonLink to="/plus">{t('recruits.toPlus')}</ButtonLink>}
      />
    );
  if (refused?.code === 'searchCursorUnknown')
    return (
      <EmptyState
        scene="corner"
        title={t('recruits.pageGone')}
        action={<ButtonLink to={linkTo(query)}>{t('recruits.firstPage')}</ButtonLink>}
      />
    );
  if (data === undefined) {
    if (error !== null) return <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <LoadingRows />;
  }
  if (data.items.length === 0) return <NobodyFound instead={data.instead} />;
  return (
    <Box aria-busy={isPlaceholderData}>
      <Rows items={data.items} />
      <Box mt="6" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        {after !== null && (
          <ButtonLink variant="outline" to={linkTo(query)}>
            {t('recruits.firstPage')}
          </ButtonLink>
        )}
        {data.next !== null && <NextPage next={data.next} />}
      </Box>
    </Box>
  );
}

/** The rows of a page; arrow keys, Home and End lead from one to another. */
function Rows({ items }: Pick<FoundRecruits, 'items'>) {
  const t = useTranslations();
  const { query } = useRecruitQuery();
  const [viewed, setViewed] = useState<number | null>(null);
  function step(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-result]')];
    const at = links.findIndex((link) => link === event.target);
    const next = STEPS[event.key]?.(at, links.length - 1);
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  }
  return (
    <>
      <Box
        as="ul"
        aria-label={t('recruits.results')}
        listStyleType="none"
        borderWidth="1px"
        borderRadius="card"
        bg="bg.panel"
        overflow="hidden"
        onKeyDown={step}
      >
        {items.map((recruit, at) => (
          <RecruitRow
            key={recruit._id}
            recruit={recruit}
            isFirst={at < FIRST_PORTRAITS}
            isPromoted={recruit.verified && query.sort === 'relevance'}
            onQuickView={() => setViewed(at)}
          />
        ))}
      </Box>
      {viewed !== null && (
        <Suspense fallback={null}>
          <LazyQuickView items={items} at={viewed} onStep={setViewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The next page: a link for members; visitors are asked to sign up (S2-32). */
function NextPage({ next }: { readonly next: string }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const { uid } = useActor();
  const openSignIn = useOpenSignIn();
  const [isBusy, setIsBusy] = useState(false);
  if (uid !== null) return <ButtonLink to={linkTo(query, next)}>{t('recruits.next')}</ButtonLink>;
  async function ask({ currentTarget }: MouseEvent<HTMLElement>) {
    setIsBusy(true);
    await openSignIn('pagination', currentTarget);
    setIsBusy(false);
  }
  return (
    <Button size="lg" aria-haspopup="dialog" aria-disabled={isBusy} onClick={(press) => void (isBusy ? null : ask(press))}>
      {t('recruits.next')}
    </Button>
  );
}

/** Rows that are loading, in their final shape. */
function LoadingRows() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('recruits.loading')}>
      <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Box key={row} display="flex" gap="5" alignItems="center" p="3" minH="7.75rem" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBar width="4.5rem" height="5.625rem" borderRadius="control" flex="none" />
            <Box flex="1">
              <SkeletonBar width="11rem" maxW="80%" mb="3" />
              <SkeletonBar width="7rem" maxW="60%" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
