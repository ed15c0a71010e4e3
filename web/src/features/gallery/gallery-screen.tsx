import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useSearchParams } from 'react-router-dom';
import { PageLink } from '../../ui/links';
import { Content, PageTitle } from '../../ui/page-layout';
import { BUTTON_ENTRIES } from './button-entries';
import { COLLEGE_ENTRIES } from './college-entries';
import { DRAWING_ENTRIES } from './drawing-entries';
import { FIELD_ENTRIES } from './field-entries';
import { type GalleryEntry, GallerySection } from './gallery-entry';
import { MAIL_ENTRIES } from './mail-entries';
import { NAVIGATION_ENTRIES } from './navigation-entries';
import { NUMBER_ENTRIES } from './number-entries';
import { OVERLAY_ENTRIES } from './overlay-entries';
import { SLIDER_ENTRIES } from './slider-entries';
import { STATE_ENTRIES } from './state-entries';

const ENTRIES: readonly GalleryEntry[] = [
  ...STATE_ENTRIES,
  ...BUTTON_ENTRIES,
  ...FIELD_ENTRIES,
  ...NAVIGATION_ENTRIES,
  ...OVERLAY_ENTRIES,
  ...COLLEGE_ENTRIES,
  ...NUMBER_ENTRIES,
  ...SLIDER_ENTRIES,
  ...DRAWING_ENTRIES,
  ...MAIL_ENTRIES,
];

/**
 * Every component in every state that it has, and every mail in both languages, for developers; only local builds
 * contain it, so its headings are the names in the code. It begins with an index; `?component=Chip` shows those whose
 * name contains `Chip`.
 */
export function GalleryScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('component') ?? '';
  const entries = ENTRIES.filter(({ name }) => name.includes(wanted));
  return (
    <Content py="10">
      <PageTitle text="Gallery" />
      <Heading as="h1" textStyle="h1" mb="8">
        Gallery
      </Heading>
      <Box as="nav" aria-label="Components" display="flex" flexWrap="wrap" columnGap="5" mb="8">
        {entries.map(({ name }) => (
          <PageLink key={name} to={{ search: search.toString(), hash: name }} py="2.5" color="pitch.fg">
            {name}
          </PageLink>
        ))}
      </Box>
      {entries.map(({ name, states }) => (
        <GallerySection key={name} name={name} states={states} />
      ))}
    </Content>
  );
}
