import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, Suspense } from 'react';
import { AdminTabs } from '../../components/admin-tabs';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { Content, PageTitle } from '../../ui/page-layout';
import { SkeletonBar, SkeletonRegion } from '../../ui/states/skeletons';
import { CollegeRequests } from './college-requests/college-requests';
import { useCollegeRequests } from './college-requests/use-college-requests';
import { useUsers, useUsersWanted } from './use-users';
import { UserList } from './user-list';
import { UserSearch } from './user-search';

const ReportsQueue = lazy(async () => ({ default: (await import('./moderation/reports-queue')).ReportsQueue }));

const WaitingConfirmations = lazy(async () => ({
  default: (await import('./confirmations/waiting-confirmations')).WaitingConfirmations,
}));

const AdminRequests = lazy(async () => {
  const [{ AdminRequests: List }] = await Promise.all([
    import('./admins/admin-requests'),
    loadMessages('admin-person', pageLanguage()),
  ]);
  return { default: List };
});

const WorkingList = lazy(async () => ({ default: (await import('./working-list/working-list')).WorkingList }));

const PersonPage = lazy(async () => {
  const language = pageLanguage();
  const [{ PersonPage: Page }] = await Promise.all([
    import('./person/person-page'),
    loadMessages('admin-person', language),
    loadMessages('plans', language),
  ]);
  return { default: Page };
});

/** The height of the working list, so that nothing below it moves when it comes. */
const WORKING_LIST_HEIGHT = { base: '66.25rem', md: '40rem', xl: '31.25rem' } as const;

/**
 * /admin/users: what waits, people with their Pending roles, and the colleges that coaches were promised (S2-13,
 * S4-16); at ?view=reports the open reports about profiles, at ?view=admins what waits for a second admin, at
 * ?view=confirmations what waits before coaches are asked, at
 * ?person=UID the page of one person.
 * The colleges appear below once the list has its height, so that nothing shifts.
 */
export function AdminUsersScreen() {
  const t = useTranslations();
  const { wanted, view, person, show } = useUsersWanted();
  const isList = view === 'reports' || view === 'admins' || view === 'confirmations';
  const users = useUsers(wanted, !isList && person === null);
  useCollegeRequests();
  const isStart = !isList && person === null && wanted.roles === 'pending';
  return (
    <Content py={{ base: '8', md: '12' }} minH="70vh">
      <PageTitle text={t('admin.title')} />
      <Heading as="h1" textStyle="h1" mb="3">
        {t('admin.title')}
      </Heading>
      <AdminTabs current="/admin/users" />
      <Box pt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
        {person !== null ? (
          <Suspense fallback={<UserListSkeleton />}>
            <PersonPage key={person} uid={person} />
          </Suspense>
        ) : (
          <>
            {isStart && (
              <Box minH={WORKING_LIST_HEIGHT}>
                <Suspense fallback={null}>
                  <WorkingList />
                </Suspense>
              </Box>
            )}
            <Box id="people">
              <UserSearch key={wanted.search} wanted={wanted} view={view} onShow={show} />
              {isList ? (
                <Suspense fallback={<UserListSkeleton />}>
                  {view === 'reports' ? (
                    <ReportsQueue />
                  ) : view === 'confirmations' ? (
                    <WaitingConfirmations />
                  ) : (
                    <AdminRequests />
                  )}
                </Suspense>
              ) : users.isPending ? (
                <UserListSkeleton />
              ) : (
                <UserList users={users} wanted={wanted} onAll={() => show({ view: 'all' })} />
              )}
            </Box>
            {!isList && !users.isPending && (
              <Box id="college-requests">
                <CollegeRequests />
              </Box>
            )}
          </>
        )}
      </Box>
    </Content>
  );
}

const ROWS = 8;

/** The list of users while it is loading: rows in their final size. */
function UserListSkeleton() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('admin.loading')}>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="card">
        {Array.from({ length: ROWS }, (_, row) => (
          <Box key={row} px={{ base: '4', md: '5' }} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <SkeletonBar width="12rem" maxW="60%" mb="3" />
            <SkeletonBar width="18rem" maxW="85%" height="0.75rem" />
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
