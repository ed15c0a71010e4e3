import { deferredSection } from '../../lib/deferred-section';

/** The filters. */
export const RecruitFilters = deferredSection(async () => (await import('./recruit-filters')).RecruitFilters);

/** The chosen filters, each with a link that removes it. */
export const ChosenRecruitFilters = deferredSection(async () => (await import('./chosen-filters')).ChosenRecruitFilters);

/** What is shown where nobody was found. */
export const NobodyFound = deferredSection(async () => (await import('./nobody-found')).NobodyFound);

/** What of the search is hydrated after its results. */
export const DEFERRED_OF_RECRUITS = [RecruitFilters, ChosenRecruitFilters, NobodyFound] as const;
