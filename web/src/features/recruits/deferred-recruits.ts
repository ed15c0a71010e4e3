import { deferredSection } from '../../lib/hydration/deferred-section';

/** The filters. */
export const RecruitFilters = deferredSection(async () => (await import('./filters/recruit-filters')).RecruitFilters);

/** The filters in a drawer. */
export const RecruitDrawer = deferredSection(async () => (await import('./filters/recruit-drawer')).RecruitDrawer);

/** The chosen filters, each with a link that removes it. */
export const ChosenRecruitFilters = deferredSection(
  async () => (await import('./filters/chosen-recruit-filters')).ChosenRecruitFilters,
);

/** What is shown where nobody was found. */
export const NobodyFound = deferredSection(async () => (await import('./nobody-found')).NobodyFound);

/** What is shown in place of a page that is closed to the user. */
export const ClosedResults = deferredSection(async () => (await import('./closed-results')).ClosedResults);

/** The results as cards. */
export const RecruitCards = deferredSection(async () => (await import('./recruit-cards')).RecruitCards);

/** The order of the results. */
export const RecruitOrder = deferredSection(async () => (await import('./recruit-order')).RecruitOrder);

/** The choice between rows and cards. */
export const RecruitViews = deferredSection(async () => (await import('./recruit-views')).RecruitViews);

/** What has counted which players were seen. */
export const SeenRecruits = deferredSection(async () => (await import('../../components/seen/use-seen-players')).SeenOnPage);

/** Starts a coach's search from their own team. */
export const StartOfCoach = deferredSection(async () => (await import('./start-of-coach')).StartOfCoach);

/** What of the search is hydrated after its results. */
export const DEFERRED_OF_RECRUITS = [
  RecruitFilters,
  RecruitDrawer,
  ChosenRecruitFilters,
  NobodyFound,
  ClosedResults,
  RecruitCards,
  RecruitOrder,
  RecruitViews,
] as const;
