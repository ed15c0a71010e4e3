import type { Page } from '@playwright/test';

/** Hands over what the page throws or logs as an error from now on. */
export function onComplaint(page: Page, hear: (complaint: string) => void): void {
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isRefusedCall(message.text()) && !isLatePicture(message.text(), url))
      hear(`${message.text()} ${url}`);
  });
}

/** The browser itself logs each 4xx response; the journey decides whether one is expected. */
function isRefusedCall(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4');
}

/** A busy machine refuses pictures that it would have to make now (docs/pictures.md); their places keep colours. */
function isLatePicture(text: string, url: string): boolean {
  return (
    text.startsWith('Failed to load resource: the server responded with a status of 503') &&
    new URL(url).pathname.startsWith('/media/')
  );
}
