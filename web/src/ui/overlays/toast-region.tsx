import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { SHOWN_MS } from '@touchline/domain/reference/limits';
import { type FocusEvent, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { toastSlotRecipe } from '../../theme/toast-recipe';

/** The variants of a toast: done, failed, cancelled (S8-02). */
type ToastVariant = 'success' | 'danger' | 'secondary';

/** A message that is shown for 5 s; `action` is its one button. */
export interface ToastMessage {
  readonly variant: ToastVariant;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type ToastStore = ReturnType<typeof createToaster>;

const TYPE_OF = { success: 'success', danger: 'error', secondary: 'info' } as const satisfies Record<ToastVariant, string>;
const MOST_AT_ONCE = 5;

/** Wizards have "Back" at the top of the page: there, toasts stand below it. */
const BELOW_BACK = { 'body:has([data-wizard-back]) &': { '--toast-edge': '5rem' } } as const;
const PHONES = '(max-width: 47.99rem)';

/** The toasts of a page: top-center, each for 5 s (S8-02); more than five wait. */
export function createToastStore(): ToastStore {
  return createToaster({ placement: 'top', duration: SHOWN_MS.toast, max: MOST_AT_ONCE, offsets: 'var(--toast-edge, 12px)' });
}

/** The stores to which a toast was added just now: toasts of one moment belong together. */
const justAdded = new WeakSet<ToastStore>();

/**
 * Adds a toast; it appears once the region is mounted. On phones it replaces those of earlier moments, which would
 * cover the page.
 */
export function addToast(store: ToastStore, { variant, text, action }: ToastMessage): void {
  if (!justAdded.has(store) && window.matchMedia(PHONES).matches) store.dismiss();
  justAdded.add(store);
  setTimeout(() => justAdded.delete(store));
  const button = action === undefined ? {} : { action: { label: action.label, onClick: action.run } };
  store.create({ type: TYPE_OF[variant], title: text, closable: true, ...button });
}

/** Adds the toasts that the page before this one has stored, because it was left at once, as after a sign-out. */
export function addStoredToasts(store: ToastStore, stored: string): void {
  for (const message of storedToasts(stored)) addToast(store, message);
}

function storedToasts(text: string): readonly ToastMessage[] {
  try {
    const { at, messages } = Object(JSON.parse(text)) as { readonly at?: unknown; readonly messages?: unknown };
    const isNew = typeof at === 'number' && Date.now() - at < AT_MOST_BEFORE_MS;
    return isNew && Array.isArray(messages) ? messages.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** A page that is loaded anew takes seconds on a phone; what is older was seen long ago. */
const AT_MOST_BEFORE_MS = 60_000;

function isMessage(stored: unknown): stored is ToastMessage {
  if (typeof stored !== 'object' || stored === null || !('text' in stored) || !('variant' in stored)) return false;
  return typeof stored.text === 'string' && typeof stored.variant === 'string' && stored.variant in TYPE_OF;
}

/**
 * The region of toasts, announced politely. A button pressed in a toast returns the focus to the element that had it
 * before.
 */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const t = useTranslations();
  const cameFrom = useRef<HTMLElement | null>(null);
  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const returnFocus = () => cameFrom.current?.focus({ preventScroll: true });
  return (
    <Toaster toaster={store} aria-label={t('toast.region')} css={BELOW_BACK} onFocusCapture={rememberOrigin}>
      {(toast) => (
        <Toast.Root recipe={toastSlotRecipe} width={{ base: 'calc(100vw - 24px)', sm: '26rem' }}>
          <Toast.Indicator />
          <Toast.Title overflowWrap="anywhere">{toast.title}</Toast.Title>
          {toast.action && <Toast.ActionTrigger onClick={returnFocus}>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger onClick={returnFocus} aria-label={t('toast.close')} />
        </Toast.Root>
      )}
    </Toaster>
  );
}
