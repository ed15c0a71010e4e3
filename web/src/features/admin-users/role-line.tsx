import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { DecisionDialog } from './decision-dialog';
import type { ListedUser } from './listed-user';

interface RoleLineProps {
  readonly user: ListedUser;
  readonly role: ListedUser['roles'][number];
}

/** A wish to belong to a college: Pending ones can be accepted and rejected. */
export function RoleLine({ user, role }: RoleLineProps) {
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
        {role.reason !== null && (
          <Box color="fg.muted" overflowWrap="anywhere">
            {t('account.reason', { reason: role.reason })}
          </Box>
        )}
      </Box>
      {role.status === 'Pending' ? (
        <Box display="flex" gap="2">
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
        <DecisionDialog user={user} role={role} decision={asked} onClose={() => setAsked(null)} opener={() => pressed.current} />
      )}
    </Box>
  );
}
