import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Translated } from '../../i18n/use-translations';
import { whenIdle } from '../../lib/hydration/deferred-loading';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { SkipLink } from '../../ui/skip-link';
import type { CurrentPage } from '../routing/page-handle';
import { TopBar } from './top-bar';
import { useArrivalFocus } from './use-arrival-focus';
import { useScrollPosition } from './use-scroll-position';

/**
 * A line at the top of the window while the next page is loading: it appears after a moment, so that quick pages show
 * none. The page before stays usable.
 */
function PendingLine() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      aria-hidden
      data-pending=""
      position="fixed"
      insetX="0"
      top="0"
      zIndex="skipNav"
      height="3px"
      bg="flare.solid"
      pointerEvents="none"
      animation="fade-in 200ms ease-out 300ms both"
    />
  );
}

/** What a page cannot do where scripts are off; browsers with scripts draw nothing of it. */
function WithoutScripts() {
  return (
    <noscript>
      <Box as="p" px="4" py="3" bg="bg.muted" textStyle="small" textAlign="center">
        <Translated id="shell.withoutScripts" />
      </Box>
    </noscript>
  );
}

/** It is below the first screen of every page. */
const Footer = deferredSection(async () => (await import('./footer')).Footer);

/** Its links work before it is hydrated. */
const BottomBar = deferredSection(async () => (await import('./bottom-bar')).BottomBar);

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
        <WithoutScripts />
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
