import type { Page } from '@playwright/test';

/**
 * The fields, selects and text areas of a page that show no label: a screen reader may know their name, but who looks
 * does not. A search field tells what it finds with its placeholder, and a select its choice, where they stand alone in
 * a row of tools; inside a form nothing stands in for a label.
 */
export async function unlabelledControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null): boolean => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.width > 1 && box.height > 1;
    };
    const hasText = (element: Element | null): boolean => isSeen(element) && (element?.textContent?.trim() ?? '') !== '';
    const named = (control: Element): readonly (Element | null)[] =>
      (control.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'form:not([role=search]) :is(input:not([type=hidden], [type=file], [type=search]), select, textarea)',
    );
    return [...fields]
      .filter((field) => isSeen(field) && field.closest('[role=search], [hidden]') === null)
      .filter((field) => ![...(field.labels ?? []), ...named(field)].some(hasText))
      .map((field) => `shows no label: ${field.tagName.toLowerCase()} “${field.getAttribute('aria-label') ?? field.name}”`);
  });
}
