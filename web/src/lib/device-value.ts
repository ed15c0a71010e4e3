import { useSyncExternalStore } from 'react';
import { readStored, store } from './browser-storage';

/** A value stored on this device, which all tabs share. */
interface DeviceValue<Value> {
  /** The value, rendered again after each change in any tab; the empty one while a page is hydrated. */
  readonly useValue: () => Value;
  readonly current: () => Value;
  /** Calls a listener after each change in any tab; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the text that the value is read from; null for the empty value. */
  readonly storeText: (text: string | null) => void;
}

/** The value of a key in the browser's storage. `read` takes any text: other code may have stored it. */
export function deviceValue<Value>(key: string, empty: Value, read: (text: string) => Value): DeviceValue<Value> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: Value } = { text: null, value: empty };

  function current(): Value {
    const text = readStored(key);
    if (text !== known.text) known = { text, value: text === null ? empty : read(text) };
    return known.value;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return {
    current,
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, current, () => empty),
    storeText: (text) => {
      store(key, text);
      for (const tell of listeners) tell();
    },
  };
}
