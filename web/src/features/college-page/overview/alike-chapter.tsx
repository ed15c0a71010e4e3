import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { COMPARED_AT_MOST, compareAddress } from '@touchline/domain/college/comparison/compare-address';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeLine } from '../../../components/college-summary';
import { Crest } from '../../../components/crest';
import { useTranslations } from '../../../i18n/use-translations';
import { collegeAddress } from '../../../lib/college-address';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { type CollegeComparison, useCollegePage } from '../use-college-page';
import { type StandingName, useComparedNumber, usePeersName } from './standing-strip';

type Compared = CollegeComparison['similar'][number];

/** The chapter on others: the conference as a table, similar colleges, rivals nearby; nothing where there are none. */
export function AlikeChapter() {
  const t = useTranslations();
  const { comparison } = useCollegePage();
  const peers = usePeersName();
  if (comparison === null) return null;
  const { conference, similar, rivals } = comparison;
  if (conference.length === 0 && similar.length === 0 && rivals.length === 0) return null;
  const [first] = conference;
  const name = first?.conference ?? '';
  const hasPrices = conference.some(({ netPrice }) => netPrice !== null);
  const conferenceTitle = hasPrices ? t('college.conferenceTitle', { name }) : name;
  return (
    <Section title={t('college.chapterAlike')}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '8', md: '10' }}>
        {similar.length > 0 && (
          <Section
            title={t('college.similarTitle')}
            intro={t('college.similarRule', { peers })}
            action={<CompareLink colleges={similar} />}
          >
            <ComparedTable colleges={similar} label={t('college.similarTitle')} />
          </Section>
        )}
        {first !== undefined && (
          <Section title={conferenceTitle}>
            <ComparedTable colleges={conference} label={conferenceTitle} />
          </Section>
        )}
        {rivals.length > 0 && (
          <Section title={t('college.rivalsTitle')}>
            <ComparedTable
              colleges={rivals.map(({ college }) => college)}
              label={t('college.rivalsTitle')}
              lastColumn={{
                title: t('college.tableDistance'),
                of: ({ _id }) => t('college.miles', { miles: rivals.find(({ college }) => college._id === _id)?.miles ?? 0 }),
              }}
            />
          </Section>
        )}
      </Box>
    </Section>
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
      <Scale size={18} strokeWidth={1.75} aria-hidden />
      {t('college.compareSimilar')}
    </PageLink>
  );
}

const COLUMNS = ['netPrice', 'graduationRate', 'students'] as const satisfies readonly StandingName[];
const UNKNOWN = '–';

const Cell = chakra('td', {
  base: { py: '2', ps: { base: '2', md: '6' }, textAlign: 'end', textStyle: 'number', whiteSpace: 'nowrap' },
});
const Head = chakra('th', {
  base: {
    pb: '2',
    ps: { base: '2', md: '6' },
    overflowWrap: 'anywhere',
    '@media (min-width: 360px)': { overflowWrap: 'normal' },
    textAlign: 'end',
    verticalAlign: 'bottom',
    textStyle: 'small',
    fontWeight: 'normal',
    color: 'fg.muted',
  },
});

interface ComparedTableProps {
  readonly colleges: readonly Compared[];
  readonly label: string;
  readonly lastColumn?: { readonly title: string; readonly of: (college: Compared) => ReactNode };
}

/**
 * Colleges as the rows of a league table, the page's own one marked. A number that none of them has gets no column;
 * phones show two of them. Without any number they are a list in columns.
 */
function ComparedTable({ colleges, label, lastColumn }: ComparedTableProps) {
  const t = useTranslations();
  const format = useComparedNumber();
  const { college } = useCollegePage();
  const columns = COLUMNS.filter((name) => colleges.some((one) => one[name] !== null));
  if (columns.length === 0 && lastColumn === undefined) return <NamesInColumns colleges={colleges} label={label} />;
  const wideOnly = (name: StandingName) =>
    name === 'graduationRate' || (name === 'students' && lastColumn !== undefined) ? WIDE_ONLY : {};
  return (
    <chakra.table width="full" aria-label={label} borderCollapse="collapse">
      <thead>
        <tr>
          <Head scope="col" ps="0" textAlign="start">
            {t('college.tableCollege')}
          </Head>
          {columns.map((name) => (
            <Head key={name} scope="col" {...wideOnly(name)}>
              {t(`college.standingOf_${name}`)}
            </Head>
          ))}
          {lastColumn !== undefined && <Head scope="col">{lastColumn.title}</Head>}
        </tr>
      </thead>
      <tbody>
        {colleges.map((one) => {
          const isOwn = one._id === college._id;
          return (
            <chakra.tr key={one._id} borderTopWidth="1px" bg={isOwn ? 'pitch.subtle' : 'transparent'}>
              <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="1">
                <NameOfCompared one={one} isOwn={isOwn} />
              </chakra.th>
              {columns.map((name) => {
                const value = one[name];
                return (
                  <Cell key={name} {...wideOnly(name)} color={value === null ? 'fg.muted' : 'fg'}>
                    {value === null ? UNKNOWN : format(name, value)}
                  </Cell>
                );
              })}
              {lastColumn !== undefined && <Cell>{lastColumn.of(one)}</Cell>}
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

const WIDE_ONLY = { hideBelow: 'md' } as const;

/** Crest, name and place of a compared college, the name a link unless it is the page's own college. */
function NameOfCompared({ one, isOwn }: { readonly one: Compared; readonly isOwn: boolean }) {
  const { sex } = useCollegePage();
  return (
    <Box display="flex" alignItems="center" gap="3" minH="11">
      <Crest college={one} size={32} />
      <Box minW="0" lineHeight="1.3">
        {isOwn ? (
          one.name
        ) : (
          <PageLink
            to={collegeAddress(one.pathName, sex)}
            py="1"
            overflowWrap="anywhere"
            css={{ '@media (min-width: 360px)': { overflowWrap: 'break-word' } }}
          >
            {one.name}
          </PageLink>
        )}
        <Box textStyle="small" color="fg.muted" fontWeight="normal" hideBelow="md">
          {placeLine(one.city, one.state)}
        </Box>
      </Box>
    </Box>
  );
}

/** Colleges of whom no number is known. */
function NamesInColumns({ colleges, label }: Pick<ComparedTableProps, 'colleges' | 'label'>) {
  const { college } = useCollegePage();
  return (
    <Box
      as="ul"
      aria-label={label}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      columnGap="8"
    >
      {colleges.map((one) => (
        <Box as="li" key={one._id} borderTopWidth="1px" py="1" fontWeight="semibold">
          <NameOfCompared one={one} isOwn={one._id === college._id} />
        </Box>
      ))}
    </Box>
  );
}
