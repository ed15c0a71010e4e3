import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { Drawer } from '../../../ui/drawer';
import { useToasts } from '../../../ui/toast-context';
import { LONG_TEXT } from '../samples';

/** Buttons that show a toast of each variant, with and without its one button, and a very long one. */
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
      <Button variant="outline" onClick={() => show({ variant: 'danger', text: LONG_TEXT, action })}>
        long
      </Button>
    </Box>
  );
}

interface OpenedProps {
  readonly title: string;
  readonly text: string;
}

/** A button that opens a dialog. */
export function OpensDialog({ title, text, isWide = false }: OpenedProps & { readonly isWide?: boolean }) {
  return (
    <Opener label="Open a dialog">
      {(isOpen, onClose) => (
        <Dialog
          isOpen={isOpen}
          onClose={onClose}
          title={title}
          size={isWide ? 'wide' : 'form'}
          footer={<Button onClick={onClose}>Save</Button>}
        >
          {text}
        </Dialog>
      )}
    </Opener>
  );
}

/** A button that opens a drawer. */
export function OpensDrawer({ title, text }: OpenedProps) {
  return (
    <Opener label="Open a drawer">
      {(isOpen, onClose) => (
        <Drawer isOpen={isOpen} onClose={onClose} title={title} footer={<Button onClick={onClose}>Show 12 colleges</Button>}>
          {text}
        </Drawer>
      )}
    </Opener>
  );
}

interface OpenerProps {
  readonly label: string;
  readonly children: (isOpen: boolean, onClose: () => void) => ReactNode;
}

function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}
