const CHANNEL = 'touchline.verified';

/** Tells the other tabs of this browser that a mail address has been verified; it says nothing about whose. */
export function announceVerified(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls a function whenever another tab announces that, until the returned one is called. */
export function onVerified(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
