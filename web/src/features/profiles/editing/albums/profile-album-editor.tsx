import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { useState } from 'react';
import { addingPictures, movingPicture, removingAlbum } from '../../../../components/albums/album-changes';
import { DropZone, UploadList } from '../../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../../components/document-editor/uploads/use-uploads';
import { useTranslations } from '../../../../i18n/use-translations';
import type { FormEditing } from '../edited-profile';
import { AlbumPhoto } from './album-photo';

interface ProfileAlbumEditorProps {
  readonly profile: Profile;
  readonly album: Profile['albums'][number];
  readonly editing: FormEditing;
  readonly onRemoved: () => void;
}

/**
 * An album of the owner's profile. Owners add photos and see the progress, name them, drag them or move them with
 * buttons, make one the cover, and take photos out again with UNDO.
 */
export function ProfileAlbumEditor({ profile, album, editing: { save, upload }, onRemoved }: ProfileAlbumEditorProps) {
  const t = useTranslations();
  const { name, pictures } = album;
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const { uploads, start, retry, dismiss } = useUploads(upload, (ids) => save(addingPictures(name, ids, name)));

  async function move(id: string, to: number) {
    if (await save(movingPicture(name, id, to, name)))
      setMoved(t('profileEdit.movedTo', { position: to + 1, count: pictures.length }));
  }

  return (
    <Box>
      <DropZone onFiles={start} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <Box role="status" textStyle="small" color="fg.muted" minH="6" mt="2">
        {moved}
      </Box>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        gap="5"
        mt="2"
        aria-label={t('profileEdit.photosOf', { name })}
      >
        {pictures.map((id, index) => (
          <AlbumPhoto
            key={id}
            profile={profile}
            album={album}
            id={id}
            index={index}
            save={save}
            isDragged={dragged === id}
            onDrag={setDragged}
            onDropped={() => {
              if (dragged !== null && dragged !== id) void move(dragged, index);
              setDragged(null);
            }}
            onMove={(to) => void move(id, to)}
          />
        ))}
      </Box>
      <Button
        variant="ghost"
        colorPalette="ink"
        mt="8"
        onClick={() => void save(removingAlbum(name, name)).then((isRemoved) => isRemoved && onRemoved())}
      >
        {t('album.removeAlbum', { name })}
      </Button>
    </Box>
  );
}
