import { useDialogCall } from '../../ui/overlays/dialog-form';
import { useToasts } from '../../ui/overlays/toasts';
import { useRequestTexts } from './request-texts';
import { type ListedRequest, useDecidedRequest } from './use-feature-requests';

/** What a dialog about the decision of a request takes. */
export interface DecisionProps {
  readonly request: ListedRequest;
  readonly onClose: () => void;
  /** Called once it was decided. */
  readonly onDone: () => void;
  readonly opener: () => HTMLElement | null;
}

/**
 * Sends a decision: a refusal stays in the dialog, an accepted one closes it and takes the request off the queue. After
 * a refusal closing it has the lists asked for again, because another admin may have decided.
 */
export function useDecision({ request, onClose, onDone }: DecisionProps) {
  const show = useToasts();
  const { decided, askAgain } = useDecidedRequest();
  const { nameOf } = useRequestTexts();
  const { failure, isBusy, send } = useDialogCall();
  const decide = async (done: string, call: () => Promise<unknown>, sent: () => void): Promise<void> => {
    if (!(await send(call))) return;
    sent();
    show({ variant: 'success', text: done });
    onClose();
    onDone();
    await decided(request.requestId);
  };
  const close = (): void => {
    onClose();
    if (failure !== null) void askAgain();
  };
  return { name: nameOf(request), failure, isBusy, decide, close };
}
