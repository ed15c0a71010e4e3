import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import {
  type FoundDocuments,
  type PersonalDataExport,
  personalDataExport,
} from '@touchline/domain/collections/personal-data-export';
import { exportSectionsOf } from '@touchline/domain/kernel/documents/personal-data';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOfPerson } from '../../platform/stored-document';

/** The most entries of a list in a download: far more than anyone has, far less than an instance's memory. */
const LIST_LIMIT = 2000;

/** Finds everything that the database holds about a person, as the collection definitions describe it. */
export type FindPersonalData = (uid: string) => Promise<PersonalDataExport>;

export function personalDataStore(database: () => Firestore, most = LIST_LIMIT): FindPersonalData {
  const find = async (uid: string, { collection, section }: Section): Promise<FoundDocuments> => {
    const results = await Promise.all(
      section.of.map((link) =>
        documentsOfPerson(database(), collection, link, uid)
          .limit(most + 1)
          .get(),
      ),
    );
    const found = results.flatMap(({ docs }) => docs.slice(0, most));
    const documents = new Map(found.map((one) => [one.ref.path, { path: one.ref.path, document: one.data() }]));
    return {
      collection,
      section,
      documents: [...documents.values()],
      isCut: results.some(({ docs }) => docs.length > most),
    };
  };
  return async (uid) => personalDataExport(uid, await Promise.all(SECTIONS.map((section) => find(uid, section))));
}

/** The parts of an export, each with the collection it comes from. */
const SECTIONS = ALL_COLLECTIONS.flatMap((collection) =>
  exportSectionsOf(collection.personalData).map((section) => ({ collection, section })),
);
type Section = (typeof SECTIONS)[number];
