import { isNewlyAccepted, isPendingCoach } from '@touchline/domain/account/coach-role';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useActor, useSession } from '../../session/session-context';
import { useToasts } from '../../ui/toast-context';

const EVERY_MS = 60_000;
const AT_MOST_EVERY_MS = 3000;

/**
 * Whether a role of the reader is still Pending. While one is, the profile is looked at again every minute, with every page and whenever the reader comes back
 * to the window, so that a role counts as soon as it is accepted, without signing in again (specification §4, Other states).
 */
export function useRoleWatch(): boolean {
  const t = useTranslations();
  const show = useToasts();
  const { acts } = useSession();
  const { pathname } = useLocation();
  const { roles } = useActor();
  const isPending = isPendingCoach(roles);
  const before = useRef(roles);
  const lookedAtMs = useRef(0);

  useEffect(() => {
    if (!isPending) return undefined;
    const look = () => {
      if (document.hidden || Date.now() - lookedAtMs.current < AT_MOST_EVERY_MS) return;
      lookedAtMs.current = Date.now();
      void acts()
        .then((act) => act.refresh())
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isPending, acts, pathname]);

  useEffect(() => {
    if (isNewlyAccepted(before.current, roles)) show({ variant: 'success', text: t('menu.accepted') });
    before.current = roles;
  }, [roles, t, show]);

  return isPending;
}
