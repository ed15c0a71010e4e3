import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import type { ListedUser } from './listed-user';
import { RoleLine } from './role-line';

/** One person: who, what kind, since when, and each wish to belong to a college with its decision. */
export function UserRow({ user }: { readonly user: ListedUser }) {
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
            <Box fontWeight="semibold" overflowWrap="anywhere">
              {`${user.firstName} ${user.lastName}`}
            </Box>
            {user.isAdmin && <Chip tone="pitch">{t('admin.isAdmin')}</Chip>}
            {user.isDisabled && <Chip>{t('admin.isDisabled')}</Chip>}
            {user.deactivatedAt !== null && <Chip>{t('admin.isAsleep')}</Chip>}
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
        <RoleLine key={`${role.type} ${role.collegeId} ${role.status}`} user={user} role={role} />
      ))}
    </Box>
  );
}
