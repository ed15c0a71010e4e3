import { FAQS_CHANGED_ON, FAQ_TEXTS } from '../../features/guide/faqs/faq-texts';
import { FaqsScreen } from '../../features/guide/faqs/faqs-screen';
import { loadFaqs } from '../../features/guide/faqs/load-faqs';
import { useInLanguage } from '../../features/guide/use-in-language';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedFaqs } from './load-faqs-page';

// The loader comes with the view: one download in place of two.
export { loadFaqsPage } from './load-faqs-page';

/** /faqs: short answers by who asks (S2-39). */
export function View({ data: { language, faqs, day } }: { readonly data: LoadedFaqs }) {
  return <FaqsScreen faqs={useInLanguage({ language, text: faqs }, loadFaqs)} day={day} />;
}

/** The head of the questions, with their structured data. */
export function head({ data: { faqs }, language }: HeadContext<LoadedFaqs>): PageHead {
  const { title, lead } = FAQ_TEXTS[language];
  return {
    title,
    description: lead,
    changedOn: FAQS_CHANGED_ON,
    details: async () => (await import('./faqs-details')).detailsOfFaqs(faqs, language),
  };
}
