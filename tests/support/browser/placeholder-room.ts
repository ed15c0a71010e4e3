import type { Page } from '@playwright/test';

/** The placeholder of the search box of the top bar, and by how many pixels it is longer than its field. */
export async function placeholderOfTopBar(page: Page): Promise<{ readonly text: string; readonly tooLongBy: number }> {
  const field = page.getByRole('banner').getByRole('combobox');
  return field.evaluate((box) => {
    if (!(box instanceof HTMLInputElement)) throw new Error('The search box is no input.');
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const look = getComputedStyle(box, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('This browser measures no text.');
    pen.font = look.font;
    pen.letterSpacing = look.letterSpacing === 'normal' ? '0px' : look.letterSpacing;
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return { text: box.placeholder, tooLongBy: Math.max(0, Math.ceil(pen.measureText(box.placeholder).width - room)) };
  });
}
