import { defineConfig } from '@playwright/test';

/** Runs the examples that hang; no limit ends them. */
export default defineConfig({ testMatch: 'hanging.playwright.ts', timeout: 0 });
