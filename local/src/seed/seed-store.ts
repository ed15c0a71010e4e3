import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/path-name-entry';
import { sameJson } from '@touchline/domain/json/json';
import { USERNAME_SCHEMA_VERSION } from '@touchline/domain/profile/username-entry';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { personDocuments } from '@touchline/functions/features/profile/profile-store';
import { inOneTransaction, type UnitOfWork } from '@touchline/functions/platform/unit-of-work';
import type { Firestore } from 'firebase-admin/firestore';
import type { DemoPerson } from './demo-person';
import type { DemoWorld } from './demo-world';

/** What a seeding did to the colleges or the people: how many were written, and how many left alone because somebody has edited them. */
export interface Seeded {
  readonly written: number;
  readonly edited: number;
}

/** Writes the demo world in one transaction. Whoever is there as the files say is not written again; whoever has been edited (version above 1) stays so. */
export async function seedDocuments(
  database: Firestore,
  { colleges, people }: DemoWorld,
): Promise<{ colleges: Seeded; people: Seeded }> {
  const collegeStore = collegeDocuments(database);
  const personStore = personDocuments(database);
  return inOneTransaction(async (unit) => {
    const storedColleges = await unit.read(...colleges.map(({ _id }) => collegeStore.colleges.doc(_id)));
    const storedProfiles = await unit.read(...people.map(({ profile }) => personStore.profiles.doc(profile._id)));
    const storedAccounts = await unit.read(...people.map(({ account }) => personStore.accounts.doc(account._id)));

    const openColleges = colleges.filter((college, index) => mayWrite(storedColleges[index]?.data(), college));
    const openPeople = people.filter(({ profile }, index) => mayWrite(storedProfiles[index]?.data(), profile));
    for (const college of openColleges) saveCollege(database, unit, college);
    for (const person of openPeople) saveProfile(database, unit, person);
    for (const [index, { account }] of people.entries()) {
      if (storedAccounts[index]?.exists !== true) unit.save(personStore.accounts.doc(account._id), account);
    }

    const edited = (stored: readonly { data(): { version: number } | undefined }[]) =>
      stored.filter((snapshot) => (snapshot.data()?.version ?? 1) > 1).length;
    return {
      colleges: { written: openColleges.length, edited: edited(storedColleges) },
      people: { written: openPeople.length, edited: edited(storedProfiles) },
    };
  }, database);
}

function mayWrite<Stored extends { readonly version: number }>(stored: Stored | undefined, wanted: Stored): boolean {
  return stored === undefined || (stored.version === 1 && !sameJson(stored, wanted));
}

function saveCollege(database: Firestore, unit: UnitOfWork, college: College): void {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  const { _id, pathName } = college;
  unit.save(colleges.doc(_id), college);
  unit.save(rows.doc(_id), catalogueRowOf(college));
  unit.save(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
}

function saveProfile(database: Firestore, unit: UnitOfWork, { profile }: DemoPerson): void {
  const { profiles, usernames } = personDocuments(database);
  const { _id, username } = profile;
  unit.save(profiles.doc(_id), profile);
  unit.save(usernames.doc(username), { _id: username, schemaVersion: USERNAME_SCHEMA_VERSION, profileId: _id });
}
