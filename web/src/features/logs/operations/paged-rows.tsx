import { Box } from '@chakra-ui/react/box';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreButton } from '../../../ui/more-button';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useOperationTexts } from './operation-texts';

interface PagedRowsProps<Item> {
  readonly listed: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>;
  readonly label: string;
  readonly empty: string;
  readonly row: (item: Item) => ReactNode;
}

/** The rows of a list that comes in pages, with its states while it loads, fails or has nothing. */
export function PagedRows<Item>({ listed, label, empty, row }: PagedRowsProps<Item>) {
  const texts = useOperationTexts();
  if (listed.data === undefined)
    return listed.error !== null ? (
      <FailedState failure={listed.error} isRetrying={listed.isFetching} onRetry={() => void listed.refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    );
  const items = listed.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState scene="pitch" title={empty} />;
  return (
    <Box>
      <Box
        as="ul"
        aria-label={label}
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        px={{ base: '4', md: '5' }}
        py="4"
        css={{ '& > :last-child': { paddingBottom: '0' } }}
      >
        {items.map(row)}
      </Box>
      <MoreButton pages={listed} text={texts.more} />
    </Box>
  );
}
