import { comparedIds } from '@touchline/domain/college/comparison/compare-address';
import { data } from 'react-router-dom';
import { countedTitles, nationalTitlesOf } from '../../features/college-page/team/national-titles';
import { collegeColumnOf, type CollegeColumn } from '../../features/compare/college-column';
import { headOfComparison } from '../../features/compare/compare-head';
import type { Comparison } from '../../features/compare/compare-screen';
import { DeferredComparison, loadComparisonTexts } from '../../features/compare/deferred-comparison';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { pageCard } from '../page-card';
import type { Loaded, LoaderContext, PageHead } from '../page-definition';

const NOT_FOUND = 404;

/** A comparison and its heads, which searches do without. */
export interface LoadedComparison extends Comparison {
  readonly heads: Readonly<Record<'en' | 'de', PageHead>>;
}

/**
 * The colleges that an address compares, at most six, in its order; null where it names none. An unknown college is
 * named, and where all are unknown the page is answered 404.
 */
export async function loadComparison({
  call,
  url,
}: Pick<LoaderContext, 'call' | 'url'>): Promise<Loaded<LoadedComparison> | null> {
  const ids = comparedIds(url.searchParams);
  if (ids.length === 0) return null;
  await Promise.all([loadComparisonTexts(url.searchParams.get('lang') === 'de' ? 'de' : 'en'), DeferredComparison.preload()]);
  const found = await Promise.all(ids.map((collegeId) => comparedAt(collegeId, call)));
  const compared = found.filter((college) => college !== null);
  const comparison = {
    compared,
    unknown: ids.filter((_, index) => found[index] === null),
    heads: {
      en: { ...headOfComparison(compared, 'en'), image: pageCard('compare', 'en') },
      de: { ...headOfComparison(compared, 'de'), image: pageCard('compare', 'de') },
    },
  };
  return compared.length === 0 ? data<LoadedComparison>(comparison, NOT_FOUND) : comparison;
}

async function comparedAt(collegeId: string, call: LoaderContext['call']): Promise<CollegeColumn | null> {
  try {
    const college = await call('college', { params: { collegeId } });
    const squads = await Promise.all(college.athletics.sport.map(({ sex }) => squadAt(college._id, sex, call)));
    return collegeColumnOf(college, countedTitles(nationalTitlesOf(college)), Object.fromEntries(squads));
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === NOT_FOUND) return null;
    throw failure;
  }
}

/** Season and squad of a team; the comparison does without where it cannot be loaded. */
async function squadAt(collegeId: string, sex: 'male' | 'female', call: LoaderContext['call']) {
  const soccer = await call('collegeSoccer', { params: { collegeId }, query: { sex } }).catch(() => null);
  const { comparedSquadOf } = await import('../../features/compare/compared-squad');
  return [sex, soccer === null ? null : comparedSquadOf(soccer, collegeId)] as const;
}
