import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Translated } from '../../i18n/use-translations';
import { whenIdle } from '../../lib/deferred-loading';
import { deferredSection } from '../../lib/deferred-section';
import { SkipLink } from '../../ui/skip-link';
import type { CurrentPage } from '../routing/page-handle';
import { BottomBar } from './bottom-bar';
import { PendingLine } from './pending-line';
import { TopBar } from './top-bar';
import { useArrivalFocus } from './use-arrival-focus';
import { useScrollPosition } from './use-scroll-position';

/** It is below the first screen of every page. */
const Footer = deferredSection(async () => (await import('./footer')).Footer);

interface ShellProps {
  readonly page: CurrentPage;
  readonly children: ReactNode;
}

/**
 * The frame around every page; wizards get the bare top bar only. The main part fills at least the window, so that the
 * footer does not jump while a page loads.
 */
export function Shell({ page, children }: ShellProps) {
  const { isWizard = false, isSticky = false } = page.rules;
  const { main, announcer } = useArrivalFocus(page);
  useScrollPosition(page);
  useHydratedMark();
  const [Deferred, setDeferred] = useState<ComponentType<{ readonly isWizard: boolean }> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void import('./deferred-parts').then(({ DeferredParts }) => startTransition(() => setDeferred(() => DeferredParts)));
      }),
    [],
  );
  return (
    <>
      <SkipLink to="content">
        <Translated id="shell.skipToContent" />
      </SkipLink>
      <PendingLine />
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
        {children}
      </Box>
      {!isWizard && <Footer />}
      {!isWizard && <BottomBar />}
      {Deferred !== null && <Deferred isWizard={isWizard} />}
      <VisuallyHidden ref={announcer} role="status" data-announcer="" />
    </>
  );
}

/** Marks `<html data-hydrated>` once the page's script reacts to input. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
