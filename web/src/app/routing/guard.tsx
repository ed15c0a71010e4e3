import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { MOBILE_BELOW_PX } from '@touchline/domain/reference/limits';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { MessageKey } from '../../i18n/english';
import { Translated } from '../../i18n/use-translations';
import type { AddressRules } from '../../pages/page-definition';
import { useAdmission, useSessionState } from '../../session/session-context';
import { Content } from '../../ui/page-layout';
import { SkeletonBar } from '../../ui/states/skeletons';

const LANDING = '/home';

/**
 * Leads people who lose the session on a page that needs one to the landing page (S4-03), and wider windows away from
 * the pages of narrow ones, with the parameters of the address (S2-26). The loader of a private page has admitted its
 * user (site-routes.tsx). From a sign-out until the page is loaded anew, nothing of it is shown.
 */
export function Guard({ rules, children }: { readonly rules: AddressRules; readonly children: ReactNode }) {
  const { access = 'public', widerGoesTo } = rules;
  const admission = useAdmission(access);
  const [wasIn, setWasIn] = useState(false);
  const isIn = access !== 'public' && (wasIn || admission === 'in');
  if (isIn !== wasIn) setWasIn(isIn);
  const isWide = useIsWide();
  const { search } = useLocation();
  const { isLeaving } = useSessionState();
  if (isLeaving) return <Waiting textKey="shell.signingOut" />;
  if (admission === 'out' && wasIn) return <Navigate to={LANDING} replace />;
  if (admission !== 'in') return <Waiting />;
  return isWide && widerGoesTo !== undefined ? <Navigate to={{ pathname: widerGoesTo, search }} replace /> : <>{children}</>;
}

/** Shown in place of a page until it is known whether the user may see it, and once nobody may. */
export function Waiting({ textKey = 'shell.sessionLoading' }: { readonly textKey?: MessageKey }) {
  return (
    <Content py={{ base: '10', lg: '16' }}>
      <Box role="status">
        <VisuallyHidden>
          <Translated id={textKey} />
        </VisuallyHidden>
        <Box display="flex" flexDirection="column" gap="4" maxW="text">
          <SkeletonBar width="60%" height="2.75rem" />
          <SkeletonBar />
          <SkeletonBar width="85%" />
        </Box>
      </Box>
    </Content>
  );
}

const WIDE = `(min-width: ${MOBILE_BELOW_PX}px)`;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False until the page is hydrated, then whether the window has 992 px or more. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
