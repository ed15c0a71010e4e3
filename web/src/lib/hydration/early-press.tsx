import { useEffect } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The state that the head script keeps (early-press-script.ts). */
interface PressedPage extends HTMLElement {
  /** The button whose press nothing has heard yet. */
  unheard?: HTMLButtonElement | null;
  /** The controls whose change nothing has heard yet, with what they were changed to. */
  readonly changed?: Map<Control, string | boolean>;
  /** From the start of the page's code: whether React hears a press that arrives at a button. */
  isHeard?: (button: Element) => boolean;
  /** Ends the wait for a script that does not come. */
  readonly giveUp?: () => void;
}

const page = (): PressedPage => document.documentElement;
const changes = (): Map<Control, string | boolean> => page().changed ?? new Map<Control, never>();

/** Finds what stands in the place of a control that has gone. */
const successors = new WeakMap<Element, () => Element | undefined>();

/** What tells a control from others; those that look alike are told apart by their order. */
const looksOf = ({ ariaLabel, labels, textContent }: Element & Partial<Pick<HTMLInputElement, 'labels'>>): string =>
  location.pathname + [ariaLabel, labels?.[0]?.textContent, textContent].join();
const alike = ({ tagName }: Element, looks: string): readonly Element[] =>
  [...document.querySelectorAll(tagName)].filter((other) => looksOf(other) === looks);

/** Notes where the controls stand whose press or change nothing has heard yet, as long as they do. */
function noteStandings(): void {
  for (const control of [...changes().keys(), page().unheard]) {
    if (!control?.isConnected) continue;
    const looks = looksOf(control);
    const before = alike(control, looks);
    successors.set(control, () => {
      const now = alike(control, looks);
      return now.length === before.length ? now[before.indexOf(control)] : undefined;
    });
  }
}

/**
 * A control as it stands on the page now: React may have rendered its part again instead of hydrating it, where
 * newer data came before the part's code. Undefined where it has gone, or nobody can tell which one it is.
 */
const presentOf = <Kind extends Element>(control: Kind): Kind | undefined =>
  control.isConnected ? control : (successors.get(control)?.() as Kind | undefined);

/** How many parts have been hydrated, and how many had been before the last press or change. */
let hydrated = 0;
let hydratedBefore = 0;

/**
 * Whether React hears what happens to an element. It marks what it hydrates. That an event arrives there says nothing:
 * while newer data wait for the code of a part, React lets events on it pass, and no handler hears them.
 */
const isHeard = (element: Element): boolean => Object.keys(element).join().includes('__react');

/** For this event React hydrates a part whose code is there. No handler waits for it. */
const PROBE = 'auxclick';

/** Whether React hears what happens to an element now, after it has hydrated the part if it can. */
function isReached(element: Element): boolean {
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  return isHeard(element);
}

/** From now on React hears presses, those on parts without their code excepted. Called before the page is hydrated. */
export function hearPresses(): void {
  page().isHeard = isHeard;
  noteStandings();
  addEventListener('input', hearChange, true);
  addEventListener('click', hearPress, true);
}

/**
 * React takes the value with which it hydrates a field for the one it has told of. So it hears only changes of what was
 * hydrated before them, and before the click in the case of a box; any other is kept, and told.
 */
function hearChange({ target }: Event): void {
  const control = target as Control;
  if (typeof changes().get(control) !== 'boolean') hydratedBefore = hydrated;
  if (isReached(control) && hydrated === hydratedBefore) changes().delete(control);
  else {
    noteStandings();
    setTimeout(repeat);
  }
}

/** Before a press is heard, React is told what was changed before it. While a box is ticked, that would untick it. */
function hearPress({ target }: Event): void {
  hydratedBefore = hydrated;
  if (changes().size > 0 && !(target instanceof HTMLInputElement)) {
    isReached(target as Element);
    tellChanges();
  }
  noteStandings();
}

/** Called where the code of the page cannot be downloaded: a pressed form with an address goes there. */
export function giveUpPresses(): void {
  page().giveUp?.();
}

/** Tells what was changed and React has not heard. What is not hydrated, or away until its code is there, waits. */
function tellChanges(): void {
  const { unheard = null } = page();
  flushSync(() => {
    for (const [control, value] of [...changes()]) {
      const present = presentOf(control);
      if (present === undefined || !isReached(present)) continue;
      changes().delete(control);
      tellChange(present, value);
    }
  });
  page().unheard = unheard;
}

/** Repeats the last press where it was not heard and is now; where its part is not hydrated, it waits. */
function repeat(): void {
  tellChanges();
  const { unheard } = page();
  const present = unheard ? presentOf(unheard) : undefined;
  if (present !== undefined && isReached(present)) {
    page().unheard = null;
    present.click();
  }
}

/** React hears of a change only where the value differs from the last one it saw, which is the changed one. */
function tellChange(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    Reflect.set(control, 'checked', !value);
    control.click();
    return;
  }
  const { selectionStart = null, selectionEnd = null } = control as Partial<HTMLInputElement>;
  control.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  if (selectionStart !== null) (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * The end of a part that is hydrated on its own: once it is, what was done on it too early takes effect. That is a task
 * of its own, because React may be hydrating for an event that is still on its way to the same button.
 */
export function EarlyPress(): null {
  useEffect(() => {
    hydrated += 1;
    if (page().unheard || changes().size > 0) setTimeout(repeat);
  }, []);
  return null;
}
