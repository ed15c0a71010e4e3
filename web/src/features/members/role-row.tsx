import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { lazy, Suspense, useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import type { Decision } from './decision-dialog';
import type { ListedUser } from './use-users';

const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog')).DecisionDialog }));

interface RoleRowProps {
  readonly user: ListedUser;
  readonly role: ListedUser['roles'][number];
}

const BUTTONS = {
  accepted: { text: 'admin.accept', label: 'admin.acceptPerson' },
  rejected: { text: 'admin.reject', label: 'admin.rejectPerson' },
  withdrawn: { text: 'admin.withdraw', label: 'admin.withdrawPerson' },
} as const satisfies Record<Decision, Readonly<Record<'text' | 'label', MessageKey>>>;

/** A role at a college. A Pending one can be accepted or rejected, an accepted one withdrawn (S4-16). */
export function RoleRow({ user, role }: RoleRowProps) {
  const t = useTranslations();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const college = role.collegeName ?? t('account.unknownCollege');
  const name = `${user.firstName} ${user.lastName}`;
  const button = (decision: Decision) => (
    <Button
      size="lg"
      {...(decision === 'accepted' ? {} : { variant: 'outline', colorPalette: 'ink' })}
      aria-label={t(BUTTONS[decision].label, { name, college })}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        setAsked(decision);
      }}
    >
      {t(BUTTONS[decision].text)}
    </Button>
  );
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
        {role.objections.map(({ by, name: objector, reason }) => (
          <Box key={by} mt="1" overflowWrap="anywhere">
            <Chip tone="flare">{t('admin.objection')}</Chip>
            <Box mt="1">{t('admin.objectionText', { name: objector ?? t('admin.formerCoach'), reason })}</Box>
          </Box>
        ))}
        {role.reason !== null && (
          <Box color="fg.muted" overflowWrap="anywhere">
            {t('account.reason', { reason: role.reason })}
          </Box>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {role.status === 'Pending' ? (
          <>
            {button('accepted')}
            {button('rejected')}
          </>
        ) : (
          <Chip tone={role.status === 'Accepted' ? 'pitch' : 'quiet'}>{t(`account.role.${role.status}`)}</Chip>
        )}
        {role.status === 'Accepted' && button('withdrawn')}
      </Box>
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
