import { Box } from '@chakra-ui/react/box';
import { PAGE_SIZE } from '@touchline/domain/search/page-of';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/page-link';
import { VIEW } from './search-address';
import { useCollegeQuery } from './use-college-query';

interface ViewLinkProps {
  readonly isWhole: boolean;
  readonly total: number;
}

/** The way from pages to all results on one page, and back. */
export function ViewLink({ isWhole, total }: ViewLinkProps) {
  const t = useTranslations();
  const { query, linkTo } = useCollegeQuery();
  const { search } = linkTo({ ...query, page: 1 });
  const to = isWhole ? search : `${search === '' ? '' : `${search}&`}${VIEW}=all`;
  return (
    <Box textAlign="center" mt="2">
      <PageLink
        to={{ search: to }}
        display="inline-flex"
        alignItems="center"
        minH="11"
        px="3"
        textStyle="small"
        color="fg.muted"
        textDecoration="underline"
        rel="nofollow"
      >
        {isWhole ? t('colleges.showPages', { size: PAGE_SIZE }) : t('colleges.showOnePage', { count: total })}
      </PageLink>
    </Box>
  );
}
