import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../../i18n/use-translations';
import { PictureGrid } from '../../picture-grid';
import { usePhotoName } from '../../use-photo-name';
import type { SaveCollege } from '../field-change';
import { addingTo, removingAlbum } from './album-changes';
import { DropZone } from './drop-zone';
import { PhotoControls } from './photo-controls';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

interface AlbumWorkbenchProps {
  readonly college: College;
  readonly album: College['albums'][number];
  readonly save: SaveCollege;
}

/** An album as its editors see it: the place for new files, those on their way, and every picture with what can be done with it. */
export function AlbumWorkbench({ college, album, save }: AlbumWorkbenchProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { name, pictures } = album;
  const { uploads, start, retry, dismiss } = useUploads(college._id, (ids) => save(addingTo(name, ids, name)));
  return (
    <>
      <DropZone onFiles={start} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <Box mt={{ base: '5', md: '6' }}>
        <PictureGrid
          college={college}
          ids={pictures}
          below={(id, caption) => <PhotoControls college={college} album={album} id={id} caption={caption} save={save} />}
        />
      </Box>
      <Button variant="ghost" colorPalette="ink" mt="8" onClick={() => void save(removingAlbum(name, name))}>
        {t('album.removeAlbum', { name: nameOf(name) })}
      </Button>
    </>
  );
}
