import { List, Map as MapIcon } from 'lucide-react';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { ButtonLink } from '../../../ui/links';
import { LIST_PATH, MAP_PATH, MAP_VIEW, useCollegeQuery, VIEW } from '../search-address';

const LOOK = { variant: 'outline', flex: 'none' } as const;

/** From the list of results to their map: next to them in wide windows, on phones a page of its own (S2-05). */
function MapLinks() {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const { search } = linkTo({ ...query, page: 1 });
  const content = (
    <>
      <Icon as={MapIcon} size={18} />
      {t('colleges.map.show')}
    </>
  );
  return (
    <>
      <ButtonLink {...LOOK} data-needs-scripts="" hideFrom="lg" to={{ pathname: MAP_PATH, search }}>
        {content}
      </ButtonLink>
      <ButtonLink
        {...LOOK}
        data-needs-scripts=""
        hideBelow="lg"
        to={{ search: `${search === '' ? '' : `${search}&`}${VIEW}=${MAP_VIEW}` }}
        state={{ preserveScroll: true }}
      >
        {content}
      </ButtonLink>
    </>
  );
}

/** From the map back to the list of the same search. */
function ListLink() {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const params = new URLSearchParams(linkTo({ ...query, page: 1 }).search);
  params.delete(VIEW);
  return (
    <ButtonLink {...LOOK} to={{ pathname: LIST_PATH, search: params.toString() }}>
      <Icon as={List} size={18} />
      {t('colleges.map.hide')}
    </ButtonLink>
  );
}

/** Leads from the list of results to their map, and from the map back. */
export function MapSwitch({ isMap }: { readonly isMap: boolean }) {
  return isMap ? <ListLink /> : <MapLinks />;
}
