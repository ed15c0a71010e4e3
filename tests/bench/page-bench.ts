import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { BUILD_PARTS, buildParts } from '@touchline/local/build/build-parts';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { openBrowser } from '../support/browser/open-browser';
import { waitForHydration } from '../support/browser/page-start';
import { signInAs } from '../support/browser/sign-in';
import { findChromium } from '../support/stack/find-chromium';
import { freePortBase } from '../support/stack/free-port-base';
import { startLauncher } from '../support/stack/launcher-process';
import type { BenchTable } from './bench-table';
import { blockingOf, PHONE_SLOWDOWN, slownessOf, tasksDuring } from './main-thread';
import { quantile } from './measure';

/** The addresses that `pageBench` measures. */
export const MEASURED_ADDRESSES = ['/home', '/', '/Harbor_Point_University/mens/soccer', '/colleges'];
const PLAYER = 'player@touchline.example';
const LOADS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** A slow mobile network: 400 kbit/s, 400 ms there and back. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;
/** What a page loads when the browser is idle has arrived and run this long after its scripts. */
const SETTLED_AFTER_MS = 5000;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * How long pages block on a phone, and when they are usable on a slow network, for visitors and for a signed-in player,
 * measured in Chromium over a local stack that is built and started for it. An address takes about three
 * minutes.
 */
export async function pageBench(addresses: readonly string[] = MEASURED_ADDRESSES): Promise<BenchTable> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium or Chrome was found: install one or name its program in CHROMIUM.');
  await buildParts(BUILD_PARTS);
  const portBase = await freePortBase(21_000);
  const launcher = await startLauncher(portBase);
  try {
    const { url } = await launcher.ready();
    const signedIn = await inBrowser(chromium, (browser) => signedInPlayer(browser, url));
    const rows = [];
    for (const route of addresses) {
      for (const [suffix, state] of [
        ['', null],
        [', signed in', signedIn],
      ] as const) {
        const options = { ...PHONE, baseURL: url, ...(state === null ? {} : { storageState: state }) };
        rows.push({ name: `${route}${suffix}`, values: await valuesOf(chromium, route, options) });
      }
    }
    return {
      title: 'Pages in a browser',
      note: `Medians of ${LOADS} first visits at 390 px, each in a new Chromium. Blocking is the total blocking time of a phone: what main-thread tasks take longer than 50 ms, by the processor time of the browser's trace × ${PHONE_SLOWDOWN}, relative to a fixed workload in the same browser. Usable is the time until the page is hydrated at 400 kbit/s with 400 ms latency and the processor ÷ ${PHONE_SLOWDOWN}; it is read from the clock, so a busy machine lengthens it. The kilobytes are what has arrived by then, and what the whole visit loads.`,
      isPart: addresses.length < MEASURED_ADDRESSES.length,
      rows,
    };
  } finally {
    launcher.signal('SIGINT');
    await launcher.ended;
    await rm(stackIdentity(portBase).folder, { recursive: true, force: true });
  }
}

async function valuesOf(chromium: string, route: string, options: BrowserContextOptions): Promise<Record<string, string>> {
  const blocking: number[] = [];
  const slow: SlowVisit[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    blocking.push(await inBrowser(chromium, (browser) => blockingTimeOf(browser, route, options)));
    slow.push(await inBrowser(chromium, (browser) => slowVisit(browser, route, options)));
  }
  const median = (values: readonly number[]) => quantile(values, 0.5);
  return {
    'blocking, ms': median(blocking).toFixed(0),
    'each load': blocking.map((value) => value.toFixed(0)).join(', '),
    'usable, s': (median(slow.map(({ usableMs }) => usableMs)) / 1000).toFixed(1),
    'kB until then': (median(slow.map(({ bytesUntilUsable }) => bytesUntilUsable)) / 1000).toFixed(0),
    'kB in all': (median(slow.map(({ bytes }) => bytes)) / 1000).toFixed(0),
  };
}

async function inBrowser<Result>(chromium: string, use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser(chromium);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function blockingTimeOf(browser: Browser, route: string, options: BrowserContextOptions): Promise<number> {
  const page = await (await browser.newContext(options)).newPage();
  const slowness = await slownessOf(browser, page);
  const tasks = await tasksDuring(browser, async () => {
    await page.goto(route, { waitUntil: 'load' });
    await waitForHydration(page);
    await pause(SETTLED_AFTER_MS);
  });
  return blockingOf(tasks, slowness);
}

interface SlowVisit {
  readonly usableMs: number;
  readonly bytesUntilUsable: number;
  readonly bytes: number;
}

async function slowVisit(browser: Browser, route: string, options: BrowserContextOptions): Promise<SlowVisit> {
  const page = await (await browser.newContext(options)).newPage();
  const slowness = await slownessOf(browser, page);
  const bytesSoFar = await underSlowConditions(page, Math.max(1, PHONE_SLOWDOWN / slowness));
  const startedAt = performance.now();
  await page.goto(route, { waitUntil: 'commit' });
  await waitForHydration(page);
  const [usableMs, bytesUntilUsable] = [performance.now() - startedAt, bytesSoFar()];
  await page.waitForLoadState('networkidle');
  return { usableMs, bytesUntilUsable, bytes: bytesSoFar() };
}

/** Slows network and processor of a page down, and counts the bytes that arrive. */
async function underSlowConditions(page: Page, processorRate: number): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  return () => bytes;
}

async function signedInPlayer(browser: Browser, baseURL: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/faqs');
  await signInAs(page, PLAYER);
  return context.storageState({ indexedDB: true });
}
