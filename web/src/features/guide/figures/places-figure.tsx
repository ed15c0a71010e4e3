import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useFormats } from '../../../i18n/use-translations';
import type { LineOfSquads } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';
import { SquadLines } from './squad-lines';

/** In how many teams three, two, one or no player of a line is in the last year. */
export function PlacesFigure({ lines }: { readonly lines: readonly LineOfSquads[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  return (
    <>
      <Legend labels={texts.leaving} />
      <SquadLines
        lines={lines}
        row={({ line, leaving }) => {
          const shares = leaving.toReversed();
          const sum = shares.reduce((all, share) => all + share, 0);
          return (
            <>
              <Box fontWeight="semibold" mb="1">
                {texts.lines[line]}
              </Box>
              <DrawnBar parts={shares.map((share, fill) => ({ share: (100 * share) / sum, fill }))} />
              <Box textStyle="small" color="fg.muted" mt="1">
                {shares.map((share, index) => (
                  <span key={texts.leaving[index]}>
                    {index > 0 && ' · '}
                    <VisuallyHidden>{`${texts.leaving[index] ?? ''}: `}</VisuallyHidden>
                    {formatNumber(share / 100, { style: 'percent' })}
                  </span>
                ))}
              </Box>
            </>
          );
        }}
      />
    </>
  );
}
