import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../ui/when-idle';
import { matchAddress } from '../route-table';
import { BottomBar } from './bottom-bar';
import { CrashBoundary } from './crash-boundary';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useAliveMark } from './use-alive-mark';
import { useArrival } from './use-arrival';
import { useReadingPlace } from './use-reading-place';

/** What stands around every page; wizards get the bare top bar alone. The main part fills at least the window, so that the footer does not jump while a page loads. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const route = matchAddress(pathname)?.route;
  const isWizard = route !== undefined && 'page' in route && route.isWizard === true;
  const isSticky = route !== undefined && 'page' in route && route.isSticky === true;
  const { main, voice } = useArrival();
  useReadingPlace();
  useAliveMark();
  const [Late, setLate] = useState<ComponentType<{ readonly isWizard: boolean }> | null>(null);
  useEffect(() => whenIdle(() => void import('./late-parts').then(({ LateParts }) => setLate(() => LateParts))), []);
  return (
    <>
      <SkipLink />
      <TopBar isSticky={isSticky} isBare={isWizard} />
      <Box
        as="main"
        ref={main}
        id="content"
        tabIndex={-1}
        minH="100vh"
        outline="none"
        css={{ '& h1[tabindex="-1"]:focus-visible': { outline: 'none' } }}
      >
        <CrashBoundary place={pathname}>{children}</CrashBoundary>
      </Box>
      {!isWizard && <Footer />}
      {!isWizard && <BottomBar />}
      {Late !== null && <Late isWizard={isWizard} />}
      <VisuallyHidden ref={voice} role="status" data-voice="" />
    </>
  );
}
