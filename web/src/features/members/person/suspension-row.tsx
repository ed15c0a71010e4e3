import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { useLongDate } from '../../../ui/use-dates';
import type { PersonAnswer } from './use-person';

const SuspensionDialog = lazy(async () => ({ default: (await import('./suspension-dialog')).SuspensionDialog }));

/** Since when and why an account is suspended, and the button that suspends it or lifts that. Admins have none. */
export function SuspensionRow({ user }: { readonly user: PersonAnswer['user'] }) {
  const t = useTranslations();
  const day = useLongDate();
  const { profile } = useSessionState();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { suspended } = user;
  const maySuspend = !user.isAdmin && profile?._id !== user.uid;
  if (suspended === null && !maySuspend) return null;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="4" pt="4">
      {suspended !== null && (
        <Box maxW="text" overflowWrap="anywhere">
          {t('adminPerson.suspendedSince', { date: day(suspended.at), reason: suspended.reason })}
        </Box>
      )}
      <Button
        size="lg"
        variant="outline"
        colorPalette={suspended === null ? 'red' : 'ink'}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          setIsAsked(true);
        }}
      >
        {t(suspended === null ? 'adminPerson.suspend' : 'adminPerson.lift')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <SuspensionDialog user={user} onClose={() => setIsAsked(false)} opener={() => pressed.current} />
        </Suspense>
      )}
    </Box>
  );
}
