import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { stateOutline } from '../../../components/college/college-backdrop';
import { PlaceMap } from '../../../components/numbers/place-map';
import { placeLine } from '../../../components/college/college-summary';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { EditableSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { KIND_FACTS } from '../../../components/college/college-facts';
import { GalleryStrip } from '../pictures/gallery-strip';
import { Correctable } from '../suggestions/correctable';
import { TabLink } from '../tabs/overview-teasers';
import { Blocks } from '../../../ui/tab-layout';
import { hasPhotos } from '../tabs-with-content';
import { useCollegePage } from '../use-college-page';
import { hasText } from '../../../lib/value-in';
import { conferenceMiles } from './conference-miles';

/** How many of a conference stand on the map of a college without rivals nearby. */
const NEAREST = 6;

/** The header of the page has the nickname. */
const NAMELESS_FACTS = KIND_FACTS.filter(({ name }) => name !== 'nickname');

/**
 * The chapter on life there: where it lies, its kind, a line on the campus, pictures. Campus and city have their
 * tabs.
 */
export function LifeChapter() {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const { campus, tags } = college;
  const hasCampus = hasText(campus.description) || hasPhotos(college.albums, 'Campus');
  return (
    <Section
      title={t('college.chapterLife')}
      {...(hasCampus ? { action: <TabLink tab="campus" label="college.moreCampus" /> } : {})}
    >
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '6', md: '10' }}>
        <Blocks>
          <CollegePlace />
          <FactSection title="college.facts" facts={editing === null ? NAMELESS_FACTS : KIND_FACTS} knownOnly />
          {hasText(campus.subtitleValue) && (
            <Text textStyle="h4" color="pitch.fg" overflowWrap="anywhere">
              {campus.subtitleValue}
            </Text>
          )}
          <EditableSection
            title={t('college.tags')}
            isEmpty={tags.length === 0}
            fields={() => [
              {
                path: '/tags',
                label: t('college.tags'),
                help: t('edit.perLine'),
                kind: { type: 'lines', mostEach: 60 },
                value: tags,
              },
            ]}
          >
            <Box as="ul" display="flex" flexWrap="wrap" gap="2">
              {tags.map((tag) => (
                <Box as="li" key={tag} maxW="full">
                  <Chip>{tag}</Chip>
                </Box>
              ))}
            </Box>
          </EditableSection>
        </Blocks>
        <Box hideBelow="md" css={{ '&:empty': { display: 'none' } }}>
          <GalleryStrip albumName="Campus" />
        </Box>
      </Box>
    </Section>
  );
}

/** Where the college lies: its rivals around it, the sea, the outline of its state. */
function CollegePlace() {
  const t = useTranslations();
  const { formatList } = useFormats();
  const { college, comparison } = useCollegePage();
  const { lat, lng } = college.position;
  if (comparison === null || lat === null || lng === null) return null;
  const { milesToSea } = comparison;
  const rivals =
    comparison.rivals.length > 0 ? comparison.rivals : conferenceMiles(comparison.conference, college).slice(0, NEAREST);
  const places = rivals.flatMap(({ college: { _id, name, lat: north, lng: east }, miles }) =>
    north === null || east === null ? [] : [{ id: _id, name, miles, lat: north, lng: east }],
  );
  const [nearest] = rivals;
  const parts = [
    ...(milesToSea === null ? [] : [t('college.mapSea', { miles: milesToSea })]),
    ...(nearest === undefined ? [] : [t('college.mapRival', { name: nearest.college.name, miles: nearest.miles })]),
  ];
  if (parts.length === 0) return null;
  const sentence = `${placeLine(college.address.locality, college.address.administrative_area_level_1)}: ${parts.join('; ')}.`;
  if (places.length === 0) return <Text fontWeight="semibold">{sentence}</Text>;
  const state = college.address.administrative_area_level_1;
  return (
    <Correctable path="/position" isOnOverview>
      <PlaceMap
        title={t('college.mapTitle')}
        sentence={sentence}
        rows={rivals.map(({ college: { name }, miles }) => [name, t('college.miles', { miles })])}
        source={formatList(places.map(({ name }, index) => `${index + 1} ${name}`))}
        center={{ lat, lng }}
        places={places}
        outline={stateOutline(state)}
        ringText={(miles) => t('college.miles', { miles })}
      />
    </Correctable>
  );
}
