import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { Language } from '@touchline/domain/kernel/language';
import { FoldedPart } from '../../../components/folded-part';
import { TextPage } from '../../../components/text-page';
import { useLanguage } from '../../../i18n/language-provider';
import { CHIP_LOOK } from '../../../ui/chip';
import { ButtonLink, PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { ChapterBlocks } from '../chapter-blocks';
import { ChapterSources } from '../../../components/rules/rule-lines';
import { FAQS_CHANGED_ON, FAQ_TEXTS } from './faq-texts';
import type { Faq, FaqAudience, Faqs } from './faqs';

interface FaqsProps {
  readonly faqs: Faqs;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

/** /faqs: the questions by who asks, each with an address of its own. */
export function FaqsScreen({ faqs, day }: FaqsProps) {
  const { language } = useLanguage();
  const texts = FAQ_TEXTS[language];
  return (
    <TextPage title={texts.title} lead={texts.lead} changedOn={FAQS_CHANGED_ON}>
      <Box as="nav" aria-label={texts.audiences} display="flex" flexWrap="wrap" gap="2" hideBelow="lg">
        {faqs.groups.map(({ audience }) => (
          <PageLink key={audience} to={`#${audience}`} {...CHIP_LOOK} px="4">
            {texts.audience[audience]}
          </PageLink>
        ))}
      </Box>
      {faqs.groups.map(({ audience, questions }) => (
        <Questions key={audience} audience={audience} questions={questions} faqs={faqs} day={day} language={language} />
      ))}
      <FoldedPart id="sources" level="h2" title={texts.sources} count={texts.rules(faqs.rules.length)}>
        <Box color="fg.muted" maxW="text" mb="6">
          {texts.sourcesText}
        </Box>
        <ChapterSources rules={faqs.rules} day={day} />
      </FoldedPart>
      <Section title={texts.more}>
        <ButtonLink to="/contact" variant="outline" colorPalette="ink">
          {texts.contact}
        </ButtonLink>
      </Section>
    </TextPage>
  );
}

interface QuestionsProps extends FaqsProps {
  readonly audience: FaqAudience;
  readonly questions: readonly Faq[];
  readonly language: Language;
}

function Questions({ audience, questions, faqs, day, language }: QuestionsProps) {
  const texts = FAQ_TEXTS[language];
  return (
    <FoldedPart id={audience} level="h2" title={texts.audience[audience]} count={texts.questions(questions.length)}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap="8"
      >
        {questions.map(({ slug, question, answer }) => (
          <Box key={slug} id={slug} minW="0">
            <Heading as="h3" textStyle="h4" overflowWrap="anywhere">
              <PageLink to={`#${slug}`}>{question}</PageLink>
            </Heading>
            <ChapterBlocks blocks={answer} chapter={faqs} day={day} />
          </Box>
        ))}
      </Box>
    </FoldedPart>
  );
}
