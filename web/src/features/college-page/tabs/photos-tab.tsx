import { Box } from '@chakra-ui/react/box';
import { ALL_PHOTOS } from '@touchline/domain/pictures/photo-areas';
import type { College } from '@touchline/domain/college/college';
import { Link } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { tabAddress } from '../college-tabs';
import { usePhotoName } from '../pictures/photo-names';
import { PictureGrid, PictureTile } from '../pictures/picture-tiles';
import { useCollegePage } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';

const ALBUM_SIZES = '(min-width: 62rem) 18rem, 50vw';

/** The Photos tab: all albums, or the chosen one. */
export function PhotosTab({ album }: { readonly album: string | null }) {
  return album === null ? <AllAlbums /> : <AlbumOf name={album} />;
}

/** The covers of all albums, then every picture. Editors also see empty albums and may add one. */
function AllAlbums() {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college, sex, editing } = useCollegePage();
  const albums = college.albums.filter(({ pictures }) => editing !== null || pictures.length > 0);
  const all = allPicturesOf(college);
  const empty = (
    <EmptyState scene="floodlights" title={t('college.noPhotosTitle', { name: college.name })} text={t('college.noPhotosText')} />
  );
  if (all.length === 0 && editing === null) return empty;
  return (
    <TabBody>
      {all.length === 0 && empty}
      <Section title={t('college.albums')}>
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          gap={{ base: '3', md: '4' }}
        >
          {albums.map(({ name, cover, pictures }) => (
            <Box as="li" key={name}>
              <Box asChild display="block" aspectRatio="4 / 3" borderRadius="card">
                <Link to={tabAddress(college.pathName, sex, { tab: 'photos', album: name })}>
                  <PictureTile
                    college={college}
                    id={cover ?? pictures[0] ?? null}
                    caption={nameOf(name)}
                    sizes={ALBUM_SIZES}
                    fills
                  />
                </Link>
              </Box>
              <Box textStyle="small" color="fg.muted" mt="2">
                {t('college.photoCount', { count: pictures.length })}
              </Box>
            </Box>
          ))}
        </Box>
        {editing !== null && <editing.AlbumTools college={college} album={null} save={editing.save} />}
      </Section>
      {all.length > 0 && (
        <Section title={nameOf(ALL_PHOTOS)}>
          <PictureGrid college={college} ids={all} />
        </Section>
      )}
      {editing !== null && <editing.CoverAndLogoSection college={college} save={editing.save} />}
    </TabBody>
  );
}

/** One album, by its name. `allPhotos` is derived from all albums and takes no pictures itself (S4-13). */
function AlbumOf({ name }: { readonly name: string }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college, sex, editing } = useCollegePage();
  const toPhotos = tabAddress(college.pathName, sex, { tab: 'photos', album: null });
  const isAll = name === ALL_PHOTOS;
  const album = college.albums.find((one) => one.name === name);
  const pictures = isAll ? allPicturesOf(college) : album?.pictures;
  if (pictures === undefined) {
    return (
      <EmptyState
        scene="corner"
        title={t('college.noAlbumTitle', { name })}
        text={t('college.noAlbumText')}
        action={<ButtonLink to={toPhotos}>{t('college.backToPhotos')}</ButtonLink>}
      />
    );
  }
  return (
    <Section
      title={nameOf(name)}
      intro={t('college.photoCount', { count: pictures.length })}
      action={
        <PageLink to={toPhotos} color="pitch.fg" fontWeight="medium" py="2.5">
          {t('college.backToPhotos')}
        </PageLink>
      }
    >
      {editing === null || album === undefined ? (
        <PictureGrid college={college} ids={pictures} />
      ) : (
        <editing.AlbumTools college={college} album={album} save={editing.save} />
      )}
    </Section>
  );
}

/** Every picture of every album, each once: the derived album `allPhotos`. */
function allPicturesOf({ albums }: College): readonly string[] {
  return [...new Set(albums.flatMap(({ pictures }) => pictures))];
}
