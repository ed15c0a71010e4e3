import { IconButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../icon';
import { DialogCloseContext } from './dialog-cancel';
import type { OpenedForm } from '../forms/unsaved/opened-form';
import { useUnsavedForms } from '../forms/unsaved/unsaved-forms';

export interface DialogWindowProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The element that gets the focus after closing, if it still exists. */
  readonly opener?: () => HTMLElement | null;
  /** Whether a click outside closes it; true by default. */
  readonly closeOnInteractOutside?: boolean;
  /** True where closing loses no text: then it is asked about only where the device cannot keep it. */
  readonly keepsText?: boolean;
  /** Buttons at the bottom, always visible. */
  readonly footer?: ReactNode;
  /** `top` for content that changes its height while open: the title does not move. */
  readonly placement: 'centre' | 'top' | 'wide' | 'edge';
  readonly children: ReactNode;
}

const TOP = 'clamp(1.5rem, 8dvh, 6rem)';

const PLACEMENTS = {
  centre: {
    positioner: { px: '3', py: '6', alignItems: 'center' },
    content: { maxW: 'form', width: 'full', my: '0', borderRadius: 'card' },
  },
  top: {
    positioner: { px: '3', pt: TOP, pb: '6', alignItems: 'flex-start' },
    content: { maxW: 'form', width: 'full', my: '0', maxH: `calc(100dvh - 1.5rem - ${TOP})`, borderRadius: 'card' },
  },
  wide: {
    positioner: { px: '3', py: '6', alignItems: 'center' },
    content: { maxW: '60rem', width: 'full', my: '0', borderRadius: 'card' },
  },
  edge: {
    positioner: { p: '0', justifyContent: 'flex-end', alignItems: { base: 'flex-end', md: 'stretch' }, overflow: 'hidden' },
    content: {
      my: '0',
      ms: 'auto',
      me: '0',
      width: 'full',
      maxW: { base: 'full', md: '26rem' },
      maxH: { base: '88dvh', md: '100dvh' },
      height: { md: '100dvh' },
      borderRadius: { base: '1rem 1rem 0 0', md: '0' },
    },
  },
} as const;

/** Asks about what was typed since the dialog opened, and then closes it. */
function useGuardedClose(isOpen: boolean, keepsText: boolean, onClose: () => void): () => void {
  const forms = useUnsavedForms();
  const before = useRef<readonly OpenedForm[]>([]);
  useEffect(() => {
    if (isOpen) before.current = forms.unsaved();
  }, [isOpen, forms]);
  return () => {
    const isAsked = (form: OpenedForm) => !before.current.includes(form) && !(keepsText && form.isKept());
    forms.ask(forms.unsaved().filter(isAsked), onClose);
  };
}

/**
 * The window of Dialog and Drawer, on top of Chakra's dialog; whatever closes it asks first where something was typed.
 * Import it only from code that loads lazily.
 */
export function DialogWindow({
  isOpen,
  title,
  onClose,
  opener,
  closeOnInteractOutside = true,
  keepsText = false,
  footer,
  placement: kind,
  children,
}: DialogWindowProps) {
  const t = useTranslations();
  const { positioner, content } = PLACEMENTS[kind];
  const close = useGuardedClose(isOpen, keepsText, onClose);
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open={isOpen}
      closeOnInteractOutside={closeOnInteractOutside}
      scrollBehavior="inside"
      motionPreset={kind === 'edge' ? 'slide-in-bottom' : 'scale'}
      lazyMount
      unmountOnExit
      {...(opener === undefined ? {} : { finalFocusEl: opener })}
      onOpenChange={({ open }) => open || close()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...positioner}>
          <Dialog.Content bg="bg.panel" color="fg" boxShadow="soft" fontSize="md" maxH="calc(100dvh - 3rem)" {...content}>
            <Dialog.Header pe="16" ps="6" pt="5" pb="3">
              <Dialog.Title textStyle="h3" minW="0" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body px="6" pb={footer === undefined ? '6' : '4'}>
              <DialogCloseContext value={close}>{children}</DialogCloseContext>
            </Dialog.Body>
            {footer !== undefined && (
              <Dialog.Footer px="6" py="4" borderTopWidth="1px" flexWrap="wrap">
                {footer}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <IconButton
                aria-label={t('ui.close')}
                variant="ghost"
                colorPalette="ink"
                size="lg"
                position="absolute"
                top="3"
                insetEnd="3"
              >
                <Icon as={X} />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
