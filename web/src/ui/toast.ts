/** The variants of a toast: done, failed, cancelled (specification §8). */
export type ToastVariant = 'success' | 'danger' | 'secondary';

/** A message that comes, stays for 5 s and goes; `action` is its one button. */
export interface ToastMessage {
  readonly variant: ToastVariant;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}
