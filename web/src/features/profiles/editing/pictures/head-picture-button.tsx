import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { editMark } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { Icon } from '../../../../ui/icon';
import { Dialog } from '../../../../ui/overlays/dialog';
import { CroppedPicture, type CroppedPictureProps } from './cropped-picture';

/** The camera on a picture of the head: its dialog shows the picture and changes or removes it. */
export function HeadPictureButton(props: CroppedPictureProps) {
  const t = useTranslations();
  const { field } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`profileEdit.${field}`);
  const label = t('profile.editName', { name: title });
  return (
    <Box className="on-page" data-screen-only="">
      <IconButton
        ref={opener}
        aria-label={label}
        title={label}
        variant="outline"
        boxSize="11"
        bg="bg.panel"
        {...editMark([`/${field}`])}
        onClick={() => setIsOpen(true)}
      >
        <Icon as={Camera} />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        title={title}
        size={field === 'cover' ? 'wide' : 'form'}
        closeOnInteractOutside={false}
        opener={() => opener.current}
        onClose={() => setIsOpen(false)}
      >
        <CroppedPicture {...props} isTitled={false} />
      </Dialog>
    </Box>
  );
}
