import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useState } from 'react';
import { Dialog, Drawer } from '../../ui/overlays/dialog';
import { useToasts } from '../../ui/overlays/toasts';
import type { GalleryEntry } from './gallery-entry';
import { LONG_TEXT } from './samples';

/** Overlays: toasts, dialogs and drawers. */
export const OVERLAY_ENTRIES: readonly GalleryEntry[] = [
  { name: 'Toasts', states: { many: () => <ToastDemo /> } },
  {
    name: 'Dialog',
    states: {
      one: () => <DialogDemo title="Dialog" text="A short text." />,
      many: () => <DialogDemo title="Wide dialog" text={LONG_TEXT} isWide />,
      long: () => <DialogDemo title={LONG_TEXT.slice(0, 110)} text={LONG_TEXT.repeat(12)} />,
    },
  },
  {
    name: 'Drawer',
    states: {
      one: () => <DrawerDemo title="Drawer" text="A short text." />,
      long: () => <DrawerDemo title={LONG_TEXT.slice(0, 110)} text={LONG_TEXT.repeat(12)} />,
    },
  },
];

/** Buttons that show a toast of each variant, with and without its one button, and a very long one. */
function ToastDemo() {
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

interface OverlayProps {
  readonly title: string;
  readonly text: string;
}

/** A button that opens a dialog. */
function DialogDemo({ title, text, isWide = false }: OverlayProps & { readonly isWide?: boolean }) {
  return (
    <OverlayDemo label="Open a dialog">
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
    </OverlayDemo>
  );
}

/** A button that opens a drawer. */
function DrawerDemo({ title, text }: OverlayProps) {
  return (
    <OverlayDemo label="Open a drawer">
      {(isOpen, onClose) => (
        <Drawer isOpen={isOpen} onClose={onClose} title={title} footer={<Button onClick={onClose}>Show 12 colleges</Button>}>
          {text}
        </Drawer>
      )}
    </OverlayDemo>
  );
}

interface OverlayDemoProps {
  readonly label: string;
  readonly children: (isOpen: boolean, onClose: () => void) => ReactNode;
}

function OverlayDemo({ label, children }: OverlayDemoProps) {
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
