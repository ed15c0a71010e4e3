import { defineConfig } from 'vitest/config';

/** Runs the examples that hang or fail; no limit ends them. */
export default defineConfig({ test: { include: ['*.vitest.ts'], testTimeout: 0 } });
