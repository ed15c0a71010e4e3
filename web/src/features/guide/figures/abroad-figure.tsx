import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useFormats } from '../../../i18n/use-translations';
import type { TeamsFromAbroad } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

const DIVISION_NAMES = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Where players from abroad play: the teams of each division by how many of theirs come from abroad. */
export function AbroadFigure({ divisions }: { readonly divisions: readonly TeamsFromAbroad[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  return (
    <>
      <Legend labels={texts.abroad} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="5">
        {divisions.map(({ division, sex, teams, shares }) => (
          <Box as="li" key={`${division} ${sex}`}>
            <Box mb="1">
              <Box as="span" fontWeight="semibold">
                {texts.squads[sex](DIVISION_NAMES[division])}
              </Box>
              <Box as="span" textStyle="small" color="fg.muted">{` · ${texts.teams(formatNumber(teams))}`}</Box>
            </Box>
            <DrawnBar parts={shares.toReversed().map((share, fill) => ({ share, fill }))} />
            <Box textStyle="small" color="fg.muted" mt="1">
              {shares.toReversed().map((share, index) => (
                <span key={texts.abroad[index]}>
                  {index > 0 && ' · '}
                  <VisuallyHidden>{`${texts.abroad[index] ?? ''}: `}</VisuallyHidden>
                  {formatNumber(share / 100, { style: 'percent' })}
                </span>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="4">
        {texts.rosters}
      </Box>
    </>
  );
}
