import { Box } from '@chakra-ui/react/box';
import { COMPARED_AT_MOST, compareAddress } from '@touchline/domain/college/comparison/compare-address';
import { Scale } from 'lucide-react';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { type Compared, ComparedTable } from './compared-table';
import { conferenceMiles } from './conference-miles';
import { FurtherTable } from './further-table';
import { usePeersName } from './standing-strip';

interface AlikeChapterProps {
  readonly isFolded?: boolean;
  /** Whether the page lists the trips to the conference already: then no table tells its distances again. */
  readonly hasTrips?: boolean;
}

/** Phones show the three that are most similar. */
const THREE_ON_PHONES = { '& tbody > :nth-of-type(n + 4)': { display: { base: 'none', md: 'table-row' } } } as const;

/**
 * The chapter on others: similar colleges, the conference as a table, rivals nearby; nothing if there are none. All but
 * the first are folded on narrow windows where another tab shows the team.
 */
export function AlikeChapter({ isFolded = false, hasTrips = false }: AlikeChapterProps) {
  const t = useTranslations();
  const { college, comparison } = useCollegePage();
  const team = useCollegeTeam();
  const peers = usePeersName();
  if (comparison === null) return null;
  const { similar, rivals, nearby } = comparison;
  const isToldByTrips = hasTrips && comparison.conference.every(({ netPrice }) => netPrice === null);
  const conference = isToldByTrips ? [] : comparison.conference;
  if ([conference, similar, rivals, nearby].every(({ length }) => length === 0)) return null;
  const name = team?.team.conference ?? college.conference ?? '';
  const outside = rivals.filter(({ college: { _id } }) => !comparison.conference.some((mate) => mate._id === _id));
  const rivalsTitle = outside.length === rivals.length ? t('college.rivalsTitle') : t('college.rivalsOutside', { name });
  return (
    <Section title={t('college.chapterAlike')}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: isFolded ? '3' : '8', md: '10' }}>
        {similar.length > 0 && (
          <Section
            title={t('college.similarTitle')}
            intro={t('college.similarRule', { peers })}
            action={<CompareLink colleges={similar} />}
          >
            <Box css={THREE_ON_PHONES}>
              <ComparedTable colleges={similar} label={t('college.similarTitle')} />
            </Box>
          </Section>
        )}
        {conference.length > 0 && <ConferenceTable conference={conference} name={name} isFolded={isFolded} />}
        {outside.length > 0 && (
          <FurtherTable title={rivalsTitle} count={outside.length} isFolded={isFolded}>
            <ComparedTable colleges={outside.map((one) => one.college)} label={rivalsTitle} distances={outside} />
          </FurtherTable>
        )}
        {nearby.length > 0 && (
          <FurtherTable title={t('college.nearbyTitle')} count={nearby.length} isFolded={isFolded}>
            <ComparedTable
              colleges={nearby.map((one) => one.college)}
              label={t('college.nearbyTitle')}
              distances={nearby}
              hasLevels
            />
          </FurtherTable>
        )}
        <WhoseNetPrice of={[...similar, ...conference, ...[...outside, ...nearby].map((one) => one.college)]} />
      </Box>
    </Section>
  );
}

/** Whom the net prices of the tables count; phones have it in the head of the column. Nothing where none is shown. */
function WhoseNetPrice({ of }: { readonly of: readonly Compared[] }) {
  const t = useTranslations();
  const { college } = useCollegePage();
  if (of.every(({ netPrice }) => netPrice === null)) return null;
  return (
    <Box as="p" hideBelow="md" textStyle="small" color="fg.muted" maxW="text">
      {t('college.netPriceCounts', { who: college.address.country === 'CA' ? 'canada' : 'other' })}
    </Box>
  );
}

interface ConferenceTableProps {
  readonly conference: readonly Compared[];
  readonly name: string;
  readonly isFolded: boolean;
}

/**
 * The conference by net price, or by distance where no price is known; a list of names where neither is. Its places
 * are those of the rivals nearby, so that nobody stands on the page twice.
 */
function ConferenceTable({ conference, name, isFolded }: ConferenceTableProps) {
  const t = useTranslations();
  const { college } = useCollegePage();
  const distances = conferenceMiles(conference, college);
  const hasPrices = conference.some(({ netPrice }) => netPrice !== null);
  const isByDistance = !hasPrices && distances.length > 0;
  const title = hasPrices
    ? t('college.conferenceTitle', { name })
    : isByDistance
      ? t('college.conferenceByDistance', { name })
      : name;
  return (
    <FurtherTable title={title} count={conference.length} isFolded={isFolded}>
      <ComparedTable
        colleges={isByDistance ? distances.map(({ college: mate }) => mate) : conference}
        label={title}
        distances={distances}
        hasBars={isByDistance}
      />
    </FurtherTable>
  );
}

/** Leads to the page's college and the ones that are similar, side by side. */
function CompareLink({ colleges }: { readonly colleges: readonly Compared[] }) {
  const t = useTranslations();
  const { college } = useCollegePage();
  return (
    <PageLink
      to={compareAddress([college._id, ...colleges.map(({ _id }) => _id)].slice(0, COMPARED_AT_MOST.narrow))}
      rel="nofollow"
      data-screen-only=""
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      fontWeight="medium"
      color="pitch.fg"
    >
      <Icon as={Scale} size={18} />
      {t('college.compareSimilar')}
    </PageLink>
  );
}
