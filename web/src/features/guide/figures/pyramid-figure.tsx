import { Box } from '@chakra-ui/react/box';
import { useFormats } from '../../../i18n/use-translations';
import type { Tier } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

/** The leagues and divisions by their number of teams, men's and women's, each bar in the middle like a pyramid. */
export function PyramidFigure({ tiers }: { readonly tiers: readonly Tier[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  const most = Math.max(1, ...tiers.map(({ men, women }) => men + women));
  return (
    <>
      <Legend labels={[texts.men, texts.women]} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="4">
        {tiers.map(({ name, men, women, unconfirmed }) => (
          <Box as="li" key={name} textAlign="center">
            <Box lineHeight="1.4">
              <Box as="span" fontWeight="semibold">
                {name}
              </Box>
              {` · ${texts.teams(formatNumber(men + women))}`}
            </Box>
            <Box mx="auto" my="1" style={{ width: `${(100 * (men + women)) / most}%`, minWidth: '2rem' }}>
              <DrawnBar
                parts={[
                  { share: (100 * men) / (men + women), fill: 0 },
                  { share: (100 * women) / (men + women), fill: 1 },
                ]}
              />
            </Box>
            <Box textStyle="small" color="fg.muted">
              {`${texts.men} ${men} · ${texts.women} ${women}`}
            </Box>
            {unconfirmed > 0 && (
              <Box textStyle="small" color="fg.muted">
                {texts.unconfirmed(formatNumber(unconfirmed))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
