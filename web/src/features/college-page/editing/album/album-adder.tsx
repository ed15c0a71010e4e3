import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { Plus } from 'lucide-react';
import { addingAlbum } from '../../../../components/albums/album-changes';
import { NewAlbumForm } from '../../../../components/albums/new-album-form';
import { editMark } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { Icon } from '../../../../ui/icon';
import { usePhotoName } from '../../pictures/photo-names';
import type { SaveCollege } from '../college-kind';

interface AlbumAdderProps {
  readonly college: College;
  readonly save: SaveCollege;
}

/** Adds an album: one of the recommended names with one press (S9-09), or any other name. */
export function AlbumAdder({ college: { _id, albums }, save }: AlbumAdderProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const suggested = Object.keys(PHOTO_AREAS).filter((one) => !albums.some(({ name }) => name === one));
  const add = (name: string) => save(addingAlbum(name, name));
  return (
    <Box mt="6" display="grid" gap="4" maxW="form">
      {suggested.length > 0 && (
        <Box role="group" aria-label={t('album.suggested')} display="flex" flexWrap="wrap" gap="2">
          {suggested.map((one) => (
            <Button key={one} variant="outline" {...editMark(['/albums'])} onClick={() => void add(one)}>
              <Icon as={Plus} />
              {nameOf(one)}
            </Button>
          ))}
        </Box>
      )}
      <NewAlbumForm of={`colleges/${_id}`} albums={albums} onAdd={add} />
    </Box>
  );
}
