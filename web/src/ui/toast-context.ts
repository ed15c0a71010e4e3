import { createContext, useContext } from 'react';
import type { ToastMessage } from './toast';

type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast. Throws outside of ToastProvider. */
export function useToasts(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToasts needs a ToastProvider above it');
  return show;
}
