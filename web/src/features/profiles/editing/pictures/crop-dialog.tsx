import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { Dialog } from '../../../../ui/overlays/dialog';
import { croppedFile, type PixelArea } from './crop-picture';

/** The parts that a picture of the page shows: width through height, and the longest side that is stored. */
export interface CropShape {
  readonly aspect: number;
  readonly longest: number;
}

interface CropDialogProps {
  readonly file: File;
  readonly title: string;
  readonly shape: CropShape;
  /** Receives the chosen part. */
  readonly onCropped: (part: File) => void;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const MOST_ZOOM = 4;

/**
 * Chooses the part of a picture that is shown: dragged and pinched by touch or mouse, moved with the arrow keys, and
 * enlarged with a slider.
 */
export function CropDialog({ file, title, shape, onCropped, onClose, opener }: CropDialogProps) {
  const t = useTranslations();
  const id = useId();
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PixelArea | null>(null);
  const [step, setStep] = useState<'choosing' | 'cutting' | 'failed'>('choosing');

  async function cut() {
    if (area === null) return;
    setStep('cutting');
    try {
      onCropped(await croppedFile(file, area, shape.longest));
    } catch {
      setStep('failed');
    }
  }

  const buttons = (
    <Box display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end" width="full">
      <BusyButton size="lg" isBusy={step === 'cutting'} busyText={t('profileEdit.cropUse')} onClick={() => void cut()}>
        {t('profileEdit.cropUse')}
      </BusyButton>
      <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
        {t('edit.cancel')}
      </Button>
    </Box>
  );
  return (
    <Dialog isOpen title={title} size="wide" closeOnInteractOutside={false} opener={opener} onClose={onClose} footer={buttons}>
      <Box position="relative" height={{ base: '55dvh', md: '26rem' }} bg="bg.muted" borderRadius="control" overflow="hidden">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={shape.aspect}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('profileEdit.cropArea') }}
          mediaProps={{ alt: '', onError: () => setStep('failed') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </Box>
      <Box display="grid" gap="1.5" mt="4">
        <chakra.label htmlFor={id} fontWeight="medium">
          {t('profileEdit.zoom')}
        </chakra.label>
        <chakra.input
          id={id}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          width="full"
          minH="11"
          accentColor="var(--tl-colors-pitch-solid)"
        />
        <Box textStyle="small" color="fg.muted">
          {t('profileEdit.cropHelp')}
        </Box>
        {step === 'failed' && (
          <Box role="alert" color="fg.error" fontWeight="medium">
            {t('profileEdit.cropFailed')}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
