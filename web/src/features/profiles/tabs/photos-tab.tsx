import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';
import { ButtonLink, PageLink, SiteLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { TabBody } from '../../../ui/tab-layout';
import type { ProfileEditing } from '../editing/profile-editor';
import { PictureGrid } from '../pictures/picture-grid';
import { PictureTile } from '../pictures/picture-tile';
import { profileAddress } from '../profile-tabs';
import { useProfilePage } from '../use-profile-page';
import { NothingShown } from './nothing-shown';

const ALBUM_SIZES = '(min-width: 62rem) 18rem, 50vw';

/** The Photos tab: all albums, or the chosen one. */
export function PhotosTab({ album }: { readonly album: string | null }) {
  return album === null ? <AllAlbums /> : <AlbumOf name={album} />;
}

/** The covers of all albums that have pictures, then every picture. */
function AllAlbums() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const albums = profile.albums.filter(({ pictures }) => editing !== null || pictures.length > 0);
  if (albums.length === 0 && editing === null) {
    return <NothingShown title={t('profile.noPhotosTitle', { name: profile.displayName })} />;
  }
  return (
    <TabBody>
      <Section title={t('profile.albums')}>
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '3', md: '4' }}
        >
          {albums.map(({ name, cover, pictures }) => (
            <Box as="li" key={name}>
              <Box asChild display="block" aspectRatio="4 / 3" borderRadius="card">
                <SiteLink to={profileAddress(profile.username, { tab: 'photos', album: name })}>
                  <PictureTile id={cover ?? pictures[0] ?? null} caption={name} sizes={ALBUM_SIZES} fills />
                </SiteLink>
              </Box>
              <Box textStyle="small" color="fg.muted" mt="2">
                {t('profile.photoCount', { count: pictures.length })}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('profile.allPhotos')}>
        <PictureGrid ids={[...new Set(albums.flatMap(({ pictures }) => pictures))]} />
      </Section>
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
  const album = profile.albums.find((one) => one.name === name);
  const own = editing?.stored.albums.find((one) => one.name === name);
  if (album === undefined) {
    return (
      <EmptyState
        scene="corner"
        title={t('profile.noAlbumTitle', { name })}
        text={t('profile.noAlbumText')}
        action={<ButtonLink to={toPhotos}>{t('profile.backToPhotos')}</ButtonLink>}
      />
    );
  }
  return (
    <Section
      title={name}
      intro={t('profile.photoCount', { count: album.pictures.length })}
      action={
        <PageLink to={toPhotos} color="pitch.fg" fontWeight="medium" py="2.5">
          {t('profile.backToPhotos')}
        </PageLink>
      }
    >
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
    </Section>
  );
}
