import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
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
  return (
    <Section title={t('college.chapterAlike')}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap={{ base: '8', md: '10' }}>
        {similar.length > 0 && (
          <Section title={t('college.similarTitle')} intro={t('college.similarRule', { peers })}>
            <ComparedTable colleges={similar} label={t('college.similarTitle')} />
          </Section>
        )}
        {first !== undefined && (
          <Section title={t('college.conferenceTitle', { name: first.conference ?? '' })}>
            <ComparedTable colleges={conference} label={t('college.conferenceTitle', { name: first.conference ?? '' })} />
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

const COLUMNS = ['netPrice', 'graduationRate', 'students'] as const satisfies readonly StandingName[];
const UNKNOWN = '–';

const Cell = chakra('td', {
  base: { py: '2', ps: { base: '1', sm: '2', md: '6' }, textAlign: 'end', textStyle: 'number', whiteSpace: 'nowrap' },
});
const Head = chakra('th', {
  base: {
    pb: '2',
    ps: { base: '1', sm: '2', md: '6' },
    overflowWrap: 'anywhere',
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
 * phones leave out the graduation rate.
 */
function ComparedTable({ colleges, label, lastColumn }: ComparedTableProps) {
  const t = useTranslations();
  const format = useComparedNumber();
  const { college, sex } = useCollegePage();
  const columns = COLUMNS.filter((name) => colleges.some((one) => one[name] !== null));
  return (
    <chakra.table width="full" aria-label={label} borderCollapse="collapse">
      <thead>
        <tr>
          <Head scope="col" ps="0" textAlign="start">
            {t('college.tableCollege')}
          </Head>
          {columns.map((name) => (
            <Head key={name} scope="col" {...(name === 'graduationRate' ? WIDE_ONLY : {})}>
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
                <Box display="flex" alignItems="center" gap="3" minH="11">
                  <Crest college={one} size={32} />
                  <Box minW="0" lineHeight="1.3">
                    {isOwn ? (
                      one.name
                    ) : (
                      <PageLink to={collegeAddress(one.pathName, sex)} py="1" overflowWrap="anywhere">
                        {one.name}
                      </PageLink>
                    )}
                    <Box textStyle="small" color="fg.muted" fontWeight="normal" hideBelow="md">
                      {placeLine(one.city, one.state)}
                    </Box>
                  </Box>
                </Box>
              </chakra.th>
              {columns.map((name) => {
                const value = one[name];
                return (
                  <Cell key={name} {...(name === 'graduationRate' ? WIDE_ONLY : {})} color={value === null ? 'fg.muted' : 'fg'}>
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
