import { Box } from '@chakra-ui/react/box';
import { ALL_PHOTOS } from '@touchline/domain/college/all-photos';
import { Link } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PageLink } from '../../../ui/page-link';
import { Section } from '../../../ui/section';
import { useCollegeInHand } from '../college-in-hand';
import { tabAddress } from '../college-tabs';
import { PictureGrid } from '../picture-grid';
import { PictureTile } from '../picture-tile';
import { picturesShown } from '../pictures-shown';
import { usePhotoName } from '../use-photo-name';
import { TabBody } from './tab-body';

const ALBUM_SIZES = '(min-width: 62rem) 18rem, 50vw';

/** The pictures of a college, or one album of them where one is chosen. */
export function PhotosTab({ album }: { readonly album: string | null }) {
  return album === null ? <AllAlbums /> : <AlbumOf name={album} />;
}

/** All albums as covers, then every picture. Editors also see albums that are still empty, and may add one. */
function AllAlbums() {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college, sex, editing } = useCollegeInHand();
  const albums = college.albums.filter(({ pictures }) => editing !== null || pictures.length > 0);
  const all = picturesShown(college);
  const empty = (
    <EmptyState scene="floodlights" title={t('college.noPhotosTitle', { name: college.name })} text={t('college.noPhotosText')} />
  );
  if (all.length === 0 && editing === null) return empty;
  return (
    <TabBody>
      {all.length === 0 && empty}
      {editing !== null && <editing.HeadPictures college={college} save={editing.save} />}
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
    </TabBody>
  );
}

/** One album, by its name; `allPhotos` is every picture of every album, and takes none itself. */
function AlbumOf({ name }: { readonly name: string }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college, sex, editing } = useCollegeInHand();
  const toPhotos = tabAddress(college.pathName, sex, { tab: 'photos', album: null });
  const isAll = name === ALL_PHOTOS;
  const album = college.albums.find((one) => one.name === name);
  const pictures = isAll ? picturesShown(college) : album?.pictures;
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
