/** What tells that a press is over. One that leaves the window or becomes a drag may never come to its pointerup. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'keydown', 'pagehide'] as const;

let isPressed = false;
let waiting: readonly (() => void)[] = [];

function endPress(): void {
  isPressed = false;
  const acts = waiting;
  waiting = [];
  if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
}

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ENDS) addEventListener(end, endPress, true);
  // Only the window's own: the blur of the field that the press leaves would be captured, but does not bubble.
  addEventListener('blur', endPress);
}

/**
 * Runs something that moves the page, such as the message of a field that was left: at once, or after the press that
 * left the field. Moved during the press, a button would slip from under the pointer, and its click would be lost. A
 * press whose end the window is not told of ends with the next key, or when the window loses the focus.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting = [...waiting, act];
  else act();
}
