import { CAMP_FACET_NAMES } from '@touchline/domain/search/camps/camp-facets';
import { campDays } from '../../components/camp-days';
import { ChosenFilters } from '../../components/search/chosen-filters';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { toggledCampFilter, useCampAddress, withoutCampFilters } from './camp-address';
import { campFilterText } from './camp-texts';

/** The chosen filters, each with a link that removes it, and one that removes all. Nothing where none is chosen. */
export function ChosenCampFilters() {
  const t = useTranslations();
  const { query, linkTo } = useCampAddress();
  const chosen = useChosenCampFilters();
  return (
    <ChosenFilters
      label={t('camps.active')}
      chosen={chosen}
      clear={{ text: t('camps.clear'), to: linkTo(withoutCampFilters(query)) }}
    />
  );
}

/** The chosen filters with their names, and the way to the search without each. */
export function useChosenCampFilters() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { query, linkTo } = useCampAddress();
  const { from, to, near, within, college } = query;
  const values = CAMP_FACET_NAMES.flatMap((name) => (query.filters[name] ?? []).map((value) => ({ name, value })));
  const days =
    from !== null && to !== null && from <= to
      ? campDays(from, to, language)
      : [
          from === null ? null : `${t('camps.from')} ${campDays(from, from, language)}`,
          to === null ? null : `${t('camps.to')} ${campDays(to, to, language)}`,
        ]
          .filter((part) => part !== null)
          .join(', ');
  return [
    ...values.map(({ name, value }) => ({
      key: `${name} ${value}`,
      text: campFilterText(name, value, t, language),
      withoutIt: linkTo(toggledCampFilter(query, name, value)),
    })),
    ...(days === '' ? [] : [{ key: 'days', text: days, withoutIt: linkTo({ ...query, from: null, to: null, page: 1 }) }]),
    ...(near === null || within === null
      ? []
      : [
          {
            key: 'within',
            text: t('camps.within', { miles: within }),
            withoutIt: linkTo({ ...query, near: null, within: null, sort: 'soonest', page: 1 }),
          },
        ]),
    ...(college === null
      ? []
      : [{ key: 'college', text: t('camps.of'), withoutIt: linkTo({ ...query, college: null, page: 1 }) }]),
  ];
}
