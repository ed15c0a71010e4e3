import { useDialogCall } from '../../ui/dialog-form';
import { useToasts } from '../../ui/toasts';
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

/** Sends a decision: a refusal stays in the dialog, an accepted one closes it and takes the request off the queue. */
export function useDecision({ request, onClose, onDone }: DecisionProps) {
  const show = useToasts();
  const decided = useDecidedRequest();
  const { nameOf } = useRequestTexts();
  const { failure, isBusy, send } = useDialogCall();
  const decide = async (done: string, call: () => Promise<unknown>): Promise<void> => {
    if (!(await send(call))) return;
    show({ variant: 'success', text: done });
    onClose();
    onDone();
    await decided(request.requestId);
  };
  return { name: nameOf(request), failure, isBusy, decide };
}
