import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { NEED_LEVELS, type NeedLevel, type RosterNeed } from '@touchline/domain/college/roster/roster-needs';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import type { Position } from '@touchline/domain/reference/positions';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';

/** The colour and the sign of a need; the sign stands for the word where there is no room for it. */
const LOOKS = {
  open: { bg: 'pitch.solid', color: 'pitch.contrast', sign: '●', borderColor: 'pitch.solid' },
  watching: { bg: 'pitch.subtle', color: 'pitch.fg', sign: '◐', borderColor: 'pitch.muted' },
  closed: { bg: 'bg.muted', color: 'fg.muted', sign: '–', borderColor: 'border' },
} as const satisfies Record<NeedLevel, Record<string, string>>;

/** The sign that stands for a need where there is no room for its word. */
export const signOfNeed = (need: NeedLevel): string => LOOKS[need].sign;

/** The years of the grid: those of the needs, from the year of the last change on, without gaps. */
export function yearsOfNeeds(needs: readonly RosterNeed[]): readonly number[] {
  const years = needs.map(({ graduationYear }) => graduationYear);
  const first = Math.max(Math.min(...years), Number((lastChangeOf(needs) ?? '0').slice(0, 4)));
  const last = Math.max(...years);
  return years.length === 0 ? [] : Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The day of the last change of a team's needs; null if there is none. */
function lastChangeOf(needs: readonly RosterNeed[]): string | null {
  return needs.reduce<string | null>((latest, { changedOn }) => ((changedOn ?? '') > (latest ?? '') ? changedOn : latest), null);
}

/** A long German name of a position with a soft hyphen, for browsers that hyphenate no German. */
const breakable = (name: string): string => name.replace(/(?<=\p{L})verteidigung/u, '\u00ADverteidigung');

interface RosterNeedsGridProps {
  readonly needs: readonly RosterNeed[];
  readonly years: readonly number[];
  /** The control in a cell, for editors; the need as a coloured field where it is left out. */
  readonly cell?: (position: Position, year: number, name: string) => ReactNode;
}

/**
 * What a team needs: positions by graduation years, coloured by need, with the sentence that says the most. Positions
 * without any need are left out, unless there are controls.
 */
export function RosterNeedsGrid({ needs, years, cell }: RosterNeedsGridProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const shown = needs.filter(({ graduationYear }) => years.includes(graduationYear));
  const positions = POSITION_NAMES.entries.filter(
    ({ value }) => cell !== undefined || shown.some(({ position }) => position === value),
  );
  const needAt = (position: Position, year: number) =>
    shown.find((one) => one.position === position && one.graduationYear === year)?.need;
  const changedOn = lastChangeOf(shown);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <Text mb="4">
        {t('college.needsSentence', { count: shown.filter(({ need }) => need === 'open').length })}
        {changedOn !== null && (
          <Box as="span" color="fg.muted">{` ${t('college.needsAsOf', { moment: date.format(new Date(changedOn)) })}`}</Box>
        )}
      </Text>
      <Box
        asChild
        borderCollapse="separate"
        style={{ borderSpacing: '4px' }}
        mx="-1"
        width="full"
        maxW="46rem"
        tableLayout="fixed"
      >
        <table>
          <thead>
            <tr>
              <Box
                asChild
                textAlign="start"
                textStyle="small"
                color="fg.muted"
                fontWeight="medium"
                width={{ base: '38%', md: '30%' }}
              >
                <th scope="col">{t('college.needsPosition')}</th>
              </Box>
              {years.map((year) => (
                <Box key={year} asChild textStyle="small" color="fg.muted" fontWeight="medium" fontVariantNumeric="tabular-nums">
                  <th scope="col">{year}</th>
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {positions.map((position) => (
              <tr key={position.value}>
                <Box
                  asChild
                  textAlign="start"
                  fontWeight="medium"
                  textStyle={{ base: 'small', md: 'body' }}
                  hyphens="auto"
                  pe="2"
                >
                  <th scope="row">{breakable(position[language])}</th>
                </Box>
                {years.map((year) => (
                  <td key={year}>
                    {cell === undefined ? (
                      <NeedField need={needAt(position.value, year)} />
                    ) : (
                      cell(position.value, year, `${position[language]}, ${year}`)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Box
        as="ul"
        aria-hidden
        display={{ base: 'flex', md: 'none' }}
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        mt="3"
        textStyle="small"
        color="fg.muted"
      >
        {NEED_LEVELS.map((level) => (
          <li key={level}>{`${LOOKS[level].sign} ${t(`college.need_${level}`)}`}</li>
        ))}
      </Box>
    </>
  );
}

/** A word that phones have no room for: there it is read by screen readers alone. */
const HEARD_ON_PHONES = {
  '@media (max-width: 47.99rem)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};

function NeedField({ need }: { readonly need: NeedLevel | undefined }) {
  const t = useTranslations();
  if (need === undefined) return <Box minH="9" borderRadius="control" borderWidth="1px" borderStyle="dashed" />;
  const { sign, ...look } = LOOKS[need];
  return (
    <Box minH="9" borderRadius="control" borderWidth="1px" display="grid" placeItems="center" textStyle="small" {...look}>
      <Box as="span" aria-hidden hideFrom="md">
        {sign}
      </Box>
      <Box as="span" css={HEARD_ON_PHONES} fontWeight={need === 'open' ? 'semibold' : 'medium'}>
        {t(`college.need_${need}`)}
      </Box>
    </Box>
  );
}
