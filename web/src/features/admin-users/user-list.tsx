import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/empty-state';
import { FailedState } from '../../ui/failed-state';
import { UserRow } from './user-row';
import type { useUsers } from './use-users';
import type { UsersAddress } from './use-users-address';

interface UserListProps {
  readonly users: ReturnType<typeof useUsers>;
  readonly address: UsersAddress;
  readonly onAll: () => void;
}

/** The users that have come, and the way to more of them. */
export function UserList({ users, address, onAll }: UserListProps) {
  const t = useTranslations();
  if (users.data === undefined)
    return <FailedState failure={users.error} isRetrying={users.isFetching} onRetry={() => void users.refetch()} />;
  const items = users.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    const all = (
      <Button size="lg" onClick={onAll}>
        {t('admin.showAll')}
      </Button>
    );
    return address.search === '' ? (
      <EmptyState scene="pitch" title={t('admin.nobodyWaits')} action={all} />
    ) : (
      <EmptyState scene="corner" title={t('admin.nobodyFound', { search: address.search })} action={all} />
    );
  }
  return (
    <>
      <Box as="ul" aria-label={t('admin.title')} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
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
            loadingText={t('admin.more')}
            onClick={() => void users.fetchNextPage()}
          >
            {t('admin.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
