import { Box } from '@chakra-ui/react/box';
import type { MessageKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { Slider } from '../../../ui/slider';
import { tabAddress } from '../college-tabs';
import { usePictureCaption } from './photo-names';
import { PictureTile, ratioOf } from './picture-tiles';
import { useCollegePage } from '../use-college-page';

interface GalleryStripProps {
  readonly albumName: string;
  /** The heading, where the strip is all that the page tells of its subject. */
  readonly title?: MessageKey | undefined;
}

/**
 * An album as a slider, with a link to all of it; nothing where the college has no such album. Slides are as wide as
 * landscape pictures are, of an album with mostly upright ones narrower (S9-06).
 */
export function GalleryStrip({ albumName, title = 'college.photos' }: GalleryStripProps) {
  const t = useTranslations();
  const { college, sex } = useCollegePage();
  const caption = usePictureCaption();
  const pictures = college.albums.find(({ name }) => name === albumName)?.pictures ?? [];
  if (pictures.length === 0) return null;
  const isPortrait = pictures.filter((id) => ratioOf(college, id) < 1).length > pictures.length / 2;
  const all = (
    <PageLink
      to={tabAddress(college.pathName, sex, { tab: 'photos', album: albumName })}
      color="pitch.fg"
      fontWeight="medium"
      py="2.5"
    >
      {t('college.photoCount', { count: pictures.length })}
    </PageLink>
  );
  return (
    <Section title={t(title)} action={all}>
      <Slider title={t('college.photos')} kind={isPortrait ? 'portrait' : 'landscape'}>
        {pictures.map((id, index) => (
          <Box key={id} aspectRatio={isPortrait ? '4 / 5' : '3 / 2'}>
            <PictureTile
              college={college}
              id={id}
              caption={caption(college, id, index)}
              sizes={isPortrait ? '(min-width: 62rem) 17rem, 45vw' : '(min-width: 62rem) 22rem, 85vw'}
              fills
            />
          </Box>
        ))}
      </Slider>
    </Section>
  );
}
