import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { waitUntil } from '@touchline/local/emulators/wait-until';
import type { RunningStack } from '@touchline/local/launcher/running-stack';
import { stackIdentity } from '@touchline/local/launcher/stack-identity';
import { signInAs } from './sign-in';

/** The cookies and storage of a browser in which somebody is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Longer than signing in takes on a busy machine. */
const SIGNING_IN_MS = 60_000;

/** Signs a demo account in, and returns what the browser then stores, except for the language. */
export async function signedIn(browser: Browser, site: string, email: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: site, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/faqs');
  await signInAs(page, email);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  const withoutLanguage = origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name !== 'touchline.language'),
  }));
  return { cookies, origins: withoutLanguage };
}

/**
 * The file with the browser state of a signed-in demo account, which is written once in a run: the first test that asks
 * signs in, the others wait for the file.
 */
export async function signedInOnce(browser: Browser, { portBase, url }: RunningStack, email: string): Promise<string> {
  const folder = join(stackIdentity(portBase).folder, 'signed-in');
  const file = join(folder, `${email}.json`);
  const claim = `${file}.claim`;
  await mkdir(folder, { recursive: true });
  if (await isFirst(claim)) {
    try {
      await writeFile(`${file}.part`, JSON.stringify(await signedIn(browser, url, email)));
      await rename(`${file}.part`, file);
    } catch (failure) {
      await rm(claim);
      throw failure;
    }
  }
  await waitUntil(() => Promise.resolve(existsSync(file)), SIGNING_IN_MS, `Nobody could sign in as ${email}.`);
  return file;
}

/** Whether this call is the first that names the file; only one of several processes is. */
async function isFirst(claim: string): Promise<boolean> {
  try {
    await writeFile(claim, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
