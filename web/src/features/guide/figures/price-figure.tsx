import { Box } from '@chakra-ui/react/box';
import { useFormats } from '../../../i18n/use-translations';
import type { YearPrice } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

/** The year of the figures in college-data/colleges.csv. */
const YEAR = 2024;

/** What a year costs at three kinds of college: tuition, everything else, and what is left after grants. */
export function PriceFigure({ prices }: { readonly prices: readonly YearPrice[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  const most = Math.max(1, ...prices.map(({ total }) => total));
  const dollars = (value: number) => formatNumber(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  return (
    <>
      <Legend labels={[texts.tuition, texts.rest]} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="5">
        {prices.map(({ kind, colleges, tuition, total, net }) => (
          <Box as="li" key={kind}>
            <Box display="flex" justifyContent="space-between" gap="4" mb="1">
              <Box as="span" fontWeight="semibold">
                {texts.prices[kind]}
              </Box>
              <Box as="span" textStyle="number" fontWeight="semibold">
                {dollars(total)}
              </Box>
            </Box>
            <DrawnBar
              parts={[
                { share: (100 * tuition) / most, fill: 0 },
                { share: (100 * (total - tuition)) / most, fill: 1 },
              ]}
            />
            <Box textStyle="small" color="fg.muted" mt="1">
              {`${texts.tuition} ${dollars(tuition)} · ${texts.medianOf(formatNumber(colleges))}`}
            </Box>
            {net !== null && (
              <>
                <Box mt="2">
                  <DrawnBar height={8} parts={[{ share: (100 * net) / most, fill: 3 }]} />
                </Box>
                <Box textStyle="small" color="fg.muted" mt="1">
                  {texts.net(dollars(net))}
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="4">
        {texts.scorecard(YEAR)}
      </Box>
    </>
  );
}
