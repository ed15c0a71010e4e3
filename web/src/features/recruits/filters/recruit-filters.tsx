import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import { GPA_STEP_NAMES, type RecruitFacet, UPDATED_WITHIN } from '@touchline/domain/person/recruits/recruit-facets';
import { CLASS_YEARS, PLAYER_STATUSES, PLAYER_TYPES, STRONGER_FEET, TIERS } from '@touchline/domain/reference/player-lists';
import { SPORTS_GENDERS } from '@touchline/domain/reference/role-types';
import { STATES } from '@touchline/domain/reference/states';
import { YOUTH_LEAGUES } from '@touchline/domain/reference/youth-leagues';
import { lazy, Suspense, useId } from 'react';
import { SearchFields, SubmitWithoutScripts } from '../../../components/search/form-without-scripts';
import { useTranslations } from '../../../i18n/use-translations';
import { useIsHydrated } from '../../../lib/hydration/deferred-section';
import { PositionsFilter } from './positions-filter';
import { sentAlong, toggledRecruits, useChooseRecruits, useRecruitQuery, withFilter } from '../recruit-address';
import { useRecruitTexts } from '../recruit-texts';

/** The graduation years to offer: those of who plays now, and of the next who come. */
const YEARS = ['2026', '2027', '2028', '2029', '2030', '2031', '2032'];
/** The countries that players of college soccer come from most. */
const COUNTRIES = (
  'US CA MX GB IE DE FR ES PT IT NL BE CH AT DK NO SE FI IS PL CZ HR RS GR TR UA BR AR CL CO UY EC PE VE ' +
  'CR PA JM TT HT HN GT SV GH NG SN CM CI ZA KE MA EG JP KR CN AU NZ IL IN'
).split(' ');

/** What a list of values offers before the page is hydrated: the chosen value alone, so that the HTML stays small. */
interface Choices {
  readonly facet: RecruitFacet;
  readonly values: readonly string[];
  readonly isLong?: boolean;
}

const FIRST: readonly Choices[] = [
  { facet: 'year', values: YEARS },
  { facet: 'gender', values: Object.values(SPORTS_GENDERS) },
  { facet: 'state', values: STATES.entries.map(({ value }) => value) },
  { facet: 'gpa', values: GPA_STEP_NAMES },
];
const FURTHER: readonly Choices[] = [
  { facet: 'status', values: PLAYER_STATUSES },
  { facet: 'class', values: CLASS_YEARS },
  { facet: 'type', values: PLAYER_TYPES },
  { facet: 'foot', values: STRONGER_FEET },
  { facet: 'tier', values: TIERS },
  { facet: 'league', values: YOUTH_LEAGUES.entries.map(slugOf), isLong: true },
  { facet: 'country', values: COUNTRIES, isLong: true },
  { facet: 'citizenship', values: COUNTRIES, isLong: true },
  { facet: 'updated', values: Object.keys(UPDATED_WITHIN) },
];

const StudyFilter = lazy(async () => ({ default: (await import('./study-filter')).StudyFilter }));

/**
 * The filters of the search: positions on a pitch, then lists. Each goes into the address at once; without scripts they
 * are one form.
 */
export function RecruitFilters() {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  const { query, areCards } = useRecruitQuery();
  return (
    <chakra.form method="get" action="/" onSubmit={(event) => event.preventDefault()} display="grid" gap="4" pb="4">
      <SearchFields of={sentAlong({ ...query, filters: {} }, areCards)} />
      <PositionsFilter />
      {FIRST.map((choices) => (
        <FilterList key={choices.facet} {...choices} />
      ))}
      <Box display="grid" gap="1">
        <FilterSwitch facet="confirmed" />
        <FilterSwitch facet="video" />
        <FilterSwitch facet="english" />
        <FilterSwitch facet="verified" />
      </Box>
      {FURTHER.map((choices) => (
        <FilterList key={choices.facet} {...choices} />
      ))}
      <Suspense fallback={null}>{isHydrated && <StudyFilter />}</Suspense>
      <SubmitWithoutScripts text={t('ui.show')} />
    </chakra.form>
  );
}

/** A filter as the browser's own select. A citizenship cannot be combined with a text, and the help says so. */
function FilterList({ facet, values, isLong = false }: Choices) {
  const t = useTranslations();
  const id = useId();
  const choose = useChooseRecruits();
  const isHydrated = useIsHydrated();
  const { query } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  const chosen = query.filters[facet] ?? [];
  const [value = ''] = chosen;
  const isOff = facet === 'citizenship' && query.text !== '';
  const offered = isLong && !isHydrated ? chosen : [...new Set([...values, ...chosen])];
  const options = offered.map((one) => ({ value: one, text: valueText(facet, one) }));
  if (isLong) options.sort((one, other) => one.text.localeCompare(other.text));
  return (
    <Box {...(offered.length === 0 ? { 'data-needs-scripts': '' } : {})}>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1">
        {t(`recruits.facet.${facet}` as 'recruits.facet.year')}
      </chakra.label>
      <chakra.select
        id={id}
        name={facet}
        value={value}
        disabled={isOff}
        aria-describedby={isOff ? `${id}-help` : undefined}
        onChange={({ target }) => choose(withFilter(query, facet, target.value === '' ? [] : [target.value]))}
        minH="11"
        width="full"
        px="3"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
        textOverflow="ellipsis"
        _disabled={{ color: 'fg.muted', bg: 'bg.muted' }}
      >
        <option value="">{t('recruits.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </chakra.select>
      {isOff && (
        <Box id={`${id}-help`} textStyle="small" color="fg.muted" mt="1">
          {t('recruits.textOrCitizenship')}
        </Box>
      )}
    </Box>
  );
}

/** A filter that is on or off. */
function FilterSwitch({ facet }: { readonly facet: 'confirmed' | 'video' | 'english' | 'verified' }) {
  const choose = useChooseRecruits();
  const { query } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
      <chakra.input
        type="checkbox"
        name={facet}
        value="true"
        width="5"
        height="5"
        flex="none"
        accentColor="pitch.solid"
        checked={query.filters[facet] !== undefined}
        onChange={() => choose(toggledRecruits(query, facet, 'true'))}
      />
      {valueText(facet, 'true')}
    </chakra.label>
  );
}
