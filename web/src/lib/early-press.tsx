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

/** Where a control stands: the controls that look like it, itself included, and its index among them. */
type Standing = readonly [alike: number, index: number, looks: string];

const standings = new WeakMap<Element, Standing>();

/** What tells a control from others; those that look alike are told apart by their order. */
const looksOf = ({ ariaLabel, labels, textContent }: Element & Partial<Pick<HTMLInputElement, 'labels'>>): string =>
  `${ariaLabel} ${labels?.[0]?.textContent} ${textContent}`;
const alike = ({ tagName }: Element, looks: string): readonly Element[] =>
  [...document.querySelectorAll(tagName)].filter((other) => looksOf(other) === looks);

/** Notes where the controls stand whose press or change nothing has heard yet. */
function noteStandings(): void {
  const { unheard, changed } = page();
  for (const control of [...(changed?.keys() ?? []), unheard ?? []].flat()) {
    const looks = looksOf(control);
    const all = alike(control, looks);
    standings.set(control, [all.length, all.indexOf(control), looks]);
  }
}

/**
 * A control as it stands on the page now: React may have rendered its part again instead of hydrating it, where
 * newer data came before the part's code. Null where it has gone, or nobody can tell which one it is.
 */
function presentOf<Kind extends Element>(control: Kind): Kind | null {
  if (control.isConnected) return control;
  const [count, index = 0, looks = ''] = standings.get(control) ?? [];
  const all = alike(control, looks);
  return all.length === count ? ((all[index] as Kind | undefined) ?? null) : null;
}

/** From now on React hears presses, those on parts without their code excepted. Called before the page is hydrated. */
export function hearPresses(): void {
  page().isHydrated = true;
  noteStandings();
  for (const kind of ['click', 'input']) addEventListener(kind, noteStandings, true);
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
      for (const [control, value] of changes) {
        const present = presentOf(control);
        if (present !== null) tellChange(present, value);
      }
    });
  }
  page().unheard = null;
  if (button !== null) presentOf(button)?.click();
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
