import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { SHOWN_MS } from '@touchline/domain/constants/limits';
import { type FocusEvent, useRef } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { toastSlotRecipe } from '../theme/recipes/toast';
import type { ToastMessage, ToastVariant } from './toast';

export type ToastStore = ReturnType<typeof createToaster>;

const TYPE_OF = { success: 'success', danger: 'error', secondary: 'info' } as const satisfies Record<ToastVariant, string>;
const MOST_AT_ONCE = 5;

/** A page's toasts: top-center, each for 5 s (specification §8); more than five wait for their turn. */
export function createToastStore(): ToastStore {
  return createToaster({ placement: 'top', duration: SHOWN_MS.toast, max: MOST_AT_ONCE, offsets: '12px' });
}

/** Adds a toast, to be seen as soon as the region stands. */
export function addToast(store: ToastStore, { variant, text, action }: ToastMessage): void {
  const button = action === undefined ? {} : { action: { label: action.label, onClick: action.run } };
  store.create({ type: TYPE_OF[variant], title: text, closable: true, ...button });
}

/** Where toasts appear; read out politely. A button pressed in one gives the focus back to where it came from. */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const t = useTranslations();
  const cameFrom = useRef<HTMLElement | null>(null);
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const giveBack = () => cameFrom.current?.focus({ preventScroll: true });
  return (
    <Toaster toaster={store} aria-label={t('toast.region')} onFocusCapture={noteOrigin}>
      {(toast) => (
        <Toast.Root recipe={toastSlotRecipe} width={{ base: 'calc(100vw - 24px)', sm: '26rem' }}>
          <Toast.Indicator />
          <Toast.Title flex="1" minW="0" overflowWrap="anywhere">
            {toast.title}
          </Toast.Title>
          {toast.action && <Toast.ActionTrigger onClick={giveBack}>{toast.action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger onClick={giveBack} aria-label={t('toast.close')} />
        </Toast.Root>
      )}
    </Toaster>
  );
}
