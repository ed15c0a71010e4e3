import { defineConfig } from '@playwright/test';
import { journeyFolder } from '../support/stack/journey-stack';

/** As measured on two cores (docs/decisions/023-journeys.md). */
const WORKERS = 2;

const isCi = process.env.CI === 'true';

const CRAWL = 'crawl.test.ts';
/** It starts whole stacks of its own: each takes as long as ten journeys. */
const LAUNCHER = 'launcher.test.ts';
/** What repeats a journey in another language or width, or on another page (docs/testing.md). */
const EXTENDED = '*.extended.test.ts';
/** The mark of a single journey that does so, at the end of its title. */
const REPEATED = /@repeated/;

export default defineConfig({
  testMatch: '*.test.ts',
  outputDir: `${journeyFolder}/results`,
  globalSetup: '../support/stack/with-launcher.ts',
  timeout: 120_000,
  expect: { timeout: 25_000 },
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  workers: WORKERS,
  reporter: 'list',
  quiet: true,
  // A trace of every test takes a sixth of the processor's time: CI records the second try (docs/decisions/023).
  use: { trace: { mode: 'on-first-retry', screenshots: false } },
  projects: [
    { name: 'journeys', testIgnore: [CRAWL, LAUNCHER, EXTENDED], grepInvert: REPEATED },
    { name: 'extended', testMatch: EXTENDED },
    { name: 'repeated', testIgnore: [CRAWL, LAUNCHER, EXTENDED], grep: REPEATED },
    { name: 'launcher', testMatch: LAUNCHER },
    // It reads a demo world that no journey has changed. A flaw says all of a page, so there is no trace.
    { name: 'crawl', testMatch: CRAWL, use: { trace: 'off' } },
  ],
});
