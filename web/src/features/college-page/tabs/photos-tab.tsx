import { Box } from '@chakra-ui/react/box';
import { ALL_PHOTOS } from '@touchline/domain/college/all-photos';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/use-words';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PageLink } from '../../../ui/page-link';
import { Section } from '../../../ui/section';
import { useCollegeInHand } from '../college-in-hand';
import { tabAddress } from '../college-tabs';
import { PictureGrid } from '../picture-grid';
import { PictureTile } from '../picture-tile';
import { TabBody } from './tab-body';

/** The pictures of a college, or one album of them where one is chosen. */
export function PhotosTab({ album }: { readonly album: string | null }) {
  return album === null ? <AllAlbums /> : <AlbumOf name={album} />;
}

/** All albums as covers, then every picture. */
function AllAlbums() {
  const say = useWords();
  const { college, sex, editing } = useCollegeInHand();
  const albums = college.albums.filter(({ pictures }) => pictures.length > 0);
  const all = [...new Set(albums.flatMap(({ pictures }) => pictures))];
  if (all.length === 0 && (editing === null || college.pictures.length === 0)) {
    return (
      <EmptyState
        scene="floodlights"
        title={say('college.noPhotosTitle', { name: college.name })}
        text={say('college.noPhotosText')}
      />
    );
  }
  return (
    <TabBody>
      {editing !== null && <editing.HeadPictures college={college} save={editing.save} />}
      <Section title={say('college.albums')}>
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
                  <PictureTile college={college} id={cover ?? pictures[0] ?? ''} caption={name} fills />
                </Link>
              </Box>
              <Box textStyle="small" color="fg.muted" mt="2">
                {say('college.photoCount', { count: pictures.length })}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={say('college.allPhotos')}>
        <PictureGrid ids={all} />
      </Section>
    </TabBody>
  );
}

/** One album, by its name; `allPhotos` is every picture of every album. */
function AlbumOf({ name }: { readonly name: string }) {
  const say = useWords();
  const { college, sex } = useCollegeInHand();
  const toPhotos = tabAddress(college.pathName, sex, { tab: 'photos', album: null });
  const isAll = name === ALL_PHOTOS;
  const album = college.albums.find((one) => one.name === name);
  const pictures = isAll ? [...new Set(college.albums.flatMap((one) => one.pictures))] : album?.pictures;
  if (pictures === undefined) {
    return (
      <EmptyState
        scene="corner"
        title={say('college.noAlbumTitle', { name })}
        text={say('college.noAlbumText')}
        action={<ButtonLink to={toPhotos}>{say('college.backToPhotos')}</ButtonLink>}
      />
    );
  }
  return (
    <Section
      title={isAll ? say('college.allPhotos') : name}
      intro={say('college.photoCount', { count: pictures.length })}
      action={
        <PageLink to={toPhotos} color="pitch.fg" fontWeight="medium" py="2.5">
          {say('college.backToPhotos')}
        </PageLink>
      }
    >
      <PictureGrid ids={pictures} />
    </Section>
  );
}
