import { defineConfig } from '@playwright/test';

/** Runs the examples that hang or fail; no limit ends them. */
export default defineConfig({ testMatch: '*.playwright.ts', outputDir: '../../../.local/examples', timeout: 0 });
