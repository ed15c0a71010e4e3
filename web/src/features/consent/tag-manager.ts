import { ALL_SERVICES } from '@touchline/domain/consent/allowed-services';
import type { ConsentService } from '@touchline/domain/constants/consent-services';
import { reportEventsTo } from '../../lib/reported-events';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

declare global {
  interface Window {
    /** The tag manager's queue; there only once it may be. */
    dataLayer?: object[];
  }
}

/** Whether this page has loaded the tag manager. */
export function hasTagManager(): boolean {
  return window.dataLayer !== undefined;
}

/**
 * Loads the tag manager that the deployment names (`<html data-tag-manager>`) where it may run, once, and tells it which services may: its tags wait for the
 * event `consent` and look at these. Failures are reported to it only while analytics may run. True where it runs.
 */
export function runTagManager(allowed: readonly ConsentService[]): boolean {
  const id = document.documentElement.dataset.tagManager;
  const runs = id !== undefined && allowed.includes('tagManager');
  reportEventsTo(runs && allowed.includes('analytics') ? (event, code) => tell({ event, code }) : null);
  if (!runs) return false;
  const isNew = !hasTagManager();
  window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  tell({ event: 'consent', services: Object.fromEntries(ALL_SERVICES.map((name) => [name, allowed.includes(name)])) });
  if (isNew) addScript(id);
  return true;
}

function tell(entry: object): void {
  window.dataLayer?.push(entry);
}

function addScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
