import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { College } from '@touchline/domain/college/college';
import { recommendedAreas } from '@touchline/domain/pictures/photo-areas';
import { Image, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DropZone, UploadList } from '../../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../../components/document-editor/uploads/use-uploads';
import { useTranslations } from '../../../../i18n/use-translations';
import { teamOfAddress } from '../../../../lib/addresses/college-address';
import { Icon } from '../../../../ui/icon';
import { tabAddress } from '../../college-tabs';
import { usePhotoName } from '../../pictures/photo-names';
import { PictureGrid } from '../../pictures/picture-tiles';
import type { SaveCollege } from '../college-kind';
import { addingPictures, coveringAlbum, removingAlbum } from '../../../../components/albums/album-changes';
import { removingPicture, taggingPicture } from './picture-changes';
import { useEditing } from '../use-editing';

interface AlbumEditorProps {
  readonly college: College;
  readonly album: College['albums'][number];
  readonly save: SaveCollege;
}

/**
 * An album for its editors: the drop zone, the running uploads, and every picture with its controls. Removing it leads
 * to the remaining albums.
 */
export function AlbumEditor({ college, album, save }: AlbumEditorProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { name, pictures } = album;
  const navigate = useNavigate();
  const { g = '' } = useParams();
  const remove = async () => {
    if (await save(removingAlbum(name, name)))
      await navigate(tabAddress(college.pathName, teamOfAddress(g), { tab: 'photos', album: null }));
  };
  const { uploads, start, retry, dismiss } = useUploads(useEditing().upload, (ids) => save(addingPictures(name, ids, name)));
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
      <Button variant="ghost" colorPalette="ink" mt="8" onClick={() => void remove()}>
        {t('album.removeAlbum', { name: nameOf(name) })}
      </Button>
    </>
  );
}

interface PhotoControlsProps {
  readonly college: College;
  readonly album: College['albums'][number];
  readonly id: string;
  readonly caption: string;
  readonly save: SaveCollege;
}

/** The controls of a picture in an album: area tag (S9-09), cover of album or page, delete. */
function PhotoControls({ college, album, id, caption, save }: PhotoControlsProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const area = college.pictureDetails[id]?.area ?? '';
  const areas = recommendedAreas(album.name);
  const options = area === '' || areas.includes(area) ? areas : [area, ...areas];
  const areaLabel = t('album.area', { name: caption });
  const [chosen, setChosen] = useState<string | null>(null);
  const tag = async (name: string) => {
    setChosen(name);
    await save(taggingPicture(id, name === '' ? null : name, areaLabel));
    setChosen(null);
  };
  const isCover = album.cover === id;
  const isPageCover = college.cover === id;
  return (
    <Box role="group" aria-label={caption} display="flex" flexWrap="wrap" gap="2" mt="2" alignItems="center">
      <chakra.select
        aria-label={areaLabel}
        value={chosen ?? area}
        onChange={({ target }) => void tag(target.value)}
        flex={{ base: '1 1 100%', md: '1 1 8rem' }}
        minW="8rem"
        minH="11"
        px="2"
        whiteSpace="normal"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
      >
        <option value="">{t('album.noArea')}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </chakra.select>
      <IconButton
        aria-label={t('album.makeCover', { name: caption })}
        title={t('album.makeCoverShort')}
        aria-pressed={isCover}
        variant={isCover ? 'subtle' : 'outline'}
        boxSize="11"
        onClick={() => void (isCover || save(coveringAlbum(album.name, id, t('album.makeCoverShort'))))}
      >
        <Icon as={Star} fill={isCover ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton
        aria-label={t('album.makePageCover', { name: caption })}
        title={t('album.makePageCoverShort')}
        aria-pressed={isPageCover}
        variant={isPageCover ? 'subtle' : 'outline'}
        boxSize="11"
        onClick={() => void (isPageCover || save([{ path: '/cover', label: t('album.makePageCoverShort'), value: id }]))}
      >
        <Icon as={Image} />
      </IconButton>
      <IconButton
        aria-label={t('album.delete', { name: caption })}
        title={t('album.deleteShort')}
        variant="outline"
        boxSize="11"
        onClick={() => void save(removingPicture(id, caption))}
      >
        <Icon as={Trash2} />
      </IconButton>
    </Box>
  );
}
