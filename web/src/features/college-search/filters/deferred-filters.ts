import { deferredSection } from '../../../lib/hydration/deferred-section';

/** The groups of filters. */
export const FacetPanel = deferredSection(async () => (await import('./facet-panel')).FacetPanel);

/** The chosen filters, each with a link that removes it. */
export const ChosenCollegeFilters = deferredSection(async () => (await import('./chosen-college-filters')).ChosenCollegeFilters);

/** The popular filters. */
export const QuickFilters = deferredSection(async () => (await import('./quick-filters')).QuickFilters);

/** The filters in a drawer. */
export const DeferredFilterDrawer = deferredSection(async () => (await import('./college-filter-drawer')).CollegeFilterDrawer);

/** The order of the results. */
export const CollegeSortChoice = deferredSection(async () => (await import('../college-sort-choice')).CollegeSortChoice);

/** The empty state of a search. */
export const NoResults = deferredSection(async () => (await import('../no-results')).NoResults);

/** The links to further pages of the results. */
export const PageLinks = deferredSection(async () => (await import('../page-links')).PageLinks);

/** What of the search is hydrated after its results; their sizes are known before. */
export const DEFERRED_OF_SEARCH = [
  QuickFilters,
  DeferredFilterDrawer,
  FacetPanel,
  ChosenCollegeFilters,
  CollegeSortChoice,
  NoResults,
  PageLinks,
] as const;

/** What of the map of colleges is hydrated after it. */
export const DEFERRED_OF_MAP = [DeferredFilterDrawer, FacetPanel, ChosenCollegeFilters, NoResults] as const;
