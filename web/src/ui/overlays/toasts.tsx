import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { readInTab, storeInTab } from '../../lib/browser-storage';
import { whenIdle } from '../../lib/hydration/deferred-loading';
import type { ToastMessage } from './toast-region';

interface ToastOptions {
  /** Shown again if the page reloads meanwhile, as after a sign-out. */
  readonly outlivesPage?: boolean;
}

type ShowToast = (message: ToastMessage, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast; throws outside of ToastProvider. */
export function useToasts(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToasts needs a ToastProvider above it');
  return show;
}

/**
 * Shows a failed call: one danger toast for each of its errors (S8-01). If no answer arrived, or the device is offline,
 * the toast says so and what to do.
 */
export function useRefusalToasts(): (failure: unknown, options?: ToastOptions) => void {
  const t = useTranslations();
  const show = useToasts();
  return useCallback(
    (failure, options) => {
      const key = fallbackKey(failure);
      const fallback = key === 'failure.text' ? `${t('failure.internal')}. ${t(key)}` : t(key);
      for (const text of refusalMessages(failure, fallback)) show({ variant: 'danger', text }, options);
    },
    [t, show],
  );
}

const loadToaster = () => import('./toast-region');

type Toaster = Awaited<ReturnType<typeof loadToaster>>;

interface LoadedToaster {
  readonly toaster: Toaster;
  readonly store: ReturnType<Toaster['createToastStore']>;
}

/** Where a tab stores the toasts that its next page shows again. */
const NEXT_PAGE_KEY = 'touchline.toasts';

const outliving: Pick<ToastMessage, 'variant' | 'text'>[] = [];

function storeForNextPage({ variant, text }: ToastMessage): void {
  outliving.push({ variant, text });
  storeInTab(NEXT_PAGE_KEY, JSON.stringify({ at: Date.now(), messages: outliving }));
}

/** Provides toasts. Their region is downloaded when the page is idle, or with the first toast. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [loaded, setLoaded] = useState<LoadedToaster | null>(null);
  const first = useRef<LoadedToaster | null>(null);
  const earlier = useRef<string | null>(null);
  const load = useCallback(async () => {
    const toaster = await loadToaster();
    if (first.current === null) {
      first.current = { toaster, store: toaster.createToastStore() };
      if (earlier.current !== null) toaster.addStoredToasts(first.current.store, earlier.current);
    }
    startTransition(() => setLoaded(first.current));
    return first.current;
  }, []);
  useEffect(() => {
    earlier.current ??= readInTab(NEXT_PAGE_KEY);
    storeInTab(NEXT_PAGE_KEY, null);
  }, []);
  useEffect(() => whenIdle(() => void load()), [load]);
  const show = useCallback<ShowToast>(
    (message, { outlivesPage = false } = {}) => {
      if (outlivesPage) storeForNextPage(message);
      void load().then(({ toaster, store }) => toaster.addToast(store, message));
    },
    [load],
  );
  return (
    <ToastContext value={show}>
      {children}
      {loaded !== null && <loaded.toaster.ToastRegion store={loaded.store} />}
    </ToastContext>
  );
}
