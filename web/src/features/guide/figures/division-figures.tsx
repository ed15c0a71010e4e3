import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useFormats } from '../../../i18n/use-translations';
import type { SquadClasses, TeamsFromAbroad } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

const CLASSES = ['freshman', 'sophomore', 'junior', 'senior'] as const;
const DIVISION_NAMES = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** The teams of a division, men's or women's: a bar of their shares in per cent. */
interface DivisionRow extends Pick<SquadClasses, 'division' | 'sex'> {
  readonly details: string;
  readonly shares: readonly number[];
}

interface DivisionBarsProps {
  /** What each share is, in the order of the shares. */
  readonly labels: readonly string[];
  /** What separates a label from its share for screen readers. */
  readonly afterLabel: string;
  readonly rows: readonly DivisionRow[];
}

/** A bar for each division and sex, with its shares in words below it. */
function DivisionBars({ labels, afterLabel, rows }: DivisionBarsProps) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  return (
    <>
      <Legend labels={labels} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="5">
        {rows.map(({ division, sex, details, shares }) => {
          const sum = shares.reduce((all, share) => all + share, 0);
          return (
            <Box as="li" key={`${division} ${sex}`}>
              <Box mb="1">
                <Box as="span" fontWeight="semibold">
                  {texts.squads[sex](DIVISION_NAMES[division])}
                </Box>
                <Box as="span" textStyle="small" color="fg.muted">{` · ${details}`}</Box>
              </Box>
              <DrawnBar parts={shares.map((share, fill) => ({ share: (100 * share) / sum, fill }))} />
              <Box textStyle="small" color="fg.muted" mt="1">
                {shares.map((share, index) => (
                  <span key={labels[index]}>
                    {index > 0 && ' · '}
                    <VisuallyHidden>{`${labels[index] ?? ''}${afterLabel}`}</VisuallyHidden>
                    {formatNumber(share / 100, { style: 'percent' })}
                  </span>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="4">
        {texts.rosters}
      </Box>
    </>
  );
}

/** Of whom squads are made: the share of each class. */
export function SquadFigure({ squads }: { readonly squads: readonly SquadClasses[] }) {
  const texts = useFigureTexts();
  return (
    <DivisionBars
      labels={CLASSES.map((one) => texts.classes[one])}
      afterLabel=" "
      rows={squads.map(({ division, sex, size, teams, shares }) => ({
        ...{ division, sex, details: texts.size(size, teams) },
        shares: CLASSES.map((one) => shares[one]),
      }))}
    />
  );
}

/** Where players from abroad play: the teams by how many of their players come from abroad, most first. */
export function AbroadFigure({ divisions }: { readonly divisions: readonly TeamsFromAbroad[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  return (
    <DivisionBars
      labels={texts.abroad}
      afterLabel=": "
      rows={divisions.map(({ division, sex, teams, shares }) => ({
        ...{ division, sex, details: texts.teams(formatNumber(teams)), shares: shares.toReversed() },
      }))}
    />
  );
}
