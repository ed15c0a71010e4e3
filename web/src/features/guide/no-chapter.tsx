import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import type { ChapterEntry } from './chapter';
import { ChapterList } from './overview-screen';

/** An address of the guide that is no chapter: all chapters, instead. */
export function NoChapter({ entries }: { readonly entries: readonly ChapterEntry[] }) {
  const t = useTranslations();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('guide.notFound')}
      </Heading>
      <Box color="fg.muted" mt="2" mb="6" maxW="text">
        {t('guide.notFoundText')}
      </Box>
      <ChapterList entries={entries} all={entries} />
    </Content>
  );
}
