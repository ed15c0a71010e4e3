import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const ENTRY = 'li, tr, tbody, [role="listitem"]';
const REGION = 'section, form, dialog, main, nav, header, footer, aside, article, fieldset, [role="group"], [role="dialog"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** How long what replaces a control may take before something near it gets the focus, and how often that is tried. */
const PATIENCE_MS = 1000;
const STEP_MS = 50;

/** An element around the focus: its position among its siblings, and which control of it had the focus. */
interface Around {
  readonly node: Element;
  readonly tag: string;
  readonly index: number;
  /** The number of the focused control in a list's entry; -1 for every other element. */
  readonly control: number;
}

/** Where the focus was: the control, everything around it from inside outward, and the dialog that held it. */
interface Place {
  readonly control: HTMLElement;
  readonly around: readonly Around[];
  readonly dialog: Element | null;
}

/**
 * Keeps the focus near where it was when the control that has it disappears; without it the browser drops the focus to
 * the body, and a keyboard begins at the top of the page. The rule (docs/look.md): in a closed dialog it returns where
 * the dialog was opened; in a list it goes to the same control of the entry that moved up, else of the one before;
 * elsewhere to what stands in the same place now, else to the heading of the section. It acts only where nothing else
 * took the focus, and never after the user gave it up by a press outside of the page's controls. Without a press the
 * focus is only out for a moment: dialogs that open take it from what opened them.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    startFocusKeeper();
    return stopFocusKeeper;
  }, []);
}

let running: { readonly stop: () => void; readonly openedFrom: (opener: HTMLElement) => void } | null = null;

/**
 * Starts the keeper unless it runs already. A dialog that may be opened before the keeper is there names its `opener`,
 * near which the focus then returns although the keeper has not seen it there.
 */
export function startFocusKeeper(opener: HTMLElement | null = null): void {
  running ??= keepFocus(document);
  if (opener !== null) running.openedFrom(opener);
}

/** Ends the keeper with the shell that needs it. */
export function stopFocusKeeper(): void {
  running?.stop();
  running = null;
}

/** The keeper of a document. */
function keepFocus(page: Document): NonNullable<typeof running> {
  const origins = new WeakMap<Element, Place>();
  let last: Place | null = null;
  let isMoving = false;
  let isPressing = false;

  const remember = (event: FocusEvent) => rememberAt(event.target);
  function rememberAt(control: EventTarget | null): void {
    if (!(control instanceof HTMLElement) || control === page.body) return;
    const place = placeOf(control);
    if (place.dialog !== null && !origins.has(place.dialog) && last !== null && last.dialog !== place.dialog)
      origins.set(place.dialog, last);
    last = place;
  }
  function forgetIfGivenUp(event: FocusEvent): void {
    if (!isPressing || event.relatedTarget !== null) return;
    const left = last;
    queueMicrotask(() => {
      if (last === left && left !== null && page.activeElement === page.body && mayHaveFocus(left.control)) last = null;
    });
  }
  const isLost = () =>
    last !== null && (page.activeElement === null || page.activeElement === page.body) && !mayHaveFocus(last.control);

  /** Moves the focus once the page has settled; what replaces a control may still be on its way. */
  function move(waitedMs: number): void {
    isMoving = last !== null && isLost() && !last.control.isConnected;
    if (last === null || !isMoving) return;
    const { control, isExact } = substituteOf(last, origins) ?? { control: null, isExact: false };
    if (!isExact && waitedMs < PATIENCE_MS) {
      setTimeout(() => move(waitedMs + STEP_MS), STEP_MS);
      return;
    }
    isMoving = false;
    if (control?.matches(FOCUSABLE) === false && !control.hasAttribute('tabindex')) control.tabIndex = -1;
    control?.focus();
  }
  const observer = new MutationObserver(() => {
    if (isMoving || !isLost()) return;
    isMoving = true;
    setTimeout(() => move(0));
  });
  const press = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
  };
  page.addEventListener('pointerdown', press, true);
  for (const name of ['pointerup', 'pointercancel'] as const) page.addEventListener(name, release, true);
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', forgetIfGivenUp);
  observer.observe(page.body, { childList: true, subtree: true });
  rememberAt(page.activeElement);
  function stop(): void {
    page.removeEventListener('pointerdown', press, true);
    for (const name of ['pointerup', 'pointercancel'] as const) page.removeEventListener(name, release, true);
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', forgetIfGivenUp);
    observer.disconnect();
  }
  function openedFrom(opener: HTMLElement): void {
    rememberAt(opener);
    rememberAt(page.activeElement);
  }
  return { stop, openedFrom };
}

function placeOf(control: HTMLElement): Place {
  const around: Around[] = [];
  for (let node: Element = control; node.parentElement !== null; node = node.parentElement) {
    const isEntry = node !== control && node.matches(ENTRY);
    around.push({
      node,
      tag: node.tagName,
      index: [...node.parentElement.children].indexOf(node),
      control: isEntry ? controlsIn(node).indexOf(control) : -1,
    });
  }
  return { control, around, dialog: control.closest(DIALOG) };
}

/** What takes the focus of a control that is gone; exact where it stands in the same place, or is the origin. */
interface Substitute {
  readonly control: HTMLElement;
  readonly isExact: boolean;
}

function substituteOf(place: Place, origins: WeakMap<Element, Place>): Substitute | null {
  const { around, dialog } = place;
  const origin = dialog === null || dialog.isConnected ? undefined : origins.get(dialog);
  if (origin !== undefined)
    return mayHaveFocus(origin.control) ? { control: origin.control, isExact: true } : substituteOf(origin, origins);
  const gone = around.findLast(({ node }) => !node.isConnected);
  const from = gone === undefined ? 0 : around.indexOf(gone);
  for (const [step, { tag, index, control }] of around.slice(from).entries()) {
    const parent = around[from + step + 1]?.node;
    if (parent?.isConnected !== true) continue;
    const near = [parent.children[index], parent.children[index - 1]].filter((one) => one !== undefined);
    const entry = control < 0 ? undefined : near.find((one) => one.tagName === tag);
    const inEntry = entry === undefined ? undefined : (controlsIn(entry)[control] ?? controlsIn(entry)[0]);
    const nearest = inEntry ?? near.flatMap((one) => (isControl(one) ? [one] : controlsIn(one)))[0];
    if (nearest !== undefined) return { control: nearest, isExact: inEntry !== undefined || near[0]?.contains(nearest) === true };
    if (parent.matches(REGION)) {
      const heading = parent.querySelector<HTMLElement>('h1, h2, h3, h4');
      if (heading !== null) return { control: heading, isExact: false };
    }
  }
  return null;
}

function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(mayHaveFocus);
}

function isControl(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(FOCUSABLE) && mayHaveFocus(element);
}

/** Whether an element is on the page and could take the focus: neither disabled nor hidden. */
function mayHaveFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled, [hidden], [hidden] *, [inert], [inert] *')) return false;
  return !('checkVisibility' in element) || element.checkVisibility();
}
