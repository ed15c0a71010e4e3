import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CollegeLink, competitionParts } from '../../components/college-summary';
import { Crest } from '../../components/crest';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/college-address';
import { LANDING_COLLEGES, type LandingCollege } from './landing-colleges';

const Head = chakra('th', {
  base: {
    height: '11',
    px: { base: '4', md: '5' },
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textAlign: 'start',
  },
});

interface CollegeTableProps {
  readonly caption: string;
  readonly items: readonly LandingCollege[];
}

/** Colleges in the style of a league table, in the given order and without ranks; rows of 44 px. */
export function CollegeTable({ caption, items }: CollegeTableProps) {
  const t = useTranslations();
  return (
    <chakra.table width="full" css={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <Head scope="col">{t('landing.tableCollege')}</Head>
          <Head scope="col" width={{ base: '6rem', sm: '10.5rem', lg: '8.5rem' }} ps="0">
            {t('landing.tableLeague')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {items.slice(0, LANDING_COLLEGES.wide).map((college, row) => {
          const [level, conference] = competitionParts(college);
          return (
            <chakra.tr
              key={college._id}
              borderTopWidth="1px"
              display={row < LANDING_COLLEGES.narrow ? 'table-row' : { base: 'none', lg: 'table-row' }}
              _hover={{ bg: 'bg.subtle' }}
            >
              <chakra.th scope="row" height="11" p="0" textAlign="start" fontWeight="semibold">
                <CollegeLink
                  to={firstTeamAddress(college)}
                  display="flex"
                  alignItems="center"
                  gap="3"
                  minH="11"
                  py="0.5"
                  ps={{ base: '4', md: '5' }}
                  pe="3"
                  _focusVisible={{ outlineOffset: '-3px' }}
                >
                  <Box as="span" data-travels="crest" display="flex" flex="none">
                    <Crest college={college} size={28} />
                  </Box>
                  <Box as="span" data-travels="name" minW="0" lineHeight="1.25rem">
                    {college.name}
                  </Box>
                </CollegeLink>
              </chakra.th>
              <chakra.td height="11" p="0" pe="3" textStyle="small" color="fg.muted" lineHeight="1.25rem">
                {level}
                {conference !== undefined && (
                  <Box as="span" display={{ base: 'none', sm: 'inline' }}>
                    {` · ${conference}`}
                  </Box>
                )}
              </chakra.td>
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
