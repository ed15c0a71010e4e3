import type { Page } from '@playwright/test';

/**
 * What stands on a page without scripts and does nothing there: buttons that send no form, and fields of no form that
 * the browser can send. Each as its role and name; none where all work.
 */
export async function deadControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'button, select, textarea, input:not([type=hidden])',
    );
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
    const works = (control: (typeof controls)[number]) => {
      const { form } = control;
      if (form === null || (!form.hasAttribute('action') && !form.hasAttribute('method'))) return false;
      if (control.tagName === 'BUTTON') return control.type === 'submit';
      return control.name !== '' && (control.type === 'search' || isShown(form.querySelector('[type=submit]')));
    };
    return [...controls]
      .filter((control) => isShown(control) && !works(control))
      .map((control) => {
        const label = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;
        return `${control.type} “${label.trim()}”`;
      });
  });
}
