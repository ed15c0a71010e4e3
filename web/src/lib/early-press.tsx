import { useEffect } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The state that the head script keeps (early-press-script.ts). */
interface PressedPage extends HTMLElement {
  /** The button whose press nothing has heard yet. */
  unheard?: HTMLButtonElement | null;
  /** The controls whose change nothing has heard yet, with what they were changed to. */
  readonly changed?: Map<Control, string | boolean>;
  /** React listens: a press that arrives at its button is heard. */
  isHydrated?: boolean;
  /** Ends the wait for a script that does not come. */
  readonly giveUp?: () => void;
}

const page = (): PressedPage => document.documentElement;

/** From now on React hears presses, those on parts without their code excepted. Called before the page is hydrated. */
export function hearPresses(): void {
  page().isHydrated = true;
}

/** Called where the code of the page cannot be downloaded: a pressed form with an address goes there. */
export function giveUpPresses(): void {
  page().giveUp?.();
}

/**
 * Tells what was changed, and then repeats the last press, where nothing has heard it and it is still there. Where its
 * part is not hydrated yet, the head script remembers it again.
 */
function repeat(): void {
  const { unheard: button = null, changed } = page();
  if (changed !== undefined && changed.size > 0) {
    const changes = [...changed];
    changed.clear();
    flushSync(() => {
      for (const [control, value] of changes) if (control.isConnected) tellChange(control, value);
    });
  }
  page().unheard = null;
  if (button?.isConnected === true) button.click();
}

/** React hears of a change only where the value differs from the last one it saw, which is the changed one. */
function tellChange(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    Reflect.set(control, 'checked', !value);
    control.click();
    return;
  }
  const field = control instanceof HTMLSelectElement ? null : control;
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  control.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  if (start !== null) field?.setSelectionRange(start, end);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** The end of a part that is hydrated on its own: once it is, a press on it that came too early takes effect. */
export function EarlyPress(): null {
  useEffect(() => {
    // React renders what was changed at once, which it does not do here.
    if ((page().changed?.size ?? 0) > 0) setTimeout(repeat);
    else repeat();
  }, []);
  return null;
}
