import { defineConfig } from 'vitest/config';

/** Runs the examples that hang; no limit ends them. */
export default defineConfig({ test: { include: ['hanging.vitest.ts'], testTimeout: 0 } });
