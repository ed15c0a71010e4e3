import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { divisionsOfTeams } from '@touchline/domain/college/catalogue/team-division';
import { type Division, type League, LEAGUES } from '@touchline/domain/reference/college-kinds';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';
import { prefersReducedMotion } from '../../theme/motion';
import type { Fact } from '../../ui/facts';
import { PageLink, SiteLink } from '../../ui/links';

/** Town and state as one line, `Stanford, CA`; what is unknown is left out. */
export function placeLine(city: string | null, state: string | null): string {
  return [city, state].filter((part) => part !== null).join(', ');
}

interface Competition {
  readonly league: League | null;
  readonly division: Division | null;
  readonly conference: string | null;
  readonly mensDivision?: Division | null;
  readonly womensDivision?: Division | null;
  readonly sexes?: readonly TeamSex[];
}

/**
 * League with division, and conference, `['NCAA D1', 'ACC']`; what is unknown is left out, and so is a league that is
 * none of those we name. Teams in two divisions are `NCAA D3/D1`, that of the men first, unless one is chosen.
 */
export function competitionParts(
  { league, conference, division, mensDivision = null, womensDivision = null, sexes = [] }: Competition,
  team?: TeamSex,
): readonly string[] {
  const divisions = divisionsOfTeams({ division, mensDivision, womensDivision, sexes }, team);
  const level = divisions.length === 0 ? '' : ` D${divisions.join('/D')}`;
  return [league === null || league === 'other' ? null : LEAGUES[league].label + level, conference].filter(
    (part) => part !== null,
  );
}

const DASH = '–';

/** Four columns: money in the first and a count in the last need more room than the two percentages between them. */
const FOUR = 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr) minmax(0, 5.5fr)';

interface AlignedFactsProps {
  readonly facts: readonly Fact[];
  readonly columns: number;
}

/** Facts aligned with those of the other rows or cards of a group; an unknown value is a quiet dash. */
export function AlignedFacts({ facts, columns }: AlignedFactsProps) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={columns === 4 ? FOUR : `repeat(${columns}, minmax(0, 1fr))`}
      columnGap="2"
      rowGap="3"
      width="full"
    >
      {facts.map(({ label, value }) => (
        <Box key={label} minW="0" display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <Box as="dt" textStyle="small" fontSize="0.8125rem" lineHeight="1.125rem" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" textStyle="number" fontWeight="semibold" color={value === null ? 'fg.muted' : 'fg'}>
            {value ?? DASH}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const SEXES = ['male', 'female'] as const satisfies readonly TeamSex[];
const SHORT = { male: 'ui.mens', female: 'ui.womens' } as const;
const LONG = { male: 'ui.mensSoccer', female: 'ui.womensSoccer' } as const;

const TeamLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    minW: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'pitch.fg',
    textUnderlineOffset: '3px',
    _hover: { bg: 'bg.muted', textDecoration: 'underline' },
  },
});

interface TeamLinksProps {
  readonly pathName: string;
  readonly sexes: readonly TeamSex[];
  /** The id of the element that names the college. */
  readonly describedBy: string;
  /** Stacked vertically, where there is little width. */
  readonly isStacked?: boolean;
}

/**
 * Short links to a college's men's and women's team, as far as it has them. The accessible name has the visible text
 * first and the full name after it.
 */
export function TeamLinks({ pathName, sexes, describedBy, isStacked = false }: TeamLinksProps) {
  const t = useTranslations();
  return (
    <Box display="flex" flex="none" flexDirection={isStacked ? 'column' : 'row'}>
      {SEXES.filter((sex) => sexes.includes(sex)).map((sex) => (
        <TeamLink
          key={sex}
          to={collegeAddress(pathName, sex)}
          aria-label={`${t(SHORT[sex])}: ${t(LONG[sex])}`}
          aria-describedby={describedBy}
        >
          {t(SHORT[sex])}
        </TeamLink>
      ))}
    </Box>
  );
}

/**
 * The link of a college's row. The parts of it that are marked with `data-travels`, crest and name, travel to the
 * header of the college's page (theme/system.ts); not in browsers without view transitions, or under reduced motion.
 */
export function CollegeLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink viewTransition={mayTravel()} onClick={markPressed} {...props} />;
}

/** False on the server. No HTML depends on it, so that a browser may differ while it hydrates a row. */
function mayTravel(): boolean {
  return typeof document !== 'undefined' && 'startViewTransition' in document && !prefersReducedMotion();
}

/** Two marked rows would be two elements of one name, which end a transition. */
function markPressed({ currentTarget }: MouseEvent<HTMLElement>): void {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  currentTarget.dataset.pressed = '';
}
