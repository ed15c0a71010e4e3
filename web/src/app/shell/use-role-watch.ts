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
 * the window gets the focus, at most once in three seconds, so that an accepted role counts without signing in again
 * (S4-12).
 */
export function useRoleWatch(): boolean {
  const t = useTranslations();
  const show = useToasts();
  const { actions } = useSession();
  const { pathname } = useLocation();
  const { roles } = useActor();
  const isPending = isPendingCoach(roles);
  const before = useRef(roles);
  const checkedAtMs = useRef(0);

  useEffect(() => {
    if (!isPending) return undefined;
    let postponed: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(postponed);
      postponed = undefined;
      if (document.hidden) return;
      checkedAtMs.current = Date.now();
      void actions()
        .then(({ refresh }) => refresh())
        .catch(() => undefined);
    };
    const checkSoon = () => {
      const waitMs = checkedAtMs.current + AT_MOST_EVERY_MS - Date.now();
      if (waitMs <= 0) check();
      else postponed ??= setTimeout(check, waitMs);
    };
    checkSoon();
    const timer = setInterval(checkSoon, EVERY_MS);
    addEventListener('focus', checkSoon);
    document.addEventListener('visibilitychange', checkSoon);
    return () => {
      clearTimeout(postponed);
      clearInterval(timer);
      removeEventListener('focus', checkSoon);
      document.removeEventListener('visibilitychange', checkSoon);
    };
  }, [isPending, actions, pathname]);

  useEffect(() => {
    if (isNewlyAccepted(before.current, roles)) show({ variant: 'success', text: t('menu.accepted') });
    before.current = roles;
  }, [roles, t, show]);

  return isPending;
}
