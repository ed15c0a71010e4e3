import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { MOBILE_BELOW_PX } from '@touchline/domain/reference/limits';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { Translated } from '../i18n/use-translations';
import { useAdmission } from '../session/session-context';
import type { Access } from '../session/session-state';
import { Content } from '../ui/page-layout';
import { SkeletonBar } from '../ui/skeletons';

const START = '/';
const LANDING = '/home';

/**
 * Renders the page for users whom its address admits, once the auth state is known. Others go to / (S2-22); whoever
 * loses the session on the page goes to the landing page (S4-03).
 */
export function Guard({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  const admission = useAdmission(access);
  const [wasIn, setWasIn] = useState(false);
  const isPublic = access === 'public';
  if (isPublic ? wasIn : admission === 'in' && !wasIn) setWasIn(!isPublic);
  if (admission === 'wait') return <Waiting />;
  if (admission === 'out') return <Navigate to={wasIn ? LANDING : START} replace />;
  return <>{children}</>;
}

/** Shown in place of a page until it is known whether the user may see it. */
export function Waiting() {
  return (
    <Content py={{ base: '10', lg: '16' }}>
      <Box role="status">
        <VisuallyHidden>
          <Translated id="shell.sessionLoading" />
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

/**
 * Shows a page only in windows under 992 px (S2-26). Wider windows go on to another address as soon as the width is
 * known.
 */
export function MobileOnly({ widerGoesTo, children }: { readonly widerGoesTo: string; readonly children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return isWide ? <Navigate to={widerGoesTo} replace /> : <>{children}</>;
}
