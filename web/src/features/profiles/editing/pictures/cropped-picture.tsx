import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { UploadList } from '../../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../../components/document-editor/uploads/use-uploads';
import { useTranslations } from '../../../../i18n/use-translations';
import { Icon } from '../../../../ui/icon';
import { SCENES } from '../../../../ui/states/scenes';
import { type FormEditing, ownPicturePath } from '../edited-profile';
import type { CropShape } from './crop-dialog';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

/** The two pictures at the head of a page, and the part of a photo that each of them shows. */
const SHAPES = {
  profilePicture: { aspect: 4 / 5, longest: 1600 },
  cover: { aspect: 5 / 2, longest: 2400 },
} as const satisfies Readonly<Record<string, CropShape>>;

export interface CroppedPictureProps {
  readonly profile: Profile;
  readonly field: keyof typeof SHAPES;
  readonly editing: FormEditing;
  /** False where the name already stands above it. */
  readonly isTitled?: boolean;
}

/**
 * The portrait or the cover of a profile for its owner: a photo is chosen, cut, uploaded and saved at once; removing it
 * offers UNDO.
 */
export function CroppedPicture({ profile, field, editing: { save, upload }, isTitled = true }: CroppedPictureProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const label = t(`profileEdit.${field}`);
  const shape = SHAPES[field];
  const id = profile[field];
  const { uploads, start, retry, dismiss } = useUploads(upload, (ids) =>
    save([{ path: `/${field}`, label, value: ids.at(-1) ?? null }]),
  );
  return (
    <Box role="group" aria-label={label}>
      {isTitled && (
        <Box fontWeight="medium" mb="1.5" aria-hidden>
          {label}
        </Box>
      )}
      <Box
        position="relative"
        overflow="hidden"
        bg="bg.muted"
        borderRadius="card"
        width="full"
        maxW={field === 'cover' ? 'full' : '15rem'}
        style={{ aspectRatio: shape.aspect }}
      >
        {id === null ? (
          <SCENES.pitch />
        ) : (
          <chakra.img src={ownPicturePath(profile, id, 'ls')} alt={label} width="full" height="full" objectFit="cover" />
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button ref={opener} size="lg" variant="outline" onClick={() => input.current?.click()}>
          <Icon as={ImageUp} />
          {t(id === null ? `profileEdit.add_${field}` : 'profileEdit.otherPhoto')}
        </Button>
        {id !== null && (
          <Button
            size="lg"
            variant="ghost"
            colorPalette="ink"
            aria-label={t('profileEdit.removePhoto', { name: label })}
            onClick={() => void save([{ path: `/${field}`, label, value: null }])}
          >
            {t('profileEdit.remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={label}
          accept={UPLOAD_TYPES.join(',')}
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
      </Box>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {file !== null && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            title={label}
            shape={shape}
            opener={() => opener.current}
            onClose={() => setFile(null)}
            onCropped={(part) => {
              setFile(null);
              start([part]);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
