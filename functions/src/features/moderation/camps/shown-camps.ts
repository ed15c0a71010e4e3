import { type Camp, CAMPS } from '@touchline/domain/camp/camp';
import { CAMP_EDITS } from '@touchline/domain/camp/camp-edit';
import { type ShownCamp, shownCampOf } from '@touchline/domain/person/moderation/reported-camp';
import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import { readOrReport, type UnitOfWork } from '../../../platform/firestore';
import { collectionOf } from '../../../platform/stored-document';
import { type CatalogueStore, listedColleges } from '../../colleges/catalogue-store';

/** The camps of the queue, each with its college and who edited it last. */
export interface ShownCamps {
  /** Those that exist, by their ids. */
  readonly findAll: (ids: readonly string[]) => Promise<ReadonlyMap<string, ShownCamp>>;
  /** Those that admins hide, `most` at most, the latest first, without who edited them. */
  readonly listHidden: (most: number) => Promise<readonly ShownCamp[]>;
}

export function shownCamps(database: () => Firestore, catalogue: CatalogueStore): ShownCamps {
  const camps = () => collectionOf(database(), CAMPS);

  const lastEditor = async (campId: string): Promise<string | null> => {
    const edits = collectionOf(database(), CAMP_EDITS, { campId }).orderBy('by.at', 'desc').limit(1);
    const [latest] = (await edits.get()).docs;
    return latest === undefined ? null : (readOrReport(latest)?.by.uid ?? null);
  };

  const shownAs = async (found: readonly Camp[], editorOf: (campId: string) => Promise<string | null>) => {
    const [hosts, editors] = await Promise.all([
      listedColleges(catalogue, [...new Set(found.map(({ collegeId }) => collegeId))]),
      Promise.all(found.map(({ _id }) => editorOf(_id))),
    ]);
    return found.map((one, index) =>
      shownCampOf(one, { host: hosts.get(one.collegeId) ?? null, editedBy: editors[index] ?? null }),
    );
  };

  return {
    findAll: async (ids) => {
      if (ids.length === 0) return new Map();
      const read = (...all: DocumentReference[]) => database().getAll(...all);
      const stored = await (read as UnitOfWork['read'])<Camp[]>(...[...new Set(ids)].map((id) => camps().doc(id)));
      const shown = await shownAs(
        stored.flatMap((snapshot) => readOrReport(snapshot) ?? []),
        lastEditor,
      );
      return new Map(shown.map((one) => [one.campId, one]));
    },

    listHidden: async (most) => {
      const hidden = await camps().orderBy('withheld.at', 'desc').limit(most).get();
      return shownAs(
        hidden.docs.flatMap((document) => readOrReport(document) ?? []),
        () => Promise.resolve(null),
      );
    },
  };
}
