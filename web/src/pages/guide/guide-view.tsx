import type { Language } from '@touchline/domain/kernel/language';
import { useSearchParams } from 'react-router-dom';
import type { ChapterEntry } from '../../features/guide/chapter';
import { loadEntries } from '../../features/guide/guide-content';
import { OverviewScreen } from '../../features/guide/overview-screen';
import { useInLanguage } from '../../features/guide/use-in-language';
import { schoolYearIn } from '../../features/guide/year-names';
import { deferredSection } from '../../lib/hydration/deferred-section';
import type { HeadContext, PageHead } from '../page-definition';

/** What /guide shows, in one language. */
export interface LoadedGuide {
  readonly language: Language;
  readonly entries: readonly ChapterEntry[];
}

/** Loads what the overview says about the chapters. It comes with the view: one download in place of two. */
export async function loadGuide(language: Language): Promise<LoadedGuide> {
  return { language, entries: await loadEntries(language) };
}

const OwnParts = deferredSection(async () => (await import('../../features/guide/own-parts')).OwnParts);

/** What only some people see hydrates after the page. */
export const deferred = [OwnParts];

/** /guide: the guide to recruiting (S1-06); `?year=` opens the path of a year of school. */
export function View({ data: { language, entries } }: { readonly data: LoadedGuide }) {
  const [params] = useSearchParams();
  const shown = useInLanguage({ language, text: entries }, loadEntries);
  return (
    <OverviewScreen entries={shown} year={schoolYearIn(params)}>
      <OwnParts />
    </OverviewScreen>
  );
}

/** The head of the guide; a year of school is a view of the same page. */
export function head({ data: { entries }, t }: HeadContext<LoadedGuide>): PageHead {
  return {
    title: t('guide.title'),
    description: t('guide.intro'),
    canonical: '/guide',
    details: async () => (await import('./guide-details')).detailsOfGuide(t('guide.title'), entries),
  };
}
