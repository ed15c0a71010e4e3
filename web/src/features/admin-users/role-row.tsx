import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import type { ListedUser } from './use-users';

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog')).DecisionDialog }));

interface RoleRowProps {
  readonly user: ListedUser;
  readonly role: ListedUser['roles'][number];
}

/** A requested role at a college. A Pending one can be accepted or rejected (S4-16). */
export function RoleRow({ user, role }: RoleRowProps) {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<'accepted' | 'rejected' | null>(null);
  const college = role.collegeName ?? t('account.unknownCollege');
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mt="2" ps={{ md: '4' }}>
      <Box minW="0" textStyle="small">
        <Box as="span" fontWeight="medium">
          {college}
        </Box>
        {` · ${t(`account.type.${role.type}`)}`}
        {role.status === 'Pending' && role.siteMatch?.match === 'under' && (
          <Box mt="1">
            <Chip tone="flare">{t('admin.subdomain')}</Chip>
            <Box color="fg.muted" mt="1" overflowWrap="anywhere">
              {t('admin.subdomainText', { domain: role.siteMatch.domain, host: role.siteMatch.host })}
            </Box>
          </Box>
        )}
        {role.reason !== null && (
          <Box color="fg.muted" overflowWrap="anywhere">
            {t('account.reason', { reason: role.reason })}
          </Box>
        )}
      </Box>
      {role.status === 'Pending' ? (
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button
            size="lg"
            aria-label={t('admin.acceptPerson', { name, college })}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setAsked('accepted');
            }}
          >
            {t('admin.accept')}
          </Button>
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-label={t('admin.rejectPerson', { name, college })}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setAsked('rejected');
            }}
          >
            {t('admin.reject')}
          </Button>
        </Box>
      ) : (
        <Chip tone={role.status === 'Accepted' ? 'pitch' : 'quiet'}>{t(`account.role.${role.status}`)}</Chip>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <DecisionDialog
            user={user}
            role={role}
            decision={asked}
            onClose={() => setAsked(null)}
            opener={() => pressed.current}
          />
        </Suspense>
      )}
    </Box>
  );
}
