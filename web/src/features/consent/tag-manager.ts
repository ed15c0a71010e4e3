import { ALL_SERVICES, type ConsentService } from '@touchline/domain/person/consent/allowed-services';
import { reportEventsTo } from '../../lib/api/reported-events';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

declare global {
  interface Window {
    /** The tag manager's queue; exists only once it may run. */
    dataLayer?: object[];
  }
}

/** Whether this page has loaded the tag manager. */
export function hasTagManager(): boolean {
  return window.dataLayer !== undefined;
}

/**
 * Loads the tag manager that the deployment names (`<html data-tag-manager>`), once, where it may run. It sends the
 * allowed services with the event `consent`, on which its tags depend. Failures are reported to it only while analytics
 * may run. It never starts on an address that holds the link of a mail or of a player. Returns whether it runs.
 */
export function runTagManager(allowed: readonly ConsentService[]): boolean {
  const id = document.documentElement.dataset.tagManager;
  const isPrivate = new URLSearchParams(location.search).has('link');
  const runs = id !== undefined && !isPrivate && allowed.includes('tagManager');
  reportEventsTo(runs && allowed.includes('analytics') ? (event, code) => push({ event, code }) : null);
  if (!runs) return false;
  const isNew = !hasTagManager();
  window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  push({ event: 'consent', services: Object.fromEntries(ALL_SERVICES.map((name) => [name, allowed.includes(name)])) });
  if (isNew) addScript(id);
  return true;
}

function push(entry: object): void {
  window.dataLayer?.push(entry);
}

function addScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
