import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { Link } from 'react-router-dom';
import { CollegeList } from '../../components/college/college-list';
import { useTranslations } from '../../i18n/use-translations';
import { Notice } from '../../ui/states/notice';
import { Content } from '../../ui/page-layout';
import { namesakesOf, titleOfUnknown } from './title-of-unknown';

const MOST_SUGGESTIONS = 8;

interface CollegeNotFoundProps {
  readonly name: string;
  readonly similar: AnswerOf<'searchColleges'>;
}

/**
 * No college has this name in its address: offers similar ones. Where several share the plain name, it offers exactly
 * these.
 */
export function CollegeNotFound({ name, similar }: CollegeNotFoundProps) {
  const t = useTranslations();
  const namesakes = namesakesOf({ name, similar });
  const isChoice = namesakes.length > 1;
  const offered = isChoice ? namesakes : similar.items.slice(0, MOST_SUGGESTIONS);
  const title = titleOfUnknown({ name, similar }, t);
  return (
    <Content py={{ base: '8', md: '14' }}>
      {offered.length === 0 ? (
        <Notice level="h1" title={title} text={t('college.noneSimilar')}>
          <AllColleges />
        </Notice>
      ) : (
        <>
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
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
