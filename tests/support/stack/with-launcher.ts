import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { BUILD_PARTS, buildParts } from '@touchline/local/build/build-parts';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { findChromium } from './find-chromium';
import { freePortBase } from './free-port-base';
import { startLauncher } from './launcher-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running stack's address, without a trailing slash. */
    baseUrl: string;
    /** The variables by which a journey's set-up finds the stack's emulators. */
    stackEnvironment: Readonly<Record<string, string>>;
    /** The browser's program; empty where there is none, and the browser journeys are skipped. */
    chromium: string;
  }
}

const NO_BROWSER = 'No Chromium or Chrome was found: install one or name its program in CHROMIUM.';

/**
 * Builds everything, with test accounts instead of Google's window, and runs the whole local stack once for all
 * journeys, on ports of its own.
 */
export default async function withLauncher(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (chromium === null && process.env.CI === 'true') throw new Error(NO_BROWSER);
  if (chromium === null) console.warn(`\n!!! ${NO_BROWSER} The journeys in the browser are skipped. !!!\n`);
  await buildParts(BUILD_PARTS, { isLocal: true });
  const portBase = await freePortBase(21_000);
  const launcher = await startLauncher(portBase);
  const stack = await launcher.ready();
  project.provide('baseUrl', stack.url);
  project.provide('stackEnvironment', stack.environment);
  project.provide('chromium', chromium ?? '');
  return async () => {
    launcher.signal('SIGINT');
    const exitCode = await launcher.ended;
    if (exitCode !== 0) throw new Error(`The launcher did not stop cleanly:\n${launcher.output()}`);
    await rm(stackIdentity(portBase).folder, { recursive: true, force: true });
  };
}
