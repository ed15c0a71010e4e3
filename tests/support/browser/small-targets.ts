import type { Page } from '@playwright/test';

/** The least height of what a finger presses, in px, and its least width: a short word in a high row is enough. */
const LEAST = { height: 44, width: 24 } as const;

/**
 * The links and controls of a page that are too small to press, one line for each. As in WCAG 2.5.8, a link within a
 * sentence counts as text, marks of a drawing stand where they must, and one large target is enough where several do
 * the same. What a pseudo-element or a label adds belongs to the target.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    interface Area {
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly left: number;
    }
    const union = (one: Area, other: Area): Area => ({
      top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right),
      bottom: Math.max(one.bottom, other.bottom),
      left: Math.min(one.left, other.left),
    });
    const added = (element: Element, pseudo: '::before' | '::after'): readonly Area[] => {
      const style = getComputedStyle(element, pseudo);
      const placed = [style.left, style.top, style.width, style.height].map(parseFloat);
      if (style.content === 'none' || style.position !== 'absolute' || placed.some(Number.isNaN)) return [];
      let frame: Element | null = element;
      while (frame !== null && getComputedStyle(frame).position === 'static') frame = frame.parentElement;
      const [left = 0, top = 0, width = 0, height = 0] = placed;
      const origin = (frame ?? document.documentElement).getBoundingClientRect();
      const [x, y] = [origin.left + left, origin.top + top];
      return [{ top: y, left: x, right: x + width, bottom: y + height }];
    };
    const areaOf = (element: Element): Area => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const areas = [
        ...labels.map((label) => label.getBoundingClientRect()),
        ...[...element.children].map((child) => child.getBoundingClientRect()),
        ...added(element, '::before'),
        ...added(element, '::after'),
      ];
      return areas.reduce<Area>(union, element.getBoundingClientRect());
    };
    const isLargeEnough = ({ top, right, bottom, left }: Area) =>
      bottom - top >= least.height - 0.5 && right - left >= least.width - 0.5;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isLeftOut =
        element.closest('[inert], [aria-hidden=true], svg, .leaflet-marker-pane, [hidden], [aria-disabled=true], :disabled') !==
        null;
      return (
        width > 1 && height > 1 && !isLeftOut && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''));
    const isInSentence = (element: Element) => {
      if (!isInline(element)) return false;
      let around = element.parentElement;
      while (around !== null && isInline(around) && !hasWords(around)) around = around.parentElement;
      return around !== null && hasWords(around);
    };
    const targets = [
      ...document.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=tab]',
      ),
    ].filter(isShown);
    const large = new Set(targets.filter((one) => isLargeEnough(areaOf(one))).map((one) => one.getAttribute('href')));
    return targets
      .filter((one) => !isLargeEnough(areaOf(one)) && !isInSentence(one))
      .filter((one) => !one.hasAttribute('href') || !large.has(one.getAttribute('href')))
      .map((one) => {
        const { top, right, bottom, left } = areaOf(one);
        const name = one.getAttribute('aria-label') ?? one.textContent.trim();
        return `is too small to press (${Math.round(right - left)} × ${Math.round(bottom - top)} px): ${one.tagName.toLowerCase()} “${name}”`;
      });
  }, LEAST);
}
