import { Box } from '@chakra-ui/react/box';
import { PAGE_SIZE } from '@touchline/domain/search/search-limits';
import { useFormats } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { Pagination } from '../../ui/pagination';
import { useFilterTexts } from './filters/facet-texts';
import { useCollegeQuery, VIEW } from './search-address';

interface PageLinksProps {
  readonly total: number;
  /** Whether all results stand on one page now. */
  readonly isWhole: boolean;
}

/** The links under the results: to the other pages, and to all results on one page or back from it. */
export function PageLinks({ total, isWhole }: PageLinksProps) {
  const { formatNumber } = useFormats();
  const texts = useFilterTexts();
  const { query, linkTo } = useCollegeQuery();
  const { search } = linkTo({ ...query, page: 1 });
  const to = isWhole ? search : `${search === '' ? '' : `${search}&`}${VIEW}=all`;
  return (
    <>
      {!isWhole && (
        <Pagination page={query.page} pages={Math.ceil(total / PAGE_SIZE)} toPage={(page) => linkTo({ ...query, page })} />
      )}
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
          {isWhole ? texts.inPages(PAGE_SIZE) : texts.onOnePage(formatNumber(total))}
        </PageLink>
      </Box>
    </>
  );
}
