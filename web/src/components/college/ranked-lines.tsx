import { Box } from '@chakra-ui/react/box';
import type { MetTeam } from '@touchline/domain/season/met-team';
import type { TeamSex } from '../../lib/addresses/college-address';
import { collegeAddress } from '../../lib/addresses/college-address';
import { useIsHydrated } from '../../lib/hydration/deferred-section';
import { CollegeLink } from './college-summary';
import { Crest } from './crest';

/** A team of a short table: its rank, what the line says below its name, and its figure. */
export interface RankedLine {
  readonly rank: number;
  readonly college: MetTeam;
  readonly note: string;
  readonly figure: string;
}

interface RankedLinesProps {
  readonly lines: readonly RankedLine[];
  readonly sex: TeamSex;
  /** The season to which the teams' Athletics tabs open. */
  readonly season: number;
}

/** Lines of a short table, each a link to the season of the team; the browser draws the crests. */
export function RankedLines({ lines, sex, season }: RankedLinesProps) {
  const isHydrated = useIsHydrated();
  return lines.map(({ rank, college, note, figure }) => (
    <Box as="li" key={college._id} borderTopWidth="1px">
      <CollegeLink
        to={`${collegeAddress(college.pathName, sex)}/athletics?season=${season}`}
        display="flex"
        alignItems="center"
        gap="3"
        minH="14"
        py="1.5"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box as="span" flex="none" width="7" textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums">
          {rank}.
        </Box>
        <Box as="span" display="flex" flex="none" width="25px" height="30px">
          {isHydrated && <Crest college={college} size={30} />}
        </Box>
        <Box as="span" flex="1" minW="0">
          <Box as="span" display="block" fontWeight="semibold" lineHeight="1.25rem" overflowWrap="anywhere">
            {college.name}
          </Box>
          <Box as="span" display="block" textStyle="small" color="fg.muted">
            {note}
          </Box>
        </Box>
        <Box as="span" flex="none" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {figure}
        </Box>
      </CollegeLink>
    </Box>
  ));
}
