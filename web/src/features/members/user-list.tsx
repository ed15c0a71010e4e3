import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { DangerChip } from '../../components/player/danger-chip';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { EmptyState } from '../../ui/states/empty-state';
import { FailedState } from '../../ui/states/failures';
import { MoreButton } from '../../ui/more-button';
import { PageLink } from '../../ui/links';
import { RoleRow } from './role-row';
import type { ListedUser, UsersWanted, useUsers } from './use-users';

interface UserListProps {
  readonly users: ReturnType<typeof useUsers>;
  readonly wanted: UsersWanted;
  readonly onAll: () => void;
}

/** The users loaded so far, and the button that loads more. */
export function UserList({ users, wanted, onAll }: UserListProps) {
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
    return wanted.search === '' ? (
      <EmptyState scene="pitch" title={t('admin.nobodyWaits')} action={all} />
    ) : (
      <EmptyState scene="corner" title={t('admin.nobodyFound', { search: wanted.search })} action={all} />
    );
  }
  return (
    <>
      <Box as="ul" aria-label={t('admin.title')} listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {items.map((user) => (
          <UserRow key={user.uid} user={user} />
        ))}
      </Box>
      <MoreButton pages={users} text={t('admin.more')} />
    </>
  );
}

/** One person: name, type, dates, and each requested role with its decision. */
function UserRow({ user }: { readonly user: ListedUser }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (moment: string) => date.format(new Date(moment));
  return (
    <Box as="li" px={{ base: '4', md: '5' }} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' }}
        columnGap="6"
        rowGap="1"
        alignItems="center"
      >
        <Box minW="0">
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <PageLink
              to={`?person=${encodeURIComponent(user.uid)}`}
              display="inline-flex"
              alignItems="center"
              minH="11"
              fontWeight="semibold"
              overflowWrap="anywhere"
            >
              {`${user.firstName} ${user.lastName}`}
            </PageLink>
            <DangerChip reportId={user.dangerReportId} name={`${user.firstName} ${user.lastName}`} />
            {user.isAdmin && <Chip tone="pitch">{t('admin.isAdmin')}</Chip>}
            {user.isDisabled && <Chip>{t('admin.isDisabled')}</Chip>}
            {user.deactivatedAt !== null && <Chip>{t('admin.isDeactivated')}</Chip>}
          </Box>
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {user.email} · {t(user.emailVerified ? 'account.verified' : 'account.unverified')}
          </Box>
        </Box>
        <Box textStyle="small">{t(`account.type.${user.type}`)}</Box>
        <Box textStyle="small" color="fg.muted">
          <div>{`${t('admin.since')} ${day(user.createdAt)}`}</div>
          <div>{`${t('admin.lastSignIn')}: ${user.lastSignInAt === null ? t('admin.never') : day(user.lastSignInAt)}`}</div>
        </Box>
      </Box>
      {user.roles.map((role) => (
        <RoleRow key={`${role.type} ${role.collegeId} ${role.status}`} user={user} role={role} />
      ))}
    </Box>
  );
}
