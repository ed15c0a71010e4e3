import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { type CollegeColumn, competitionOf } from './college-column';

interface SwipeStepsProps {
  readonly first: number;
  readonly count: number;
  readonly onStep: (column: number) => void;
}

/** Which colleges a narrow window shows, and the steps to the others. */
export function SwipeSteps({ first, count, onStep }: SwipeStepsProps) {
  const t = useTranslations();
  const step = { size: 'lg', minW: '11', variant: 'outline', colorPalette: 'ink' } as const;
  return (
    <Box hideFrom="lg" data-screen-only="" display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
      <Box role="status" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('compare.shownOf', { first: first + 1, last: Math.min(first + 2, count), count })}
      </Box>
      <Box display="flex" gap="2">
        <IconButton {...step} aria-label={t('compare.stepBack')} disabled={first === 0} onClick={() => onStep(first - 1)}>
          <Icon as={ChevronLeft} />
        </IconButton>
        <IconButton {...step} aria-label={t('compare.stepOn')} disabled={first + 2 >= count} onClick={() => onStep(first + 1)}>
          <Icon as={ChevronRight} />
        </IconButton>
      </Box>
    </Box>
  );
}

interface CollegeHeadProps {
  readonly college: CollegeColumn;
  readonly action: ReactNode;
}

/** Crest and action in one line, and below it the name in the whole width of the column. */
const HEAD_AREAS = '"crest action" "name name"';

/** Who a column is about. On phones only crest and name: league and place are rows of the table. */
export function CollegeHead({ college, action }: CollegeHeadProps) {
  const { address } = college;
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gridTemplateAreas={HEAD_AREAS}
      alignItems="center"
      columnGap="3"
      rowGap={{ lg: '2' }}
      minH={{ base: '11', lg: '0' }}
    >
      <Box gridArea="crest" lineHeight="0">
        <Crest college={college} size={40} />
      </Box>
      <Box gridArea="action">{action}</Box>
      <Box gridArea="name" minW="0">
        <PageLink
          to={firstTeamAddress({ pathName: college.pathName, sexes: college.teams.map(({ sex }) => sex) })}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', lg: '0' }}
          fontWeight="semibold"
          lineHeight="1.25"
          overflowWrap="anywhere"
          fontSize={{ base: 'sm', lg: 'md' }}
        >
          {college.name}
        </PageLink>
        <Box hideBelow="lg" textStyle="small" lineHeight="1.3" color="fg.muted" mt="0.5">
          {[placeLine(address.locality, address.administrative_area_level_1), ...competitionParts(competitionOf(college))]
            .filter((part) => part !== '')
            .join(' · ')}
        </Box>
      </Box>
    </Box>
  );
}
