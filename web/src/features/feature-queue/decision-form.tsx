import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { refusalMessages } from '../../lib/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/dialog';
import { FailureLine } from '../../ui/failures';
import { focusFirstFault } from '../../ui/forms/use-schema-form';
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
  const t = useTranslations();
  const show = useToasts();
  const decided = useDecidedRequest();
  const { nameOf } = useRequestTexts();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (done: string, call: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
      return;
    }
    show({ variant: 'success', text: done });
    onClose();
    onDone();
    await decided(request.requestId);
  };
  return { name: nameOf(request), failure, isBusy, decide };
}

interface DecisionFormProps extends Pick<DecisionProps, 'onClose' | 'opener'> {
  readonly title: string;
  readonly button: string;
  readonly isRed?: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The dialog in which a decision is confirmed: its fields, what was refused, and the buttons. */
export function DecisionForm(props: DecisionFormProps) {
  const t = useTranslations();
  const { title, button, isRed = false, isBusy, failure, onSubmit, onClose, opener, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    requestAnimationFrame(() => focusFirstFault(form));
  };
  return (
    <Dialog isOpen title={title} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={submit}>
          {children}
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy} {...(isRed ? { colorPalette: 'red' } : {})}>
              {button}
            </BusyButton>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
