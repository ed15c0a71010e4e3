import { Box } from '@chakra-ui/react/box';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { ButtonLink } from '../../ui/button-link';
import { searchAddressOf, withSearch } from './search-address';

/** The way through the pages of results; every page has its address. */
export function ResultPages({ pages }: { readonly pages: number }) {
  const say = useWords();
  const [params] = useSearchParams();
  const address = searchAddressOf(params);
  const { page } = address;
  const step = (to: number, text: string) =>
    to >= 1 && to <= pages ? (
      <ButtonLink variant="outline" minW="7.5rem" to={{ search: withSearch(params, { ...address, page: to }).toString() }}>
        {text}
      </ButtonLink>
    ) : (
      <Box minW="7.5rem" />
    );
  return (
    <Box as="nav" aria-label={say('search.pages')} display="flex" alignItems="center" justifyContent="space-between" mt="6">
      {step(page - 1, say('search.previous'))}
      <Box fontVariantNumeric="tabular-nums" textAlign="center">
        {say('search.pageOf', { page, pages })}
      </Box>
      {step(page + 1, say('search.next'))}
    </Box>
  );
}
