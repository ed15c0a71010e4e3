import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useFormats } from '../../../i18n/use-translations';
import type { SquadClasses } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

const CLASSES = ['freshman', 'sophomore', 'junior', 'senior'] as const;
const DIVISION_NAMES = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Of whom squads are made: the share of each class, by division, men and women. */
export function SquadFigure({ squads }: { readonly squads: readonly SquadClasses[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  return (
    <>
      <Legend labels={CLASSES.map((one) => texts.classes[one])} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="5">
        {squads.map(({ division, sex, size, teams, shares }) => {
          const sum = CLASSES.reduce((all, one) => all + shares[one], 0);
          return (
            <Box as="li" key={`${division} ${sex}`}>
              <Box mb="1">
                <Box as="span" fontWeight="semibold">
                  {texts.squads[sex](DIVISION_NAMES[division])}
                </Box>
                <Box as="span" textStyle="small" color="fg.muted">{` · ${texts.size(size, teams)}`}</Box>
              </Box>
              <DrawnBar parts={CLASSES.map((one, fill) => ({ share: (100 * shares[one]) / sum, fill }))} />
              <Box textStyle="small" color="fg.muted" mt="1">
                {CLASSES.map((one, index) => (
                  <span key={one}>
                    {index > 0 && ' · '}
                    <VisuallyHidden>{`${texts.classes[one]} `}</VisuallyHidden>
                    {formatNumber(shares[one] / 100, { style: 'percent' })}
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
