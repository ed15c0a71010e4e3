import type { Page } from '@playwright/test';

/** Call it before the page is opened. Records what each view transition moves from its old place to its new one. */
export async function recordTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const travels: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        travels.push(
          moved
            .filter((one) => one !== null && one.startsWith('::view-transition-group'))
            .map(String)
            .sort(),
        );
        document.documentElement.dataset.travelled = JSON.stringify(travels);
      });
      return transition;
    };
  });
}

/** The pseudo-elements that travelled so far, of one view transition after the other. */
export async function travelsOf(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('html').getAttribute('data-travelled')) ?? '[]');
}
