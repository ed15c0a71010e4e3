import type { Page, Route } from '@playwright/test';

/** What is let through again, once. */
type Release = () => void;

/** Holds requests back until they are let through, or end in another way. */
export async function hold(
  page: Page,
  requests: RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<Release> {
  let release: Release = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await end(route);
  });
  return release;
}

/** Every script of ours. */
export const EVERY_SCRIPT = /\/assets\/.*\.js$/;

/** What tells a page who is signed in: the code of the provider, and the own profile. */
export const SESSION = /\/assets\/firebase-auth-provider-.*\.js$|\/ui\/v1\/profile$/;

/** Opens a page whose scripts are held back, does something on it, and lets them through. */
export async function actEarly(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const release = await hold(page, EVERY_SCRIPT);
  await page.goto(address);
  await act();
  release();
}

/** The calls that a page makes from now on, by method and path. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ui/v1/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
