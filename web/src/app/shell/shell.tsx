import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';
import { useScrollToTop } from './use-scroll-to-top';
import { CrashBoundary } from './crash-boundary';

/** What stands around every page. The main part fills at least the window, so that the footer does not jump while a page loads. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useScrollToTop();
  return (
    <>
      <SkipLink />
      <Header />
      <Box as="main" id="content" tabIndex={-1} minH="100vh" outline="none">
        <CrashBoundary>{children}</CrashBoundary>
      </Box>
      <Footer />
    </>
  );
}
