import { collegePagePath } from '@touchline/domain/college/path-name';
import type { SitemapEntry } from '@touchline/domain/http/sitemap';
import { isListedBySearchEngines } from '@touchline/domain/person/profiles/audience/shown-profile';
import { SITEMAP_MOST } from '@touchline/domain/reference/limits';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { CatalogueStore } from '../colleges/catalogue-store';
import { personDocuments } from '../profiles/profile-store';
import type { SitemapSources } from './sitemap-files';

/** The pages of colleges by the catalogue in memory, one for each team, and of the players who may be listed. */
export function sitemapSources(database: () => Firestore, catalogue: CatalogueStore, clock: Clock): SitemapSources {
  return {
    colleges: async () =>
      (await catalogue.current()).rows.flatMap(({ _id, pathName, sexes }): SitemapEntry[] => {
        const teams = sexes.length === 0 ? (['male'] as const) : sexes;
        const changedAt = catalogue.changedAt(_id);
        return teams.map((sex) => ({
          path: collegePagePath(pathName, sex),
          changedAt,
        }));
      }),

    players: async () => {
      const today = clock().toISOString().slice(0, 10);
      // In the order of ids, which are random and public: what is closed, such as a birth date, orders nothing.
      const listed = personDocuments(database())
        .profiles.where('search.listed', '==', true)
        .orderBy(FieldPath.documentId())
        .limit(SITEMAP_MOST);
      const { docs } = await listed.get();
      return docs.flatMap((one): SitemapEntry[] => {
        const stored = readOrReport(one);
        if (stored === null || !isListedBySearchEngines(stored, today)) return [];
        return [{ path: `/profile/${stored.username}/about`, changedAt: stored.publicAt }];
      });
    },
  };
}
