import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { BUILD_PARTS, buildParts } from '@touchline/local/build/build-parts';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { seededRandom } from '@touchline/domain/search/testing/seeded-random';
import { openBrowser } from '../support/browser/open-browser';
import { waitForHydration } from '../support/browser/page-start';
import { findChromium } from '../support/stack/find-chromium';
import { freePortBase } from '../support/stack/free-port-base';
import { startLauncher } from '../support/stack/launcher-process';
import type { BenchTable } from './bench-table';
import { inventedCatalogue } from './invented-catalogue';
import { slownessOf, tasksDuring } from './main-thread';
import { quantile } from './measure';

const PINS = 2000;
/** Even, so that the map ends where it began. */
const PANS = 6;
const STEPS_OF_A_PAN = 40;
const STEP_PX = 4;
const [WIDTH, HEIGHT] = [390, 844];
/** A filter that every invented college meets, so that the search is not the one that the server has rendered. */
const ADDRESS = '/collegeMap?area=25,-124,49,-67';
const SETTLED_AFTER_MS = 3000;

interface Measured {
  readonly perFrame: number;
  readonly longest: number;
  readonly buttons: number;
}

/**
 * What a frame costs the main thread while the map of 2,000 invented colleges is panned with the pointer, at three
 * zooms, in Chromium over a local stack that is built and started for it.
 */
export async function mapBench(): Promise<BenchTable> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('No Chromium or Chrome was found: install one or name its program in CHROMIUM.');
  await buildParts(BUILD_PARTS);
  const portBase = await freePortBase(21_000);
  const launcher = await startLauncher(portBase);
  try {
    const { url } = await launcher.ready();
    const browser = await openBrowser(chromium);
    const rows = await rowsIn(browser, url);
    await browser.close();
    return {
      title: 'The map of colleges',
      note: `${PINS} pins at 390 px. Processor time of the main thread for each frame while the map is panned, by the browser's trace: all tasks of ${PANS} pans of ${STEPS_OF_A_PAN} moves, by the frames shown meanwhile, relative to a fixed workload in the same browser, so that it is that of an ordinary laptop. A pan ends, without running on, with the pins that come into sight; the longest task is theirs. At most 10 ms a frame are allowed.`,
      rows,
    };
  } finally {
    launcher.signal('SIGINT');
    await launcher.ended;
    await rm(stackIdentity(portBase).folder, { recursive: true, force: true });
  }
}

async function rowsIn(browser: Browser, baseURL: string): Promise<BenchTable['rows']> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const slowness = await slownessOf(browser, page);
  await page.route('**/media/catalogue', (route) => route.fulfill({ json: catalogueFileOf(scattered()) }));
  await page.goto(ADDRESS);
  await waitForHydration(page);
  const map = page.getByRole('group', { name: /^Map of the colleges found/ });
  await map.getByRole('button').first().waitFor();
  await pause(SETTLED_AFTER_MS);
  const rows: { name: string; values: Record<string, string> }[] = [];
  for (const [name, presses] of [
    ['the whole country', 0],
    ['two steps closer', 2],
    ['five steps closer', 3],
  ] as const) {
    for (let press = 0; press < presses; press += 1) {
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await pause(500);
    }
    const { perFrame, longest, buttons } = await panned(browser, page);
    rows.push({
      name,
      values: {
        'ms a frame': (perFrame / slowness).toFixed(1),
        'longest task, ms': (longest / slowness).toFixed(1),
        'buttons on the map': String(buttons),
      },
    });
  }
  return rows;
}

/** The invented colleges, each somewhere within the States. */
function scattered() {
  const random = seededRandom(7);
  return inventedCatalogue(PINS).map((college) => ({
    ...college,
    lat: 30 + random.below(16_000) / 1000,
    lng: -120 + random.below(45_000) / 1000,
  }));
}

async function panned(browser: Browser, page: Page): Promise<Measured> {
  const box = await page.getByRole('group', { name: /^Map of the colleges found/ }).boundingBox();
  if (box === null) throw new Error('The map is not in sight');
  const from = { x: box.x + 40, y: box.y + box.height - 30 };
  const results: { readonly perFrame: number; readonly longest: number }[] = [];
  for (let pan = 0; pan < PANS; pan += 1) {
    const way = pan % 2 === 0 ? 1 : -1;
    const start = way > 0 ? from.x : from.x + STEPS_OF_A_PAN * STEP_PX;
    let frames = 0;
    const tasks = await tasksDuring(browser, async () => {
      await page.evaluate(`{${COUNT_FRAMES}}`);
      await page.mouse.move(start, from.y);
      await page.mouse.down();
      for (let step = 1; step <= STEPS_OF_A_PAN; step += 1) await page.mouse.move(start + way * step * STEP_PX, from.y);
      await page.mouse.up();
      frames = Number(await page.evaluate(COUNTED_FRAMES));
    });
    results.push({ perFrame: tasks.reduce((sum, task) => sum + task, 0) / Math.max(frames, 1), longest: Math.max(...tasks) });
  }
  return {
    perFrame: quantile(
      results.map(({ perFrame }) => perFrame),
      0.5,
    ),
    longest: quantile(
      results.map(({ longest }) => longest),
      0.5,
    ),
    buttons: await page.locator('button[data-kind]').count(),
  };
}

/** Counts frames from now on. Texts, because a compiled function would name helpers that the page lacks. */
const COUNT_FRAMES = `
  const html = document.documentElement;
  html.dataset.frames = '0';
  const count = () => {
    if (html.dataset.frames === undefined) return;
    html.dataset.frames = String(Number(html.dataset.frames) + 1);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
`;

/** The frames counted, up to the one in which the pan has ended. */
const COUNTED_FRAMES = `new Promise((resolve) => {
  requestAnimationFrame(() => {
    const { frames = '0' } = document.documentElement.dataset;
    delete document.documentElement.dataset.frames;
    resolve(frames);
  });
})`;
