import { COACH_INVITES } from '@touchline/domain/person/college-staff/coach-invite';
import type { Person } from '@touchline/domain/person/account/change-account';
import { collegesOfRoles } from '@touchline/domain/person/account/own-account';
import { type PersonRecord, personRecordOf } from '@touchline/domain/person/members/person-record';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { Firestore, Query } from '@google-cloud/firestore';
import { auditLines } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';

/** The most reports, and the most suspensions and lifts, that the page of a person shows. */
const SHOWN = 20;

/** A person's history as admins read it. */
export type RecordOf = (person: Person) => Promise<PersonRecord>;

/** What reading a history needs; `namesOf` finds the names of people by uid. */
interface RecordDependencies {
  readonly database: () => Firestore;
  readonly clock: Clock;
  readonly catalogue: CatalogueStore;
  readonly namesOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Reads 20 reports, 20 lines of the log and 20 invitations at most, and a profile for each person who invited. */
export function personRecordStore({ database, clock, catalogue, namesOf }: RecordDependencies): RecordOf {
  return async (person) => {
    const uid = person.account._id;
    const [reports, suspensions, invites, listed] = await Promise.all([
      reportsAbout(database(), uid),
      readable(suspensionsOf(database(), uid)),
      readable(collectionOf(database(), COACH_INVITES).where('invitee', '==', uid).limit(SHOWN)),
      listedColleges(catalogue, collegesOfRoles(person)),
    ]);
    const names = await namesOf([...new Set(invites.map(({ sentBy }) => sentBy))]);
    const known = {
      collegeIds: collegesOfRoles(person),
      hostOf: (collegeId: string) => listed.get(collegeId)?.host ?? null,
      nameOf: (sender: string) => names.get(sender) ?? null,
    };
    return personRecordOf(person.account, { reports, suspensions, invites }, known, clock().toISOString().slice(0, 10));
  };
}

/** The newest 20 reports about a person, open or closed. */
export function reportsAbout(database: Firestore, uid: string): Promise<readonly Report[]> {
  return readable(collectionOf(database, REPORTS).where('profileId', '==', uid).orderBy('at', 'desc').limit(SHOWN));
}

function suspensionsOf(database: Firestore, uid: string) {
  return auditLines(database)
    .where('target', '==', `accounts/${uid}`)
    .where('action', 'in', ['account.suspend', 'account.lift'])
    .orderBy('at', 'desc')
    .limit(SHOWN);
}

/** What can be read of the documents that a query finds; the others are reported. */
async function readable<Stored>(query: Query<Stored>): Promise<readonly Stored[]> {
  return (await query.get()).docs.flatMap((document) => readOrReport(document) ?? []);
}
