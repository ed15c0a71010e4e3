import { expect, type Page, type Route } from '@playwright/test';
import type { Visitor, VisitorOptions } from './visitor';

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

/** What tells a page who is signed in: the provider's code, and the user's profile. */
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

/** A main button of a page, and what it does. */
export interface EarlyPress {
  readonly what: string;
  readonly address: string;
  readonly width?: number;
  readonly press: (page: Page) => Promise<void>;
  /** What one press does, and two would not. */
  readonly effect: (page: Page) => Promise<void>;
}

export const pressed = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
export const showsDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toHaveCount(1);
export const isAt = (page: Page, address: RegExp) => expect.poll(() => page.url()).toMatch(address);

/** A press before any script has come has its effect, and has it once the page is hydrated too. */
export async function takesEffectOnce(
  aVisitor: (options: VisitorOptions) => Promise<Visitor>,
  { address, width = 390, press, effect }: EarlyPress,
): Promise<void> {
  const { page } = await aVisitor({ as: 'player@touchline.example', width });
  await actEarly(page, address, () => press(page));
  await effect(page);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await effect(page);
}
