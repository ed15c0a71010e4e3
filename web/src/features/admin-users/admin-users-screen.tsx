import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { TabsNav } from '../../ui/tabs-nav';
import { CollegeRequests } from './college-requests';
import { useCollegeRequests } from './use-college-requests';
import { useUsers } from './use-users';
import { UserList } from './user-list';
import { UserListSkeleton } from './user-list-skeleton';
import { UserSearch } from './user-search';
import { useUsersAddress } from './use-users-address';

const TABS = [
  { to: '/admin/users', words: 'admin.users' },
  { to: '/admin/colleges', words: 'admin.colleges' },
  { to: '/admin/featureRequests', words: 'admin.featureRequests' },
  { to: '/admin/coachInvites', words: 'admin.coachInvites' },
  { to: '/admin/logs', words: 'admin.logs' },
] as const satisfies readonly { to: string; words: WordKey }[];

/** /admin/users: people and their Pending roles, and the colleges that coaches were promised, which stand below once the list has its height (specification §2; screens.md, Admin). */
export function AdminUsersScreen() {
  const t = useTranslations();
  const { address, show } = useUsersAddress();
  const users = useUsers(address);
  useCollegeRequests();
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={t('admin.title')} />
      <Heading as="h1" textStyle="h1" mb="3">
        {t('admin.title')}
      </Heading>
      <TabsNav
        label={t('admin.tabs')}
        tabs={TABS.map(({ to, words }) => ({ to, text: t(words), isCurrent: words === 'admin.users' }))}
      />
      <Box pt="6" display="grid" gap="10">
        <Box>
          <UserSearch key={address.search} address={address} onShow={show} />
          {users.isPending ? (
            <UserListSkeleton />
          ) : (
            <UserList users={users} address={address} onAll={() => show({ view: 'all' })} />
          )}
        </Box>
        {!users.isPending && <CollegeRequests />}
      </Box>
    </Content>
  );
}
