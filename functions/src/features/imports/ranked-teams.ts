import { sportEntry } from '@touchline/domain/college/athletics';
import { college, COLLEGES } from '@touchline/domain/college/college';
import type { NamedCollege } from '@touchline/domain/imports/rankings/named-teams';
import { collegeDocuments } from '../colleges/college-documents-store';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readArchivedColleges, readable } from './import-store';

const NAMED = { _id: true, name: true, conference: true, address: true, ipedsUnitId: true, canadianId: true } as const;
const NAMED_FIELDS = ['schemaVersion', 'name', 'conference', 'address', 'ipedsUnitId', 'canadianId', 'athletics.sport'];
const namedCollege = z.extend(z.pick(college, NAMED), {
  athletics: z.object({ sport: z.array(z.pick(z.object(sportEntry.shape), { sex: true, conference: true })) }),
});

/**
 * Reads every college, archived ones included, as far as rankings and results ask. One that is stored in an earlier
 * shape is read whole. Throws ImportRefusal where one cannot be read.
 */
export async function readNamedColleges(database: Firestore): Promise<readonly NamedCollege[]> {
  const { colleges } = collegeDocuments(database);
  const [stored, archived] = await Promise.all([
    colleges
      .withConverter(null)
      .select(...NAMED_FIELDS)
      .get(),
    readArchivedColleges(database),
  ]);
  const whole = (id: string) => colleges.doc(id).get();
  const read = await Promise.all(
    stored.docs.map(async (snapshot) => {
      const { schemaVersion, ...fields } = snapshot.data();
      if (schemaVersion === COLLEGES.version) {
        const parsed = namedCollege.safeParse({ ...fields, _id: snapshot.id });
        if (parsed.success) return parsed.data;
      }
      return readable(await whole(snapshot.id));
    }),
  );
  return [...read.flatMap((one) => one ?? []), ...archived];
}
