import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { coveringAlbum, takingOutOfAlbum } from '../../../../components/albums/album-changes';
import { CoverButton, PhotoButton, RemoveButton } from '../../../../components/albums/photo-buttons';
import { useTranslations } from '../../../../i18n/use-translations';
import { Icon } from '../../../../ui/icon';
import { type FormEditing, ownPicturePath } from '../edited-profile';
import { CaptionField } from './caption-field';

interface AlbumPhotoProps extends Pick<FormEditing, 'save'> {
  readonly profile: Profile;
  readonly album: Profile['albums'][number];
  readonly id: string;
  readonly index: number;
  readonly isDragged: boolean;
  readonly onDrag: (id: string | null) => void;
  /** Another photo was dropped on this one. */
  readonly onDropped: () => void;
  /** Moves it to another position, 0 for the first. */
  readonly onMove: (to: number) => void;
}

/** A photo of an album with its caption and its tools. The picture is dragged; the buttons do the same by keys. */
export function AlbumPhoto({ profile, album, id, index, save, isDragged, onDrag, onDropped, onMove }: AlbumPhotoProps) {
  const t = useTranslations();
  const { name, pictures, cover } = album;
  const caption = profile.pictureDetails[id]?.caption ?? null;
  const title = caption ?? t('profileEdit.photoNumber', { number: index + 1 });
  return (
    <Box
      as="li"
      role="group"
      aria-label={title}
      opacity={isDragged ? 0.5 : 1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDropped();
      }}
    >
      <chakra.img
        src={ownPicturePath(profile, id, '400')}
        alt={title}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', id);
          onDrag(id);
        }}
        onDragEnd={() => onDrag(null)}
        width="full"
        aspectRatio="4 / 3"
        objectFit="cover"
        borderRadius="card"
        bg="bg.muted"
        cursor="grab"
      />
      <CaptionField
        of={`profiles/${profile._id}/captions/${id}`}
        id={id}
        caption={caption}
        label={t('profileEdit.captionOf', { name: title })}
        save={save}
      />
      <Box display="flex" gap="2" mt="2">
        <PhotoButton
          label={t('profileEdit.moveEarlier', { name: title })}
          title={t('profileEdit.earlier')}
          isDisabled={index === 0}
          onPress={() => onMove(index - 1)}
        >
          <Icon as={ArrowLeft} />
        </PhotoButton>
        <PhotoButton
          label={t('profileEdit.moveLater', { name: title })}
          title={t('profileEdit.later')}
          isDisabled={index === pictures.length - 1}
          onPress={() => onMove(index + 1)}
        >
          <Icon as={ArrowRight} />
        </PhotoButton>
        <CoverButton
          name={title}
          isCover={cover === id}
          onPress={() => void save(coveringAlbum(name, id, t('album.makeCoverShort')))}
        />
        <RemoveButton
          label={t('profileEdit.takeOut', { name: title })}
          title={t('profileEdit.takeOutShort')}
          onPress={() => void save(takingOutOfAlbum(name, id, title))}
        />
      </Box>
    </Box>
  );
}
