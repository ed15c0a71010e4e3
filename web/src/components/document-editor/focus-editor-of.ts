/** How long the control of a part may take to appear, with the download of its tab. */
const PATIENCE_MS = 8_000;

/**
 * Moves the focus to the first control on the page that edits one of these paths (`*` stands for any entry of a list),
 * as soon as it is there. A press or a key meanwhile ends the search: the user does something else.
 */
export function focusEditorOf(paths: readonly string[]): void {
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}(/|$)`));
  const edits = (control: HTMLElement) =>
    (control.dataset.edits ?? '').split(' ').some((path) => patterns.some((pattern) => pattern.test(path)));
  const focus = (): boolean => {
    const control = [...document.querySelectorAll<HTMLElement>('[data-edits]')].find(edits);
    if (control === undefined) return false;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return true;
  };
  const observer = new MutationObserver(() => focus() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const presses = ['pointerdown', 'keydown'] as const;
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const press of presses) document.removeEventListener(press, stop, true);
  }
  setTimeout(() => {
    if (focus()) {
      stop();
      return;
    }
    for (const press of presses) document.addEventListener(press, stop, true);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
