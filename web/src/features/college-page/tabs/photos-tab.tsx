import { ALL_PHOTOS } from '@touchline/domain/pictures/photo-areas';
import { AlbumCovers, AlbumSection, NoAlbum, picturesOf } from '../../../components/albums/album-views';
import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';
import { Section } from '../../../ui/page-layout';
import { tabAddress } from '../college-tabs';
import { usePhotoName } from '../pictures/photo-names';
import { PictureGrid, PictureTile } from '../pictures/picture-tiles';
import { useCollegePage } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';

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
  const all = picturesOf(college.albums);
  const empty = (
    <EmptyState scene="floodlights" title={t('college.noPhotosTitle', { name: college.name })} text={t('college.noPhotosText')} />
  );
  if (all.length === 0 && editing === null) return empty;
  return (
    <TabBody>
      {all.length === 0 && empty}
      <AlbumCovers
        title={t('college.albums')}
        albums={albums}
        addressOf={(album) => tabAddress(college.pathName, sex, { tab: 'photos', album })}
        countText={(count) => t('college.photoCount', { count })}
        cover={(id, album, sizes) => <PictureTile college={college} id={id} caption={nameOf(album)} sizes={sizes} fills />}
      >
        {editing !== null && <editing.AlbumTools college={college} album={null} save={editing.save} />}
      </AlbumCovers>
      {all.length > 0 && <AllPhotos />}
      {editing !== null && <editing.CoverAndLogoSection college={college} save={editing.save} />}
    </TabBody>
  );
}

interface AllPhotosProps {
  /** The albums whose photos stand elsewhere on the page. */
  readonly without?: readonly string[];
}

/** Every picture of the college, as a section of a page that has other sections; nothing without any. */
export function AllPhotos({ without = [] }: AllPhotosProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college } = useCollegePage();
  const ids = picturesOf(college.albums.filter(({ name }) => !without.includes(name)));
  if (ids.length === 0) return null;
  return (
    <Section title={without.length === 0 ? nameOf(ALL_PHOTOS) : t('college.photos')}>
      <PictureGrid college={college} ids={ids} />
    </Section>
  );
}

/** One album, by its name. `allPhotos` is derived from all albums and takes no pictures itself (S4-13). */
function AlbumOf({ name }: { readonly name: string }) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { college, sex, editing } = useCollegePage();
  const back = { to: tabAddress(college.pathName, sex, { tab: 'photos', album: null }), text: t('college.backToPhotos') };
  const album = college.albums.find((one) => one.name === name);
  const pictures = name === ALL_PHOTOS ? picturesOf(college.albums) : album?.pictures;
  if (pictures === undefined) {
    return <NoAlbum title={t('college.noAlbumTitle', { name })} text={t('college.noAlbumText')} back={back} />;
  }
  return (
    <AlbumSection title={nameOf(name)} count={t('college.photoCount', { count: pictures.length })} back={back}>
      {editing === null || album === undefined ? (
        <PictureGrid college={college} ids={pictures} />
      ) : (
        <editing.AlbumTools college={college} album={album} save={editing.save} />
      )}
    </AlbumSection>
  );
}
