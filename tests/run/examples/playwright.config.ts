import { defineConfig } from '@playwright/test';

/** Runs the examples that hang or fail; their limit is so long that it ends none before its test does. */
export default defineConfig({ testMatch: '*.playwright.ts', outputDir: '../../../.local/examples', timeout: 600_000 });
