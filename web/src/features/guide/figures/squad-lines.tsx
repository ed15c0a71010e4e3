import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/use-translations';
import type { LineOfSquads } from '../chapter';
import { useFigureTexts } from './figure-texts';

interface SquadLinesProps {
  readonly lines: readonly LineOfSquads[];
  readonly row: (line: LineOfSquads) => ReactNode;
  /** What else there is to say of the count. */
  readonly note?: string;
}

/** The lines of squads, men's and women's next to each other where there is room, with what was counted. */
export function SquadLines({ lines, row, note }: SquadLinesProps) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  const teams = (['men', 'women'] as const).reduce((sum, sex) => sum + (lines.find((one) => one.sex === sex)?.teams ?? 0), 0);
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        columnGap="8"
        rowGap="6"
        css={{ '@media print': { gridTemplateColumns: '1fr 1fr' } }}
      >
        {(['men', 'women'] as const).map((sex) => (
          <Box key={sex}>
            <Box textStyle="small" color="fg.muted" mb="3">
              {texts[sex]}
            </Box>
            <Box as="ul" listStyleType="none" display="grid" rowGap="4">
              {lines
                .filter((one) => one.sex === sex)
                .map((one) => (
                  <Box as="li" key={one.line}>
                    {row(one)}
                  </Box>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="4">
        {[texts.rostersOf(formatNumber(teams)), note].filter((text) => text !== undefined).join(' · ')}
      </Box>
    </>
  );
}
