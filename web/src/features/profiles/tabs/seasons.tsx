import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { EntriesSection } from '../entries-section';
import { latestFirst, SEASON_COUNTS, SEASON_TEXTS, seasonName } from '../season-texts';

/** What the player did season by season, the latest first; numbers that nobody gave are left out. */
export function Seasons() {
  const texts = SEASON_TEXTS[useLanguage().language];
  const { formatNumber } = useFormats();
  return (
    <EntriesSection
      list="seasons"
      title={texts.title}
      entriesOf={({ seasons }) => seasons}
      inOrder={latestFirst}
      nameOf={(entry) => [seasonName(entry), entry.team].filter((part) => part !== null).join(', ')}
      line={(entry) => (
        <>
          <Box display="flex" gap="3" alignItems="baseline" flexWrap="wrap">
            <Box as="span" fontWeight="semibold" whiteSpace="nowrap">
              {seasonName(entry)}
            </Box>
            {entry.team !== null && (
              <Box as="span" minW="0">
                {entry.team}
              </Box>
            )}
          </Box>
          <Box as="dl" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" mt="2" _empty={{ display: 'none' }}>
            {SEASON_COUNTS.map((name) => {
              const count = entry[name];
              return count === null ? null : (
                <Box key={name} display="flex" flexDirection="column-reverse">
                  <Box as="dt" textStyle="small" color="fg.muted">
                    {texts.counts[name]}
                  </Box>
                  <Box as="dd" m="0" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                    {formatNumber(count)}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </>
      )}
    />
  );
}
