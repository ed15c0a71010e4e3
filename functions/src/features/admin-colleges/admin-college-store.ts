import type { College } from '@touchline/domain/college/college';
import { type AdminCollege, adminFigures, collegePathIn } from '@touchline/domain/college/editing/admin-college';
import { isAcceptedCoachOf, visitor } from '@touchline/domain/permissions/may-edit';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { collegeDocuments } from '../colleges/college-documents-store';
import type { ProfileStore } from '../profiles/profile-store';
import { collegesWithSuggestions, openSuggestionCounts } from '../suggestions/suggestion-documents';

/** The most open requests that are counted. */
const REQUESTS_COUNTED = 300;

/** What a college's row says beyond the catalogue. */
type Further = Pick<AdminCollege, 'completeness' | 'dataYear' | 'lastEdit' | 'openSuggestions' | 'coaches'>;

/** What the admins' table reads of the colleges of one page (S7-10). */
export interface AdminCollegeStore {
  /**
   * By college: its figures, its newest edit with its author, its open suggestions and coaches. A college that is gone
   * is left out.
   */
  readonly further: (collegeIds: readonly string[]) => Promise<ReadonlyMap<string, Further>>;
  /** How many open requests are about each address, in small letters; of 300 at most. */
  readonly openRequests: () => Promise<ReadonlyMap<string, number>>;
  /** The colleges about which suggestions are open; of the 500 longest waiting. */
  readonly suggestedColleges: () => Promise<ReadonlySet<string>>;
}

export function adminCollegeStore(
  database: () => Firestore,
  profiles: Pick<ProfileStore, 'find' | 'listCoachesOf'>,
): AdminCollegeStore {
  return {
    further: async (collegeIds) => {
      if (collegeIds.length === 0) return new Map();
      const { colleges, patchesOf } = collegeDocuments(database());
      const read = (...all: DocumentReference[]) => database().getAll(...all);
      const [stored, newest, coaches, suggestions] = await Promise.all([
        (read as UnitOfWork['read'])(...collegeIds.map((id) => colleges.doc(id))),
        Promise.all(
          collegeIds.map(async (id) => {
            const { docs } = await patchesOf(id).orderBy('toVersion', 'desc').limit(1).get();
            return docs[0] === undefined ? null : readOrReport(docs[0]);
          }),
        ),
        Promise.all(collegeIds.map(coachesOf)),
        openSuggestionCounts(database(), collegeIds),
      ]);
      const uids = [...new Set(newest.flatMap((edit) => edit?.by.uid ?? []))];
      const names = new Map(
        await Promise.all(uids.map(async (uid) => [uid, (await profiles.find(uid))?.displayName ?? null] as const)),
      );
      return new Map(
        stored.flatMap((snapshot, index): (readonly [string, Further])[] => {
          const college: College | null = readOrReport(snapshot);
          if (college === null) return [];
          const by = newest[index]?.by;
          const lastEdit = by === undefined ? null : { at: by.at, byAdmin: by.isAdmin, name: names.get(by.uid) ?? null };
          const openSuggestions = suggestions.get(college._id) ?? 0;
          const figures = { ...adminFigures(college), lastEdit, openSuggestions };
          return [[college._id, { ...figures, coaches: coaches[index] ?? { male: 0, female: 0 } }]];
        }),
      );
    },

    suggestedColleges: () => collegesWithSuggestions(database()),

    openRequests: async () => {
      const open = collectionOf(database(), REPORTS).where('closedAt', '==', null).where('kind', '==', 'request');
      const { docs } = await open.limit(REQUESTS_COUNTED).get();
      const counts = new Map<string, number>();
      for (const document of docs) {
        const name = collegePathIn(readOrReport(document)?.place ?? '')?.toLowerCase();
        if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      return counts;
    },
  };

  /** How many accepted coaches each team of a college has; who is deactivated counts. */
  async function coachesOf(collegeId: string): Promise<{ male: number; female: number }> {
    const staff = (await profiles.listCoachesOf(collegeId)).filter(({ roles }) =>
      isAcceptedCoachOf({ ...visitor, roles }, collegeId),
    );
    const of = (sex: 'male' | 'female') => staff.filter(({ sportsTypeGender }) => sexOf(sportsTypeGender) === sex).length;
    return { male: of('male'), female: of('female') };
  }
}
