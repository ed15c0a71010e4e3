import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import type { Tier } from '../chapter';
import { DrawnBar, Legend } from './drawn-bar';

/** The leagues and divisions by their number of teams, men's and women's, each bar in the middle like a pyramid. */
export function PyramidFigure({ tiers }: { readonly tiers: readonly Tier[] }) {
  const t = useTranslations();
  const most = Math.max(1, ...tiers.map(({ men, women }) => men + women));
  return (
    <>
      <Legend labels={[t('guide.figure.men'), t('guide.figure.women')]} />
      <Box as="ul" listStyleType="none" display="grid" rowGap="4">
        {tiers.map(({ name, men, women, unconfirmed }) => (
          <Box as="li" key={name} textAlign="center">
            <Box lineHeight="1.4">
              <Box as="span" fontWeight="semibold">
                {name}
              </Box>
              {` · ${t('guide.figure.teams', { count: men + women })}`}
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
              {`${t('guide.figure.men')} ${men} · ${t('guide.figure.women')} ${women}`}
            </Box>
            {unconfirmed > 0 && (
              <Box textStyle="small" color="fg.muted">
                {t('guide.figure.unconfirmed', { count: unconfirmed })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
