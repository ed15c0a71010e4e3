import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/use-words';
import { useApi } from '../../lib/api-context';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { SkeletonBlock, SkeletonRegion } from '../../ui/skeleton';
import { UserRow } from './user-row';
import type { UsersAddress } from './use-users-address';

interface UserListProps {
  readonly address: UsersAddress;
  readonly onAll: () => void;
}

/** The users that the address asks for, 20 at a time. */
export function UserList({ address, onAll }: UserListProps) {
  const say = useWords();
  const callApi = useApi();
  const users = useInfiniteQuery({
    queryKey: ['adminUsers', address],
    queryFn: ({ pageParam, signal }) =>
      callApi('adminUsers', { query: { ...address, ...(pageParam === null ? {} : { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (users.data === undefined) {
    if (users.error !== null)
      return <FailedState failure={users.error} isRetrying={users.isFetching} onRetry={() => void users.refetch()} />;
    return (
      <SkeletonRegion label={say('admin.loading')}>
        <SkeletonBlock height="20rem" />
      </SkeletonRegion>
    );
  }
  const items = users.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    const all = (
      <Button size="lg" onClick={onAll}>
        {say('admin.showAll')}
      </Button>
    );
    return address.search === '' ? (
      <EmptyState scene="pitch" title={say('admin.nobodyWaits')} action={all} />
    ) : (
      <EmptyState scene="corner" title={say('admin.nobodyFound', { search: address.search })} action={all} />
    );
  }
  return (
    <>
      <Box as="ul" aria-label={say('admin.title')} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {items.map((user) => (
          <UserRow key={user.uid} user={user} />
        ))}
      </Box>
      {users.hasNextPage && (
        <Box mt="4">
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            loading={users.isFetchingNextPage}
            loadingText={say('admin.more')}
            onClick={() => void users.fetchNextPage()}
          >
            {say('admin.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
