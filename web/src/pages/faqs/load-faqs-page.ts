import type { Language } from '@touchline/domain/kernel/language';
import type { Faqs } from '../../features/guide/faqs/faqs';
import { loadFaqs } from '../../features/guide/faqs/load-faqs';
import type { LoaderContext } from '../page-definition';

/** The questions and answers in the language of the page, and the present day, by which rules are judged. */
export interface LoadedFaqs {
  readonly language: Language;
  readonly faqs: Faqs;
  readonly day: string;
}

const DAY_LENGTH = 10;

export async function loadFaqsPage({ language }: LoaderContext): Promise<LoadedFaqs> {
  return { language, faqs: await loadFaqs(language), day: new Date().toISOString().slice(0, DAY_LENGTH) };
}
