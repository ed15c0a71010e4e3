import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftAccount } from '../../../lib/drafts/draft-store';
import type { OpenedForm } from './opened-form';

/** Asks whether to leave forms with unsaved text. */
export interface LeaveQuestion {
  readonly about: readonly OpenedForm[];
  /** Whether the text can stay on the device as a draft. */
  readonly mayKeepDrafts: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Called where all of it is saved while the question is open. */
  readonly settled: () => void;
}

type Host = (question: LeaveQuestion) => void;

/** The forms of the page that hold unsaved text, and who asks about them. */
export interface UnsavedForms {
  /** Knows a form while it is open; the returned function ends that. */
  readonly open: (form: OpenedForm) => () => void;
  readonly unsaved: () => readonly OpenedForm[];
  /** Told whenever a form may have become unsaved or saved. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly changed: () => void;
  /**
   * Leaves at once where none of these forms holds unsaved text, else asks first. Before the part of the shell that
   * asks has been downloaded it leaves too: the drafts stay.
   */
  readonly ask: (about: readonly OpenedForm[], leave: () => void, isDraftLost?: boolean) => void;
  readonly hostBy: (host: Host) => () => void;
  /** The offer whose form is being opened to restore it, as `of writer`; the form takes it. */
  readonly openToRestore: (offer: string) => void;
  readonly takeRestored: (offers: readonly string[]) => string | null;
}

const ignore = () => undefined;

/** Makes the list of forms with unsaved text of a page. */
export function createUnsavedForms(): UnsavedForms {
  const forms = new Set<OpenedForm>();
  const listeners = new Set<() => void>();
  let host: Host | null = null;
  let restored: string | null = null;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    open: (form) => {
      forms.add(form);
      return () => {
        forms.delete(form);
        changed();
      };
    },
    unsaved: () => [...forms].filter((form) => form.isUnsaved()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    ask: (forms_, leave, isDraftLost = false) => {
      const about = forms_.filter((form) => form.isUnsaved());
      if (about.length === 0 || host === null) {
        leave();
        return;
      }
      const mayKeepDrafts = !isDraftLost && about.every((form) => form.isKept());
      host({ about, mayKeepDrafts, leave, stay: ignore, settled: ignore });
    },
    hostBy: (next) => {
      host = next;
      return () => {
        host = null;
      };
    },
    openToRestore: (offer) => (restored = offer),
    takeRestored: (offers) => {
      const taken = offers.find((offer) => offer === restored) ?? null;
      if (taken !== null) restored = null;
      return taken;
    },
  };
}

/** What is known of the text that is typed on the page; an object that stays the same. */
export interface TypedTextScope {
  /** The signed-in user, null for a visitor; undefined until it is known, and nothing is kept. */
  readonly account: () => DraftAccount | undefined;
  /** Told whenever `account` may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether this device is still that account's: another tab may have signed out. */
  readonly isAccountHere: (account: DraftAccount) => boolean;
  readonly forms: UnsavedForms;
}

/** Outside of the shell nobody is known, and nothing is kept. */
export const TypedTextContext = createContext<TypedTextScope>({
  account: () => undefined,
  subscribe: () => ignore,
  isAccountHere: () => false,
  forms: createUnsavedForms(),
});

const unknown = (): undefined => undefined;

/** Whose text is typed on this page: undefined until it is known, on the server and during hydration. */
export function useTypingAccount(): DraftAccount | undefined {
  const { subscribe, account } = useContext(TypedTextContext);
  return useSyncExternalStore(subscribe, account, unknown);
}

/** Whether this device is still that account's: another tab may have signed out. */
export function useIsAccountHere(): TypedTextScope['isAccountHere'] {
  return useContext(TypedTextContext).isAccountHere;
}

/** The forms of the page that hold unsaved text. */
export function useUnsavedForms(): UnsavedForms {
  return useContext(TypedTextContext).forms;
}
