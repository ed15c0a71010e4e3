let isPressed = false;

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true);
}

/**
 * Runs something that moves the page, such as the message of a field that was left: at once, or after the press that
 * left the field. Moved during the press, a button would slip from under the pointer, and its click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const ended = () => {
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, ended);
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, ended);
}
