import { expect, type Page, type Request } from '@playwright/test';
import { axeFindings } from './axe-findings';
import { onComplaint } from './complaints';
import {
  changesOf,
  layoutShiftOf,
  movedStylesOf,
  recordChanges,
  recordLayoutShifts,
  recordMovedStyles,
  waitForHydration,
} from './page-start';
import { menuOf } from './sign-in';
import { smallTargets } from './small-targets';
import { unlabelledControls } from './unlabelled-controls';

/** What every page of ours is titled, as soon as its screen has arrived. */
const TITLE = /^.+ · Touchline$/;
const ARRIVES_WITHIN_MS = 25_000;
const ARRIVAL = { timeout: ARRIVES_WITHIN_MS, intervals: [20] };

/** How a visitor sees pages. */
export interface Look {
  readonly language: 'en' | 'de';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** The options of a browser context with this look. */
export function contextOf({ language, colorScheme, width }: Look) {
  return {
    locale: language === 'de' ? 'de-DE' : 'en-US',
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  } as const;
}

/** A page whose flaws are collected from its first request on. */
export interface PageWatch {
  readonly page: Page;
  /**
   * Opens an address and waits until everything it asks for has arrived, also what lies below the window. `isPatient`
   * waits for half a second of silence before it scrolls: a page that is scrolled while it loads moves by that.
   */
  open(address: string, options?: { readonly isPatient: boolean }): Promise<void>;
  /** Resolves when the opened page has asked for nothing for half a second. */
  rest(): Promise<void>;
  /** What is wrong with the opened page at rest, in words. It may move by `mostShift`, 0 unless said otherwise. */
  flaws(allowed?: { readonly mostShift: number }): Promise<readonly string[]>;
}

/** Watches a page of a context with this look, before anything is opened in it. */
export async function watchPage(page: Page, look: Look, { isSignedIn }: { readonly isSignedIn: boolean }): Promise<PageWatch> {
  let complaints: string[] = [];
  let requested: URL[] = [];
  const onTheirWay = new Set<Request>();
  onComplaint(page, (complaint) => complaints.push(complaint));
  page.on('request', (request) => {
    requested.push(new URL(request.url()));
    onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  await recordLayoutShifts(page);
  await recordMovedStyles(page);
  await recordChanges(page);
  const everythingArrived = () => expect.poll(() => onTheirWay.size, ARRIVAL).toBe(0);
  const rest = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await everythingArrived();
  };
  return {
    page,
    rest,
    open: async (address, { isPatient } = { isPatient: false }) => {
      [complaints, requested] = [[], []];
      onTheirWay.clear();
      await page.goto(inLanguage(address, look.language));
      await waitForHydration(page);
      // A wizard has no menu: its way out takes its place.
      if (isSignedIn)
        await menuOf(page)
          .or(page.getByRole('link', { name: /^(Leave|Verlassen)$/ }))
          .waitFor();
      await expect(page).toHaveTitle(TITLE, { timeout: ARRIVES_WITHIN_MS });
      await (isPatient ? rest() : everythingArrived());
      await scrollToEnd(page);
      await everythingArrived();
    },
    flaws: async ({ mostShift } = { mostShift: 0 }) => {
      const found = await axeFindingsAtRest(page, rest);
      const { hostname } = new URL(page.url());
      const elsewhere = requested.filter((url) => url.protocol.startsWith('http') && url.hostname !== hostname);
      const late = isSignedIn
        ? []
        : requested.filter(({ pathname }) => pathname.startsWith('/ui/v1/') && !loadsLater(page, pathname));
      return [
        ...complaints.map((complaint) => `says: ${complaint}`),
        ...elsewhere.map(({ href }) => `asks another site: ${href}`),
        ...late.map(({ pathname }) => `asks for what the server could have rendered: ${pathname}`),
        ...(await looksOf(page, look)),
        ...(await unlabelledControls(page)),
        ...(look.width < 992 ? await smallTargets(page) : []),
        ...(await movementsOf(page, mostShift)),
        ...found.map((finding) => `axe: ${finding}`),
      ];
    },
  };
}

/** Whether a page asks for this only once somebody scrolls near: the walls of crests of /home. */
function loadsLater(page: Page, pathname: string): boolean {
  return new URL(page.url()).pathname === '/home' && pathname === '/ui/v1/search/colleges';
}

function inLanguage(address: string, language: Look['language']): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Axe works while the page comes to rest; where something changes meanwhile, it works once more, on all of it. */
async function axeFindingsAtRest(page: Page, rest: () => Promise<void>): Promise<readonly string[]> {
  const changes = await changesOf(page);
  const found = await axeFindings(page);
  await rest();
  if ((await changesOf(page)) === changes) return found;
  await scrollToEnd(page);
  await rest();
  return axeFindings(page);
}

async function looksOf(page: Page, { language, colorScheme, width }: Look): Promise<readonly string[]> {
  const seen = await page.evaluate(() => ({
    language: document.documentElement.lang,
    colours: document.documentElement.className,
    width: document.documentElement.scrollWidth,
  }));
  return [
    ...(seen.language === language ? [] : [`is in "${seen.language}", not in "${language}"`]),
    ...(seen.colours.split(' ').includes(colorScheme) ? [] : [`is not ${colorScheme}`]),
    ...(seen.width > width ? [`is ${seen.width} px wide, wider than the window`] : []),
  ];
}

/**
 * Scrolls a page with pictures that wait for the scrolling to its end; in the second frame after that they are being
 * fetched.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if ([...document.images].every(({ loading }) => loading !== 'lazy')) return;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function movementsOf(page: Page, mostShift: number): Promise<readonly string[]> {
  const shift = await layoutShiftOf(page);
  const styles = await movedStylesOf(page);
  return [...(shift > mostShift ? [`moves by ${shift}`] : []), ...(styles > 0 ? [`removes ${styles} style elements`] : [])];
}
