import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import { type Picture, PictureFrame, PictureRadios } from '../../../../ui/fields/editable-picture';
import { Icon } from '../../../../ui/icon';
import { Dialog } from '../../../../ui/overlays/dialog';

interface CoverChoiceProps {
  readonly label: string;
  /** The id of the chosen picture; null for none. */
  readonly chosen: string | null;
  readonly choices: readonly Picture[];
  readonly onChoose: (id: string | null) => void;
}

/**
 * The cover of a camp: the chosen picture, and a dialog with all pictures of the page. It is saved with the form,
 * which Escape in the dialog does not close.
 */
export function CoverChoice({ label, chosen, choices, onChoose }: CoverChoiceProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <Box display="flex" flexWrap="wrap" gap="4" alignItems="center">
      {chosen !== null && (
        <Box width="9rem">
          <PictureFrame picture={choices.find(({ id }) => id === chosen) ?? null} />
        </Box>
      )}
      <Button ref={opener} variant="outline" colorPalette="ink" size="lg" onClick={() => setIsOpen(true)}>
        <Icon as={Image} size={18} />
        {t(chosen === null ? 'campEditing.chooseCover' : 'campEditing.otherCover')}
      </Button>
      <Box onKeyDown={(event) => event.stopPropagation()}>
        <Dialog
          isOpen={isOpen}
          title={label}
          size="wide"
          opener={() => opener.current}
          onClose={close}
          footer={
            <Button size="lg" onClick={close}>
              {t('campEditing.coverDone')}
            </Button>
          }
        >
          <PictureRadios label={label} chosen={chosen} choices={choices} onChoose={onChoose} />
        </Dialog>
      </Box>
    </Box>
  );
}
