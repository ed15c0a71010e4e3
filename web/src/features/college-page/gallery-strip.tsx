import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { ScrollStrip, Section } from '../../ui/page-layout';
import { tabAddress } from './college-tabs';
import { usePictureCaption } from './photo-names';
import { PictureTile, ratioOf } from './picture-tiles';
import { useCollegePage } from './use-college-page';

/** An album as a strip that scrolls sideways, with a link to all of it; nothing where the college has no such album. */
export function GalleryStrip({ albumName }: { readonly albumName: string }) {
  const t = useTranslations();
  const { college, sex } = useCollegePage();
  const caption = usePictureCaption();
  const pictures = college.albums.find(({ name }) => name === albumName)?.pictures ?? [];
  if (pictures.length === 0) return null;
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
    <Section title={t('college.photos')} action={all}>
      <ScrollStrip
        label={t('college.photos')}
        mx={{ base: '-4', md: '0' }}
        scrollSnapType="x proximity"
        scrollPaddingInline={{ base: '1rem', md: '0' }}
      >
        <Box as="ul" display="flex" gap="15px" px={{ base: '4', md: '0' }} width="max-content">
          {pictures.map((id, index) => (
            <Box
              as="li"
              key={id}
              flex="none"
              height={{ base: '11rem', md: '15rem' }}
              scrollSnapAlign="start"
              style={{ aspectRatio: ratioOf(college, id) }}
            >
              <PictureTile
                college={college}
                id={id}
                caption={caption(college, id, index)}
                sizes={`${Math.round(ratioOf(college, id) * 15)}rem`}
                fills
              />
            </Box>
          ))}
        </Box>
      </ScrollStrip>
    </Section>
  );
}
