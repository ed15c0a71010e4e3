import { defineConfig } from 'vitest/config';

/** Runs the examples that hang or fail; their limit is so long that it ends none before its test does. */
export default defineConfig({ test: { include: ['*.vitest.ts'], testTimeout: 600_000 } });
