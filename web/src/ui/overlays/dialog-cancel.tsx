import { Button } from '@chakra-ui/react/button';
import { createContext, useContext } from 'react';

/** Closes the dialog around, after a question where something was typed into it. */
export const DialogCloseContext = createContext<(() => void) | null>(null);

/** The button that closes the dialog around it, after a question where something was typed. Throws outside of one. */
export function DialogCancel({ text }: { readonly text: string }) {
  const close = useContext(DialogCloseContext);
  if (close === null) throw new Error('DialogCancel needs a dialog around it');
  return (
    <Button size="lg" variant="outline" colorPalette="ink" onClick={close}>
      {text}
    </Button>
  );
}
