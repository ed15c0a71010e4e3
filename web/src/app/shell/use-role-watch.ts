import { isNewlyAccepted, isPendingCoach } from '@touchline/domain/person/roles/coach-role';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useActor, useSession } from '../../session/session-context';
import { useToasts } from '../../ui/toasts';

const EVERY_MS = 60_000;
const AT_MOST_EVERY_MS = 3000;

/**
 * True while a role of the user is Pending. The profile is then loaded again every minute, on every page and whenever
 * the window gets the focus, so that an accepted role counts without signing in again (S4-12).
 */
export function useRoleWatch(): boolean {
  const t = useTranslations();
  const show = useToasts();
  const { actions } = useSession();
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
      void actions()
        .then(({ refresh }) => refresh())
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
  }, [isPending, actions, pathname]);

  useEffect(() => {
    if (isNewlyAccepted(before.current, roles)) show({ variant: 'success', text: t('menu.accepted') });
    before.current = roles;
  }, [roles, t, show]);

  return isPending;
}
