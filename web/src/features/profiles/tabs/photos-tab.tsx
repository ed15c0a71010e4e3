import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlbumCovers, AlbumSection, NoAlbum, picturesOf } from '../../../components/albums/album-views';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { TabBody } from '../../../ui/tab-layout';
import type { ProfileEditing } from '../editing/profile-editor';
import { PictureGrid } from '../pictures/picture-grid';
import { PictureTile } from '../pictures/picture-tile';
import { profileAddress } from '../profile-tabs';
import { useProfilePage } from '../use-profile-page';
import { NothingShown } from './nothing-shown';

/** The Photos tab: all albums, or the chosen one. */
export function PhotosTab({ album }: { readonly album: string | null }) {
  return album === null ? <AllAlbums /> : <AlbumOf name={album} />;
}

/** The covers of all albums that have pictures, then every picture. */
function AllAlbums() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const albums = profile.albums.filter(({ pictures }) => editing !== null || pictures.length > 0);
  const photos = picturesOf(albums);
  if (albums.length === 0 && editing === null) {
    return <NothingShown title={t('profile.noPhotosTitle', { name: profile.displayName })} />;
  }
  return (
    <TabBody>
      {albums.length > 0 && (
        <AlbumCovers
          title={t('profile.albums')}
          albums={albums}
          addressOf={(album) => profileAddress(profile.username, { tab: 'photos', album })}
          countText={(count) => t('profile.photoCount', { count })}
          cover={(id, album, sizes) => <PictureTile id={id} caption={album} sizes={sizes} fills />}
        />
      )}
      {photos.length > 0 && (
        <Section title={t('profile.allPhotos')}>
          <PictureGrid ids={photos} />
        </Section>
      )}
      {editing !== null && <NewAlbum editing={editing} />}
    </TabBody>
  );
}

/** For the owner: another album, which opens once it is there. */
function NewAlbum({ editing }: { readonly editing: ProfileEditing }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { profile } = useProfilePage();
  return (
    <Section title={t('profile.newAlbum')}>
      <Suspense fallback={<Box minH="10rem" />}>
        <editing.ProfileAlbumAdder
          of={editing.of}
          albums={editing.stored.albums}
          save={editing.save}
          onAdded={(album) => void navigate(profileAddress(profile.username, { tab: 'photos', album }))}
        />
      </Suspense>
    </Section>
  );
}

/** One album, by its name; its owner works on it here. */
function AlbumOf({ name }: { readonly name: string }) {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const navigate = useNavigate();
  const toPhotos = profileAddress(profile.username, { tab: 'photos', album: null });
  const back = { to: toPhotos, text: t('profile.backToPhotos') };
  const album = profile.albums.find((one) => one.name === name);
  const own = editing?.stored.albums.find((one) => one.name === name);
  if (album === undefined) {
    return <NoAlbum title={t('profile.noAlbumTitle', { name })} text={t('profile.noAlbumText')} back={back} />;
  }
  return (
    <AlbumSection title={name} count={t('profile.photoCount', { count: album.pictures.length })} back={back}>
      {editing === null || own === undefined ? (
        <PictureGrid ids={album.pictures} />
      ) : (
        <Suspense fallback={<PictureGrid ids={album.pictures} />}>
          <editing.ProfileAlbumEditor
            profile={editing.stored}
            album={own}
            editing={editing}
            onRemoved={() => void navigate(toPhotos)}
          />
        </Suspense>
      )}
    </AlbumSection>
  );
}
