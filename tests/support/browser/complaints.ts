import type { Page } from '@playwright/test';

/** Hands over what the page throws or logs as an error from now on. */
export function onComplaint(page: Page, hear: (complaint: string) => void): void {
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message.text())) hear(message.text());
  });
}

/** The browser itself logs each 4xx response; the journey decides whether one is expected. */
function isRefusedCall(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4');
}
