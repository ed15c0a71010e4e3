import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ToastContext } from './toast-context';
import type { ToastMessage } from './toast';
import { whenIdle } from './when-idle';

const loadToaster = () => import('./toaster');
type Toaster = Awaited<ReturnType<typeof loadToaster>>;

interface Standing {
  readonly toaster: Toaster;
  readonly store: ReturnType<Toaster['createToastStore']>;
}

/** Lets everything below show toasts. Their region is downloaded when the page has nothing else to do, or with the first toast. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const made = useRef<Standing | null>(null);
  const stand = useCallback(async () => {
    const toaster = await loadToaster();
    made.current ??= { toaster, store: toaster.createToastStore() };
    setStanding(made.current);
    return made.current;
  }, []);
  useEffect(() => whenIdle(() => void stand()), [stand]);
  const show = useCallback(
    (message: ToastMessage) => void stand().then(({ toaster, store }) => toaster.addToast(store, message)),
    [stand],
  );
  return (
    <ToastContext value={show}>
      {children}
      {standing !== null && <standing.toaster.ToastRegion store={standing.store} />}
    </ToastContext>
  );
}
