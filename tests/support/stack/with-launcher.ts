import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { repositoryRoot } from '@touchline/local/repository-root';
import { findChromium } from './find-chromium';
import { freePortBase } from './free-port-base';
import { importTeamsFrom } from './import-teams-from';
import { announceJourneyStack } from './journey-stack';
import { startLauncher } from './launcher-process';

const NO_BROWSER = 'No Chromium or Chrome was found: install one or name its program in CHROMIUM.';

/**
 * Runs the whole local stack once for all journeys, as `npm start` builds and starts it, on ports of its own and with
 * some real colleges imported. The returned function stops it, and throws where it does not stop cleanly.
 */
export default async function withLauncher(): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (chromium === null && process.env.CI === 'true') throw new Error(NO_BROWSER);
  if (chromium === null) console.warn(`\n!!! ${NO_BROWSER} The journeys in the browser are skipped. !!!\n`);
  const portBase = await freePortBase(21_000);
  const launcher = await startLauncher(portBase);
  const stack = await launcher.ready();
  announceJourneyStack(portBase);
  await importTeamsFrom(join(repositoryRoot, 'tests/fixtures/teams-sample.csv'), stack.environment);
  return async () => {
    launcher.signal('SIGINT');
    const exitCode = await launcher.ended;
    if (exitCode !== 0) throw new Error(`The launcher did not stop cleanly:\n${launcher.output()}`);
    await rm(stackIdentity(portBase).folder, { recursive: true, force: true });
  };
}
