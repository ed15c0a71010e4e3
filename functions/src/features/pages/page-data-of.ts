import { nameOfPath } from '@touchline/domain/college/path-name';
import type { PageData, PagePlan } from '@touchline/domain/page/page-renderer';
import { ALL_COLLEGES, LONGEST_QUERY } from '@touchline/domain/search/college-query';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { CollegeStore } from '../colleges/college-store';
import { foundColleges } from '../colleges/search-colleges';

/** What pages are made of. */
export interface PageSources {
  readonly colleges: Pick<CollegeStore, 'find'>;
  readonly catalogue: CatalogueStore;
}

type DataPlan = Exclude<PagePlan, { kind: 'shell' | 'redirect' | 'unknown' }>;

/** Reads what a page needs: at most three documents and the catalogue that the instance keeps. */
export async function pageDataOf(plan: DataPlan, { colleges, catalogue }: PageSources): Promise<PageData> {
  switch (plan.kind) {
    case 'plain':
      return { kind: 'plain' };
    case 'home':
    case 'search':
      return { kind: plan.kind, found: await foundColleges(catalogue, ALL_COLLEGES) };
    case 'colleges':
      return { ...plan, found: await foundColleges(catalogue, plan.query, true) };
    case 'college': {
      const college = await colleges.find(plan.pathName);
      if (college !== null) return { kind: 'college', college };
      const similar = nameOfPath(plan.pathName).slice(0, LONGEST_QUERY);
      return {
        kind: 'noCollege',
        pathName: plan.pathName,
        similar,
        found: await foundColleges(catalogue, { ...ALL_COLLEGES, text: similar }),
      };
    }
  }
}
