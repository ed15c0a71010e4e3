import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { competitionParts, placeLine } from '../../../components/college/college-summary';
import { Crest } from '../../../components/college/crest';
import { useTranslations } from '../../../i18n/use-translations';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { PageLink } from '../../../ui/links';
import { type CollegeComparison, useCollegePage } from '../use-college-page';
import { type StandingName, useComparedNumber } from './standing-strip';

/** A college as the tables of a page compare it. */
export type Compared = CollegeComparison['similar'][number];
type Distances = readonly CollegeComparison['rivals'][number][];

const COLUMNS = ['netPrice', 'graduationRate', 'students'] as const satisfies readonly StandingName[];
const UNKNOWN = '–';

const Cell = chakra('td', {
  base: { py: '2', ps: { base: '2', md: '6' }, textAlign: 'end', textStyle: 'number', whiteSpace: 'nowrap' },
});
const Head = chakra('th', {
  base: {
    pb: '2',
    ps: { base: '2', md: '6' },
    textAlign: 'end',
    verticalAlign: 'bottom',
    textStyle: 'small',
    '@media (max-width: 359px)': { fontSize: '0.75rem', letterSpacing: '-0.02em' },
    fontWeight: 'normal',
    color: 'fg.muted',
  },
});

interface ComparedTableProps {
  readonly colleges: readonly Compared[];
  readonly label: string;
  /** What is known of how far they are away; a last column where anything is. */
  readonly distances?: Distances;
  /** Draws the distances next to their numbers, in wide windows. */
  readonly hasBars?: boolean;
  /** Names the league and division of each, where these differ. */
  readonly hasLevels?: boolean;
}

/**
 * Colleges as the rows of a league table, the page's own one marked. A number that none of them has gets no column;
 * phones show two of them. Without any number or distance they are a list in columns.
 */
export function ComparedTable({ colleges, label, distances = [], hasBars = false, hasLevels = false }: ComparedTableProps) {
  const t = useTranslations();
  const format = useComparedNumber();
  const { college } = useCollegePage();
  const columns = COLUMNS.filter((name) => colleges.some((one) => one[name] !== null));
  const hasDistances = distances.length > 0;
  const farthest = Math.max(1, ...distances.map(({ miles }) => miles));
  if (columns.length === 0 && !hasDistances) return <NamesInColumns colleges={colleges} label={label} />;
  const wideOnly = (name: StandingName) => (name === 'graduationRate' || (name === 'students' && hasDistances) ? WIDE_ONLY : {});
  return (
    <chakra.table width="full" aria-label={label} borderCollapse="collapse">
      <thead>
        <tr>
          <Head scope="col" ps="0" textAlign="start">
            {t('college.tableCollege')}
          </Head>
          {columns.map((name) => (
            <Head key={name} scope="col" {...wideOnly(name)}>
              {name === 'netPrice'
                ? t('college.tableNetPrice', { who: college.address.country === 'CA' ? 'canada' : 'other' })
                : t(`college.standingOf_${name}`)}
            </Head>
          ))}
          {hasDistances && <Head scope="col">{t('college.tableDistance')}</Head>}
        </tr>
      </thead>
      <tbody>
        {colleges.map((one) => {
          const isOwn = one._id === college._id;
          const miles = distances.find(({ college: { _id } }) => _id === one._id)?.miles ?? null;
          return (
            <chakra.tr key={one._id} borderTopWidth="1px" bg={isOwn ? 'pitch.subtle' : 'transparent'}>
              <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="1" css={SMALL_IN_NARROW}>
                <NameOfCompared one={one} isOwn={isOwn} hasLevel={hasLevels} />
              </chakra.th>
              {columns.map((name) => {
                const value = one[name];
                return (
                  <Cell key={name} {...wideOnly(name)} color={value === null ? 'fg.muted' : 'fg'}>
                    {value === null ? UNKNOWN : format(name, value)}
                  </Cell>
                );
              })}
              {hasDistances && (
                <Cell color={miles === null ? 'fg.muted' : 'fg'}>
                  <Box as="span" display="inline-flex" alignItems="center" gap="4">
                    {hasBars && miles !== null && (
                      <Box as="span" aria-hidden display={{ base: 'none', md: 'block' }} width="18rem">
                        <Box
                          as="span"
                          display="block"
                          height="2"
                          minW="1"
                          borderRadius="pill"
                          bg="pitch.solid"
                          style={{ width: `${(100 * miles) / farthest}%` }}
                        />
                      </Box>
                    )}
                    <Box as="span" minW={hasBars ? '6rem' : '0'}>
                      {miles === null ? UNKNOWN : t('college.miles', { miles })}
                    </Box>
                  </Box>
                </Cell>
              )}
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

const WIDE_ONLY = { hideBelow: 'md' } as const;

/** In a window of 320 px a name of one long word leaves room for two numbers. */
const SMALL_IN_NARROW = {
  '@media (max-width: 359px)': { textStyle: 'small', fontWeight: 'semibold', overflowWrap: 'anywhere' },
} as const;

interface NameOfComparedProps {
  readonly one: Compared;
  readonly isOwn: boolean;
  readonly hasLevel?: boolean;
}

/** Crest, name and place (or league) of a compared college, the name a link unless it is the page's own college. */
function NameOfCompared({ one, isOwn, hasLevel = false }: NameOfComparedProps) {
  const { sex } = useCollegePage();
  return (
    <Box display="flex" alignItems="center" gap="3" minH="11">
      <Box flex="none" css={{ '@media (max-width: 359px)': { display: 'none' } }}>
        <Crest college={one} size={32} />
      </Box>
      <Box minW="0" lineHeight="1.3">
        {isOwn ? (
          one.name
        ) : (
          <PageLink to={collegeAddress(one.pathName, sex)} py="3.5">
            {one.name}
          </PageLink>
        )}
        <Box textStyle="small" color="fg.muted" fontWeight="normal" hideBelow={hasLevel ? undefined : 'md'}>
          {hasLevel ? competitionParts({ ...one, conference: null })[0] : placeLine(one.city, one.state)}
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
