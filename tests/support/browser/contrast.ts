import type { CDPSession, Page } from '@playwright/test';

/** The states in which a control is measured, as the pseudo-classes that the browser is told to assume. */
const STATES = {
  'at rest': [],
  'under the pointer': ['hover'],
  'in focus': ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=tab], [role=radio], [role=option], [tabindex="0"]';

/**
 * What has too little contrast on the current page, one line each with the state: text below 4.5 : 1 (3 : 1 where it is
 * large) at rest, and in controls also under the pointer, in focus and pressed; edges of fields and focus rings below
 * 3 : 1. Disabled controls are exempt, and so is text over a picture, whose ground has no single colour. Call it with
 * `reducedMotion`, so that no transition is under way.
 */
export async function lowContrast(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const controls = await controlNodes(session);
  const found: string[] = [];
  for (const [state, forced] of Object.entries(STATES)) {
    const forcedPseudoClasses = [...forced];
    await Promise.all(controls.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
    const low = await page.evaluate(findLowContrast, {
      controls: CONTROLS,
      isAtRest: forced.length === 0,
      isFocus: state === 'in focus',
    });
    found.push(...low.map((line) => `${state}: ${line}`));
  }
  await session.detach();
  return found;
}

async function controlNodes(session: CDPSession): Promise<readonly number[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
  return nodeIds;
}

interface Measured {
  readonly controls: string;
  readonly isAtRest: boolean;
  readonly isFocus: boolean;
}

/** Runs in the page. */
function findLowContrast({ controls, isAtRest, isFocus }: Measured): readonly string[] {
  type Colour = readonly [red: number, green: number, blue: number, opacity: number];
  const found = new Set<string>();
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser draws no canvas');
  const colours = new Map<string, Colour>();
  /** A colour in any notation as sRGB. */
  const colourOf = (text: string): Colour => {
    const known = colours.get(text);
    if (known !== undefined) return known;
    pen.canvas.width = pen.canvas.height = 1;
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, opacity / 255] as const;
    colours.set(text, colour);
    return colour;
  };
  const over = ([r, g, b, opacity]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * opacity + r2 * (1 - opacity),
    g * opacity + g2 * (1 - opacity),
    b * opacity + b2 * (1 - opacity),
    1,
  ];
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [light, dark] = [Math.max(luminance(one), luminance(other)), Math.min(luminance(one), luminance(other))];
    return (light + 0.05) / (dark + 0.05);
  };
  /** The colour behind an element; null where a picture or a gradient is there. */
  const groundOf = (element: Element | null): Colour | null => {
    const layers: Colour[] = [];
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const colour = colourOf(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
      const [holder, box] = [at, at.getBoundingClientRect()];
      const liesOnPicture =
        position === 'absolute' &&
        [...(at.parentElement?.querySelectorAll('img, svg, video, canvas') ?? [])].some((picture) => {
          const { left, top, right, bottom } = picture.getBoundingClientRect();
          return !holder.contains(picture) && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
      if (liesOnPicture) return null;
    }
    return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), colourOf('Canvas'));
  };
  const isExempt = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[aria-disabled=true], [data-disabled], :disabled, [inert]') !== null ||
    (element instanceof HTMLElement && element.getBoundingClientRect().width <= 1);
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const nameOf = (element: Element, text: string) =>
    `${element.tagName.toLowerCase()} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const report = (element: Element, text: string, what: string, ratio: number, least: number) => {
    if (ratio < least - 0.005) found.add(`${what} of ${nameOf(element, text)} has ${ratio.toFixed(2)} : 1, needs ${least}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent ?? ''];
    if (element === null || text.trim() === '' || element.closest('script, style, noscript, option, svg') !== null) continue;
    if ((!isAtRest && element.closest(controls) === null) || isExempt(element)) continue;
    const ground = groundOf(element);
    if (ground === null) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    const [red, green, blue, alpha] = colourOf(color);
    const shown = over([red, green, blue, alpha * opacityOf(element)], ground);
    report(element, text, 'text', contrast(shown, ground), isLarge ? 3 : 4.5);
  }
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (isExempt(control)) continue;
    const outside = groundOf(control.parentElement);
    if (outside === null) continue;
    const style = getComputedStyle(control);
    const name = control.getAttribute('aria-label') ?? control.textContent;
    const isField = control.matches('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea');
    if (isField && style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) {
      report(control, name, 'edge', contrast(over(colourOf(style.borderTopColor), outside), outside), 3);
    }
    if (isField && control instanceof HTMLInputElement && control.placeholder !== '') {
      const ground = groundOf(control) ?? outside;
      report(
        control,
        control.placeholder,
        'placeholder',
        contrast(over(colourOf(getComputedStyle(control, '::placeholder').color), ground), ground),
        4.5,
      );
    }
    for (const icon of control.querySelectorAll('svg')) {
      const ground = control.textContent.trim() === '' ? groundOf(icon) : null;
      const { stroke, fill } = getComputedStyle(icon);
      const paint = stroke === 'none' ? fill : stroke;
      if (ground !== null && /^(rgb|color|oklab)/.test(paint))
        report(control, name, 'icon', contrast(over(colourOf(paint), ground), ground), 3);
    }
    if (isFocus && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) {
      const ground = style.outlineOffset.startsWith('-') ? groundOf(control) : outside;
      if (ground !== null) report(control, name, 'focus ring', contrast(over(colourOf(style.outlineColor), ground), ground), 3);
    }
  }
  return [...found];
}
