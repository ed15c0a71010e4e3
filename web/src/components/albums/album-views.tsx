import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { ButtonLink, PageLink, SiteLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { EmptyState } from '../../ui/states/empty-state';

/** An album of a college or a profile. */
interface Album {
  readonly name: string;
  readonly cover: string | null;
  readonly pictures: readonly string[];
}

/** The value of the attribute `sizes` of an album's cover. */
const COVER_SIZES = '(min-width: 62rem) 18rem, 50vw';

/** Every picture of every album, each once. */
export function picturesOf(albums: readonly Pick<Album, 'pictures'>[]): readonly string[] {
  return [...new Set(albums.flatMap(({ pictures }) => pictures))];
}

interface AlbumCoversProps {
  readonly title: string;
  readonly albums: readonly Album[];
  /** The address of an album by its name. */
  readonly addressOf: (name: string) => string;
  /** Says how many pictures an album has. */
  readonly countText: (count: number) => string;
  /** The picture on top of an album: its cover, else its first one; null for an empty album. */
  readonly cover: (id: string | null, album: string, sizes: string) => ReactNode;
  /** What stands below the covers. */
  readonly children?: ReactNode;
}

/** The covers of the albums, each a link to its album. */
export function AlbumCovers({ title, albums, addressOf, countText, cover: coverOf, children }: AlbumCoversProps) {
  return (
    <Section title={title}>
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '3', md: '4' }}
      >
        {albums.map(({ name, cover, pictures }) => (
          <Box as="li" key={name}>
            <Box asChild display="block" aspectRatio="4 / 3" borderRadius="card">
              <SiteLink to={addressOf(name)}>{coverOf(cover ?? pictures[0] ?? null, name, COVER_SIZES)}</SiteLink>
            </Box>
            <Box textStyle="small" color="fg.muted" mt="2">
              {countText(pictures.length)}
            </Box>
          </Box>
        ))}
      </Box>
      {children}
    </Section>
  );
}

/** The link from an album to all albums. */
interface WayBack {
  readonly to: string;
  readonly text: string;
}

interface AlbumSectionProps {
  readonly title: string;
  readonly count: string;
  readonly back: WayBack;
  readonly children: ReactNode;
}

/** One album: its name, how many pictures it has, and the way back to all albums. */
export function AlbumSection({ title, count, back, children }: AlbumSectionProps) {
  return (
    <Section
      title={title}
      intro={count}
      action={
        <PageLink to={back.to} color="pitch.fg" fontWeight="medium" py="2.5">
          {back.text}
        </PageLink>
      }
    >
      {children}
    </Section>
  );
}

/** Says that there is no album at this address. */
export function NoAlbum({ title, text, back }: { readonly title: string; readonly text: string; readonly back: WayBack }) {
  return <EmptyState scene="corner" title={title} text={text} action={<ButtonLink to={back.to}>{back.text}</ButtonLink>} />;
}
