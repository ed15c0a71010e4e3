import type { Page } from '@playwright/test';

/**
 * Why the current page scrolls sideways, one line for each outermost element that reaches over the window's edge; empty
 * where it does not.
 */
export function sidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeldBack = (element: Element): boolean => {
      const holder = element.parentElement;
      if (holder === null || holder === document.body) return false;
      return getComputedStyle(holder).overflowX !== 'visible' || isHeldBack(holder);
    };
    const reaching = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1 && !isHeldBack(element),
    );
    const outermost = reaching.filter((element) => !reaching.some((other) => other !== element && other.contains(element)));
    const lines = outermost.map((element) => {
      const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()} “${text}” ends at ${Math.round(element.getBoundingClientRect().right)} px`;
    });
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...lines];
  });
}
