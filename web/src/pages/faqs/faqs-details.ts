import type { Language } from '@touchline/domain/kernel/language';
import type { Faqs } from '../../features/guide/faqs/faqs';
import type { HeadDetails } from '../page-definition';

/** The structured data of the questions: each with its answer as plain text and its own address. */
export function detailsOfFaqs({ groups }: Faqs, language: Language): HeadDetails {
  const lang = language === 'de' ? '?lang=de' : '';
  return {
    structuredData: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: groups.flatMap(({ questions }) =>
        questions.map(({ slug, question, text }) => ({
          '@type': 'Question',
          name: question,
          url: `${origin}/faqs${lang}#${slug}`,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      ),
    }),
  };
}
