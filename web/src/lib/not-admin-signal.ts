const EVENT = 'touchline.notAdmin';

let isWaiting = false;

/** Says that a signed-in user without the admin claim was led away from a page of admins (S2-22). */
export function announceNotAdmin(): void {
  isWaiting = true;
  dispatchEvent(new Event(EVENT));
}

/**
 * Calls a function for each such announcement, also for one from before it listened, until the returned one is called.
 */
export function onNotAdmin(listener: () => void): () => void {
  const hear = () => {
    if (!isWaiting) return;
    isWaiting = false;
    listener();
  };
  hear();
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
