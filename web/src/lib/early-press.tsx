import { useEffect } from 'react';

/** The state that the head script keeps (early-press-script.ts). */
interface PressedPage extends HTMLElement {
  /** The button whose press nothing has heard yet. */
  unheard?: HTMLButtonElement | null;
  /** React listens: a press that arrives at its button is heard. */
  isHydrated?: boolean;
}

/** From now on React hears presses, those on parts without their code excepted. Called before the page is hydrated. */
export function hearPresses(): void {
  const page: PressedPage = document.documentElement;
  page.isHydrated = true;
}

/**
 * Repeats the last press that nothing has heard, once, where its button is still there and may be pressed. Where its
 * part is not hydrated yet, the head script remembers it again.
 */
function repeatPress(): void {
  const page: PressedPage = document.documentElement;
  const button = page.unheard ?? null;
  page.unheard = null;
  if (button?.isConnected === true) button.click();
}

/** The end of a part that is hydrated on its own: once it is, a press on it that came too early takes effect. */
export function EarlyPress(): null {
  useEffect(repeatPress, []);
  return null;
}
