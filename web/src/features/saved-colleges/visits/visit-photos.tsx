import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { VISIT_LIMITS } from '@touchline/domain/reference/visits';
import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Photo, photoOf } from '../../../components/pictures/photo';
import { useLanguage } from '../../../i18n/language-provider';
import { BusyButton } from '../../../ui/busy-button';
import { Icon } from '../../../ui/icon';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { RemoveDialog } from './remove-dialog';
import { useVisits } from './use-visits';
import { VISIT_TEXTS } from './visit-texts';

interface VisitPhotosProps {
  readonly visit: OwnVisit;
  /** Names the visit. */
  readonly title: string;
}

/** The photos of a visit, which only their owner gets, and the ways to add and remove them. */
export function VisitPhotos({ visit, title }: VisitPhotosProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const show = useToasts();
  const { removePhoto } = useVisits();
  const [asked, setAsked] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { photos, visitId } = visit;
  return (
    <Box mt="4">
      {photos.length > 0 && (
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          gap="3"
          mb="3"
          maxW="text"
        >
          {photos.map(({ pictureId, ...details }, at) => {
            const path = (size: string) => `/ui/v1/visits/${visitId}/photos/${pictureId}?size=${size}`;
            const photo = photoOf({ ...details, area: null }, path);
            return (
              <Box
                as="li"
                key={pictureId}
                position="relative"
                aspectRatio="4 / 3"
                overflow="hidden"
                borderRadius="control"
                style={{ background: photo.background }}
              >
                <chakra.a href={path('ls')} target="_blank" rel="noreferrer" position="absolute" inset="0">
                  <Photo photo={photo} alt={texts.photo(at + 1, title)} sizes="(min-width: 48rem) 14rem, 45vw" />
                </chakra.a>
                <IconButton
                  data-screen-only=""
                  size="lg"
                  colorPalette="ink"
                  position="absolute"
                  top="1"
                  insetEnd="1"
                  aria-label={texts.removePhoto(at + 1)}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget;
                    setAsked(pictureId);
                  }}
                >
                  <Icon as={X} size={18} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      )}
      <AddPhotos visit={visit} title={title} />
      {asked !== null && (
        <RemoveDialog
          title={texts.removePhotoTitle}
          text={texts.removePhotoText}
          button={texts.remove}
          onRemove={async () => {
            await removePhoto(visitId, asked);
            show({ variant: 'success', text: texts.photoRemoved });
          }}
          onClose={() => setAsked(null)}
          opener={() => opener.current}
        />
      )}
    </Box>
  );
}

/** Takes files one after the other, as far as the visit has room; says what was refused. */
function AddPhotos({ visit: { visitId, photos }, title }: VisitPhotosProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const show = useToasts();
  const { addPhoto, reload } = useVisits();
  const { isBusy, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const free = VISIT_LIMITS.photos - photos.length;
  async function add(files: readonly File[]) {
    let added = 0;
    try {
      for (const file of files.slice(0, free)) {
        await addPhoto(visitId, file);
        added += 1;
      }
    } finally {
      await reload();
      if (added > 0) show({ variant: 'success', text: texts.photosAdded(added) });
    }
    if (files.length > free) show({ variant: 'secondary', text: texts.photosLeft(String(VISIT_LIMITS.photos)) });
  }
  return (
    <Box data-screen-only="" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {free > 0 && (
        <BusyButton
          size="lg"
          variant="outline"
          colorPalette="ink"
          aria-label={texts.addPhotosTo(title)}
          isBusy={isBusy}
          busyText={texts.addPhotos}
          onClick={() => input.current?.click()}
        >
          <Icon as={ImageUp} size={18} />
          {texts.addPhotos}
        </BusyButton>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.addPhotosTo(title)}
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void run(() => add(files));
        }}
      />
      <Box textStyle="small" color="fg.muted">
        {texts.photos(`${photos.length}/${VISIT_LIMITS.photos}`)}
      </Box>
    </Box>
  );
}
