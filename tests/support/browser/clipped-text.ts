import type { Page } from '@playwright/test';

/**
 * The texts of the current page that are cut off at their window, one line each with the text and the element: by an
 * ancestor that hides its overflow (an ellipsis counts), by the edge of the page, or inside a field whose placeholder
 * or choice is longer than it. Left out is what can be scrolled to (also by the buttons of a slider), what is hidden
 * from sight as a whole, the letters of drawings, and a placeholder that ends in an ellipsis: its field has a name
 * besides.
 */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(findClippedText);
}

/** Runs in the page. */
function findClippedText(): readonly string[] {
  const TOLERANCE_PX = 1;
  const root = document.documentElement;
  const found = new Set<string>();
  const describe = (element: Element) => {
    const path = [element, element.parentElement, element.parentElement?.parentElement].flatMap((one) =>
      one === null || one === undefined ? [] : [one.tagName.toLowerCase()],
    );
    return path.reverse().join(' > ');
  };
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** Whether the element, or what holds it, is not meant to be seen. */
  const isUnseen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { clipPath, position } = getComputedStyle(at);
      const isForReadersAlone = position === 'absolute' && width <= 1 && height <= 1;
      if (isForReadersAlone || clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  /** The direction in which a line of text is cut off; null where all of it is in sight, or can be scrolled to. */
  const cutOf = (element: Element, line: DOMRect): 'sideways' | 'from above or below' | null => {
    const slackY = Math.max(TOLERANCE_PX, 0.25 * parseFloat(getComputedStyle(element).fontSize));
    let [isFreeX, isFreeY] = [false, false];
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      if (display === 'inline') continue;
      const box = at.getBoundingClientRect();
      if (hides(overflowX) && !isFreeX) {
        if (line.right <= box.left || line.left >= box.right) return null;
        if (line.left < box.left - TOLERANCE_PX || line.right > box.right + TOLERANCE_PX) return 'sideways';
      }
      if (hides(overflowY) && !isFreeY) {
        if (box.height <= 1) return null;
        if (line.top < box.top - slackY || line.bottom > box.bottom + slackY) return 'from above or below';
      }
      isFreeX ||= scrolls(overflowX) || at.closest('[aria-roledescription=slider]') !== null;
      isFreeY ||= scrolls(overflowY);
      if (position === 'fixed') break;
    }
    const isOutside = line.left < -TOLERANCE_PX || line.right > root.clientWidth + TOLERANCE_PX;
    return !isFreeX && isOutside && line.right > 0 ? 'sideways' : null;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (element === null || text === '' || element.closest('script, style, noscript, option, svg') !== null) continue;
    if (isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const cut = line.width === 0 ? null : cutOf(element, line);
      if (cut !== null) found.add(`“${text.slice(0, 60)}” is cut ${cut} in ${describe(element)}`);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')) {
    if (pen === null || isUnseen(field)) continue;
    const { font, letterSpacing, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    if (field instanceof HTMLSelectElement) {
      const shown = field.selectedOptions[0]?.text ?? '';
      if (field.scrollWidth > field.clientWidth + TOLERANCE_PX)
        found.add(`“${shown}” is longer than its field, ${describe(field)}`);
      continue;
    }
    const shown = field.placeholder;
    if (textOverflow === 'ellipsis' || field.value !== '') continue;
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(shown).width > room + TOLERANCE_PX) found.add(`“${shown}” is longer than its field, ${describe(field)}`);
  }
  return [...found];
}
