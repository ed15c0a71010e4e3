import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import { nameOfPath } from '@touchline/domain/college/path-name';
import { Link } from 'react-router-dom';
import { CollegeList, CollegeListSkeleton } from '../../components/college-list';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { MAX_SEARCH_LENGTH } from '../../lib/college-address';
import { Notice } from '../../ui/notice';
import { Content, PageTitle } from '../../ui/page-layout';

const MOST_SUGGESTIONS = 8;

/**
 * No college has this name in its address: offers similar ones. Where several share the plain name, it offers exactly
 * these.
 */
export function CollegeNotFound({ pathName }: { readonly pathName: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const name = nameOfPath(pathName);
  const { data, isPending } = useQuery({
    queryKey: ['searchColleges', name, 1],
    queryFn: ({ signal }) => callApi('searchColleges', { query: { q: name.slice(0, MAX_SEARCH_LENGTH), page: 1 }, signal }),
  });
  const namesakes = data?.items.filter((item) => item.name.toLowerCase() === name.toLowerCase()) ?? [];
  const isChoice = namesakes.length > 1;
  const offered = isChoice ? namesakes : (data?.items.slice(0, MOST_SUGGESTIONS) ?? []);
  const title = isChoice ? t('college.severalTitle', { name }) : t('college.notFoundTitle', { name });
  return (
    <Content py={{ base: '8', md: '14' }}>
      <PageTitle text={title} />
      {isPending ? (
        <CollegeListSkeleton rows={MOST_SUGGESTIONS} label={t('search.loading')} />
      ) : offered.length === 0 ? (
        <Notice level="h1" title={title} text={t('college.noneSimilar')}>
          <AllColleges />
        </Notice>
      ) : (
        <>
          <Heading as="h1" size={{ base: '2xl', md: '4xl' }} fontWeight="bold" overflowWrap="anywhere">
            {title}
          </Heading>
          <Box color="fg.muted" mt="2" mb="6">
            {t(isChoice ? 'college.severalText' : 'college.similar')}
          </Box>
          <CollegeList items={offered} label={title} />
          <Box mt="6">
            <AllColleges />
          </Box>
        </>
      )}
    </Content>
  );
}

function AllColleges() {
  return (
    <Button asChild variant="outline" size="lg">
      <Link to="/colleges">{useTranslations()('college.toSearch')}</Link>
    </Button>
  );
}
