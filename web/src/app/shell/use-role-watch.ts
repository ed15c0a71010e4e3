import { isNewlyAccepted, isPendingCoach } from '@touchline/domain/person/roles/coach-role';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useRecheck } from '../../lib/use-recheck';
import { useActor, useSession } from '../../session/session-context';
import { useToasts } from '../../ui/overlays/toasts';

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
  const check = useCallback(
    () =>
      void actions()
        .then(({ refresh }) => refresh())
        .catch(() => undefined),
    [actions],
  );
  useRecheck(isPending ? check : null, { checksAt: pathname });

  useEffect(() => {
    if (isNewlyAccepted(before.current, roles)) show({ variant: 'success', text: t('menu.accepted') });
    before.current = roles;
  }, [roles, t, show]);

  return isPending;
}
