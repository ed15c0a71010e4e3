import { useSearchParams } from 'react-router-dom';
import { loadEntries } from '../../features/guide/guide-content';
import { OverviewScreen } from '../../features/guide/overview-screen';
import { useInLanguage } from '../../features/guide/use-in-language';
import { schoolYearIn } from '../../features/guide/year-names';
import { deferredSection } from '../../lib/hydration/deferred-section';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedGuide } from './load-guide';

// The loader comes with the view: one download in place of two.
export { loadGuide } from './load-guide';

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
