import { Box } from '@chakra-ui/react/box';
import { CHANCES } from '@touchline/domain/search/fit/chance-of-admission';
import { useNavigate } from 'react-router-dom';
import { LEAST_FITS, storeFitSettings, useFitSettings } from '../../../components/fit/fit-settings';
import { FIT_TEXTS } from '../../../components/fit/fit-texts';
import { SortChoice } from '../../../components/search/sort-choice';
import { useLanguage } from '../../../i18n/language-provider';
import { useCollegeQuery } from '../search-address';

interface FitFiltersProps {
  /** How many of the found colleges pass; null until their fit is known. */
  readonly counted: { readonly shown: number; readonly all: number } | null;
}

/** Leaves out colleges by their fit and by their chance of admission; each choice begins with the first page. */
export function FitFilters({ counted }: FitFiltersProps) {
  const texts = FIT_TEXTS[useLanguage().language];
  const { least, chance } = useFitSettings();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const choose = (changed: Parameters<typeof storeFitSettings>[0]) => {
    storeFitSettings(changed);
    void navigate(linkTo({ ...query, page: 1 }), { replace: true, state: { preserveScroll: true } });
  };
  return (
    <>
      <SortChoice
        label={texts.least}
        others={[]}
        value={least === null ? 'any' : String(least)}
        offered={[
          { sort: 'any', text: texts.anyLeast },
          ...LEAST_FITS.map((one) => ({ sort: String(one), text: texts.leastOf(one) })),
        ]}
        onChoose={(value) => choose({ least: LEAST_FITS.find((one) => String(one) === value) ?? null })}
      />
      <SortChoice
        label={texts.chanceTitle}
        others={[]}
        value={chance ?? 'any'}
        offered={[{ sort: 'any', text: texts.anyChance }, ...CHANCES.map((one) => ({ sort: one, text: texts.chances[one] }))]}
        onChoose={(value) => choose({ chance: CHANCES.find((one) => one === value) ?? null })}
      />
      <Box role="status" textStyle="small" color="fg.muted" flexBasis="full" _empty={{ display: 'none' }}>
        {counted === null ? null : texts.shown(counted.shown, counted.all)}
      </Box>
    </>
  );
}
