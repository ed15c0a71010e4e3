import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Content } from '../../ui/page-layout';
import type { ChapterEntry } from './chapter';
import { ChapterList } from './overview-screen';

const TEXTS = {
  en: 'The search box at the top also finds sections of the chapters.',
  de: 'Das Suchfeld oben findet auch Abschnitte der Kapitel.',
} as const;

/** An address of the guide that is no chapter: all chapters, instead. */
export function NoChapter({ entries }: { readonly entries: readonly ChapterEntry[] }) {
  const t = useTranslations();
  return (
    <Content py={{ base: '8', md: '14' }}>
      <Heading as="h1" textStyle="h1">
        {t('guide.notFound')}
      </Heading>
      <Box color="fg.muted" mt="2" mb="6" maxW="text">
        {TEXTS[useLanguage().language]}
      </Box>
      <Heading as="h2" textStyle="h2" mb="4">
        {t('guide.all')}
      </Heading>
      <ChapterList entries={entries} all={entries} />
    </Content>
  );
}
