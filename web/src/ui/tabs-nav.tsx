import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { SiteLink } from './links';

/** A tab, which is a page of its own; `state` is passed to the navigation. */
export interface Tab {
  readonly to: To;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly state?: unknown;
}

interface TabsNavProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The rule under the tabs; without it what stands around them draws it. */
  readonly hasRule?: boolean;
  /** A row of many tabs, which stand closer. */
  readonly isDense?: boolean;
}

const TabLink = chakra(SiteLink, {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    px: { base: '0.5', md: '1' },
    fontSize: { base: '0.9375rem', md: 'md' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    scrollSnapAlign: 'center',
    borderBottomWidth: '3px',
    borderTopWidth: '3px',
    borderColor: 'transparent',
    transition: 'color 150ms ease-out, border-color 150ms ease-out',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-3px' },
    _currentPage: { color: 'fg', borderBottomColor: 'pitch.solid' },
  },
});

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  const step = STEPS[event.key];
  if (step === undefined || index < 0) return;
  event.preventDefault();
  links[step(index, links.length)]?.focus();
}

/** Marks at which ends of the row tabs are out of sight: it fades out there instead of cutting a tab off. */
function markHiddenEnds(nav: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = nav;
  const ends = [scrollLeft > 1 ? 'start' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''];
  nav.dataset.hidden = ends.join(' ').trim();
}

const [FADE, FULL] = ['transparent', '#000 3rem'];

/** The fading ends of a row of tabs that continues there. */
const FADING = {
  '&[data-hidden=start]': { maskImage: `linear-gradient(to right, ${FADE}, ${FULL})` },
  '&[data-hidden=end]': { maskImage: `linear-gradient(to left, ${FADE}, ${FULL})` },
  '&[data-hidden="start end"]': {
    maskImage: `linear-gradient(to right, ${FADE}, ${FULL}, #000 calc(100% - 3rem), ${FADE})`,
  },
} as const;

/**
 * Tabs as real links, the current one marked. A row that is too long scrolls to the current tab, also after its size
 * has changed, and fades out where it continues. Arrow keys, Home and End move the focus.
 */
export function TabsNav({ label, tabs, hasRule = true, isDense = false }: TabsNavProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const nav = strip.current;
    const link = nav?.querySelectorAll('a')[current];
    if (!nav || !link) return;
    const centre = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
      markHiddenEnds(nav);
    });
    centre.observe(nav);
    centre.observe(link);
    return () => centre.disconnect();
  }, [current, tabs.length]);
  return (
    <Box
      as="nav"
      ref={strip}
      aria-label={label}
      onKeyDown={moveFocus}
      onScroll={(event) => markHiddenEnds(event.currentTarget)}
      css={FADING}
      position="relative"
      display="flex"
      gap={{ base: '3', md: isDense ? '4' : '7' }}
      overflowX="auto"
      scrollbarWidth="none"
      borderBottomWidth={hasRule ? '1px' : '0'}
      borderColor="border"
    >
      {tabs.map(({ to, text, isCurrent, state }) => (
        <TabLink key={text} to={to} state={state} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </TabLink>
      ))}
    </Box>
  );
}
