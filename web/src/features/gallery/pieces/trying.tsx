import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { Drawer } from '../../../ui/drawer';
import { TextField } from '../../../ui/text-field';
import { useToasts } from '../../../ui/toast-context';

/** A field that keeps what is typed. */
export function TypedField({ label, text: initial = '' }: { readonly label: string; readonly text?: string }) {
  const [text, setText] = useState(initial);
  return <TextField label={label} type="text" autoComplete="off" value={text} onText={setText} />;
}

/** Buttons that show a toast of each variant. */
export function ShowsToasts() {
  const show = useToasts();
  const action = { label: 'UNDO', run: () => undefined };
  return (
    <Box display="flex" flexWrap="wrap" gap="3">
      <Button variant="outline" onClick={() => show({ variant: 'success', text: 'College updated successfully', action })}>
        success
      </Button>
      <Button variant="outline" onClick={() => show({ variant: 'danger', text: 'Internal Error' })}>
        danger
      </Button>
      <Button variant="outline" onClick={() => show({ variant: 'secondary', text: 'Cancelled' })}>
        secondary
      </Button>
    </Box>
  );
}

/** A button that opens a dialog. */
export function OpensDialog({ text }: { readonly text: string }) {
  return (
    <Opener>
      {(isOpen, onClose) => (
        <Dialog isOpen={isOpen} onClose={onClose} title="Dialog" footer={<Button>Save</Button>}>
          {text}
        </Dialog>
      )}
    </Opener>
  );
}

/** A button that opens a drawer. */
export function OpensDrawer({ text }: { readonly text: string }) {
  return (
    <Opener>
      {(isOpen, onClose) => (
        <Drawer isOpen={isOpen} onClose={onClose} title="Drawer">
          {text}
        </Drawer>
      )}
    </Opener>
  );
}

function Opener({ children }: { readonly children: (isOpen: boolean, onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        open
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}
