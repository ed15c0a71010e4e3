import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { College } from '@touchline/domain/college/college';
import { recommendedAreas } from '@touchline/domain/pictures/photo-areas';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addingPictures, coveringAlbum, removingAlbum } from '../../../../components/albums/album-changes';
import { CoverButton, PhotoButton, RemoveButton } from '../../../../components/albums/photo-buttons';
import { DropZone, UploadList } from '../../../../components/document-editor/uploads/upload-area';
import { useUploads } from '../../../../components/document-editor/uploads/use-uploads';
import { useTranslations } from '../../../../i18n/use-translations';
import { teamOfAddress } from '../../../../lib/addresses/college-address';
import { Icon } from '../../../../ui/icon';
import { tabAddress } from '../../college-tabs';
import { usePhotoName } from '../../pictures/photo-names';
import { PictureGrid } from '../../pictures/picture-tiles';
import type { SaveCollege } from '../college-kind';
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
      <CoverButton
        name={caption}
        isCover={album.cover === id}
        onPress={() => void save(coveringAlbum(album.name, id, t('album.makeCoverShort')))}
      />
      <PhotoButton
        label={t('album.makePageCover', { name: caption })}
        title={t('album.makePageCoverShort')}
        isChosen={college.cover === id}
        onPress={() => void save([{ path: '/cover', label: t('album.makePageCoverShort'), value: id }])}
      >
        <Icon as={Image} />
      </PhotoButton>
      <RemoveButton
        label={t('album.delete', { name: caption })}
        title={t('album.deleteShort')}
        onPress={() => void save(removingPicture(id, caption))}
      />
    </Box>
  );
}
