import type { College } from '@touchline/domain/college/college';
import { FACT_SUGGESTIONS } from '@touchline/domain/college/suggestions/fact-suggestion';
import { collegePathIn } from '@touchline/domain/college/editing/admin-college';
import { pick } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { conflictOf, type MergePreview, pageConflicts } from '@touchline/domain/merging/merge-preview';
import { isUndecided } from '@touchline/domain/merging/moved-suggestions';
import { movedPage } from '@touchline/domain/merging/moved-page';
import { movedRanking } from '@touchline/domain/merging/moved-leagues';
import { rolesAt } from '@touchline/domain/merging/moved-people';
import { CAMPS } from '@touchline/domain/camp/camp';
import { CLAIM_OBJECTIONS } from '@touchline/domain/person/claims/claim-objection';
import { LISTED_ALUMNI } from '@touchline/domain/person/claims/listed-alumnus';
import { COACH_INVITES, isOpenInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { STAFF_ENTRIES } from '@touchline/domain/person/shared-list/staff-entry';
import { STAFF_RECRUITS } from '@touchline/domain/person/shared-list/staff-recruit';
import { VISITS } from '@touchline/domain/person/visits/visit';
import { SAVED_COLLEGES } from '@touchline/domain/person/saved-college';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { THREADS } from '@touchline/domain/person/threads/thread';
import { blankSoccer } from '@touchline/domain/season/college-soccer';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionGroupOf, collectionOf } from '../../platform/stored-document';
import { collegeDocuments } from '../colleges/college-documents-store';
import { soccerDocuments } from '../colleges/college-list-store';
import { rankingDocuments } from '../colleges/ranking-summary-store';

/** The most saved colleges of all people that a preview goes through. */
const SAVES_COUNTED = 5000;
const REPORTS_COUNTED = 300;

/** What a merge would do. */
export interface MergePreviewStore {
  /** Throws Refusal notFound for a college that is unknown, conflict for the same one and an archived one. */
  readonly preview: (from: string, into: string) => Promise<MergePreview>;
}

export function mergePreviewStore(database: () => Firestore, clock: Clock): MergePreviewStore {
  const find = async (collegeId: string, field: string | null): Promise<College> => {
    const { colleges, archived } = collegeDocuments(database());
    const stored = (await colleges.doc(collegeId).get()).data();
    if (stored !== undefined) return stored;
    if ((await archived.doc(collegeId).get()).exists) throw new Refusal('conflict', 'mergeOfArchived', {}, field);
    return missing('unknownCollege');
  };
  const all = async <Document>(query: Query<Document>): Promise<readonly Document[]> =>
    (await query.get()).docs.flatMap((one) => readOrReport(one) ?? []);

  return {
    preview: async (fromId, intoId) => {
      if (fromId === intoId) throw new Refusal('conflict', 'mergeOfOne', {}, 'into');
      const [from, into] = [await find(fromId, null), await find(intoId, 'into')];
      const merging = { from: fromId, into: intoId };
      const [people, saves, camps, rankings, page, invites, threads, commitments, suggestions, visits, list] = await Promise.all([
        peopleAt(fromId, intoId),
        savesOf(fromId, intoId),
        all(collectionOf(database(), CAMPS).where('collegeId', '==', fromId)),
        all(rankingDocuments(database())),
        soccerAndReports(from, into),
        invitesOf(fromId, intoId),
        collectionOf(database(), THREADS).where('collegeId', '==', fromId).count().get(),
        collectionOf(database(), PROFILES).where('committedTo', '==', fromId).count().get(),
        suggestionsAt(fromId),
        collectionOf(database(), VISITS).where('collegeId', '==', fromId).count().get(),
        sharedListOf(fromId),
      ]);
      const covers = camps.flatMap(({ cover }) => cover ?? []);
      const moved = movedPage(from, into, covers);
      const lines = rankings.flatMap((one) =>
        (movedRanking(one, merging)?.lines ?? []).map((line) => ({ ...line, id: one._id })),
      );
      const columns = ['_id', 'name', 'pathName', 'version'] as const;
      return {
        ...{ from: pick(from, columns), into: pick(into, columns), isCut: saves.isCut },
        ...{ claims: people.claims, reports: page.reports },
        counts: {
          addresses: page.addresses,
          pictures: moved.pictures.length,
          page: moved.patch.length,
          camps: camps.length,
          rankings: lines.length,
          seasons: page.seasons,
          soccer: page.teams,
          saves: saves.count,
          roles: people.count,
          alumni: people.wishes,
          objections: people.objections,
          invites: invites.count,
          threads: threads.data().count,
          commitments: commitments.data().count,
          suggestions,
          visits: visits.data().count,
          ...list,
        },
        conflicts: [
          ...conflictOf('headCoach', { names: people.headCoaches }),
          ...conflictOf('roleAtBoth', { names: people.atBoth }),
          ...conflictOf('savedBoth', { count: saves.both }),
          ...pageConflicts({ from, into }, page.soccer, covers),
          ...conflictOf('rankingLine', { names: lines.filter(({ to }) => to === null).map(({ id }) => id) }),
          ...conflictOf('invitedBoth', { names: invites.both }),
        ],
      };
    },
  };

  /** How many suggested corrections nobody has decided yet. */
  async function suggestionsAt(collegeId: string): Promise<number> {
    return (await all(collectionOf(database(), FACT_SUGGESTIONS).where('collegeId', '==', collegeId))).filter(isUndecided).length;
  }

  /** How many players the shared list of a college has, and how many entries. */
  async function sharedListOf(collegeId: string) {
    const [rows, entries] = await Promise.all([
      collectionOf(database(), STAFF_RECRUITS).where('collegeId', '==', collegeId).count().get(),
      collectionOf(database(), STAFF_ENTRIES).where('collegeId', '==', collegeId).count().get(),
    ]);
    return { staffRecruits: rows.data().count, staffEntries: entries.data().count };
  }

  async function peopleAt(from: string, into: string) {
    const holders = (collegeId: string) =>
      all(collectionOf(database(), PROFILES).where('roles', 'array-contains-any', rolesAt(collegeId)));
    const [theirs, own, wishes, objections] = await Promise.all([
      holders(from),
      holders(into),
      collectionOf(database(), LISTED_ALUMNI).where('collegeId', '==', from).count().get(),
      collectionOf(database(), CLAIM_OBJECTIONS).where('collegeId', '==', from).count().get(),
    ]);
    const headCoachesOf = (people: typeof theirs, collegeId: string) =>
      people.filter(({ roles }) =>
        roles.some(({ type, value, status }) => type === 'headcoach' && value === collegeId && status === 'Accepted'),
      );
    const [here, there] = [headCoachesOf(theirs, from), headCoachesOf(own, into)];
    const both = here.filter(({ sportsTypeGender }) => there.some((one) => one.sportsTypeGender === sportsTypeGender));
    return {
      count: theirs.length,
      claims: theirs.filter(({ roles }) =>
        roles.some((one) => isCoachRole(one) && one.value === from && one.status === 'Pending'),
      ).length,
      wishes: wishes.data().count,
      objections: objections.data().count,
      headCoaches: [
        ...both,
        ...there.filter(({ sportsTypeGender }) => both.some((one) => one.sportsTypeGender === sportsTypeGender)),
      ].map(({ displayName }) => displayName),
      atBoth: theirs.filter(({ _id }) => own.some((one) => one._id === _id)).map(({ displayName }) => displayName),
    };
  }

  async function savesOf(from: string, into: string) {
    const saved = collectionGroupOf(database(), SAVED_COLLEGES).select().limit(SAVES_COUNTED);
    const { docs } = await saved.get();
    const ownersOf = (collegeId: string) => new Set(docs.filter(({ id }) => id === collegeId).map(({ ref }) => ref.parent.path));
    const [theirs, own] = [ownersOf(from), ownersOf(into)];
    return {
      count: theirs.size,
      both: [...theirs].filter((owner) => own.has(owner)).length,
      isCut: docs.length === SAVES_COUNTED,
    };
  }

  async function invitesOf(from: string, into: string) {
    const invites = collectionOf(database(), COACH_INVITES);
    const [theirs, own] = await Promise.all([from, into].map((id) => all(invites.where('collegeId', '==', id))));
    const now = clock().toISOString();
    const open = new Set((own ?? []).filter((one) => isOpenInvite(one, now)).map(({ email }) => email));
    const both = (theirs ?? []).filter((one) => isOpenInvite(one, now) && open.has(one.email));
    return { count: theirs?.length ?? 0, both: both.map(({ email }) => email) };
  }

  async function soccerAndReports(from: College, into: College) {
    const { pathNames } = collegeDocuments(database());
    const soccer = soccerDocuments(database());
    const open = collectionOf(database(), REPORTS).where('closedAt', '==', null).where('kind', '==', 'request');
    const [theirs, own, names, reports] = await Promise.all([
      soccer.doc(from._id).get(),
      soccer.doc(into._id).get(),
      pathNames.where('collegeId', '==', from._id).get(),
      all(open.limit(REPORTS_COUNTED)),
    ]);
    const addresses = new Set(names.docs.map(({ id }) => id.toLowerCase()));
    const stored = readOrReport(theirs) ?? blankSoccer(from._id);
    const { teams, added } = stored;
    return {
      soccer: { from: stored, into: readOrReport(own) ?? blankSoccer(into._id) },
      addresses: names.size,
      seasons: (teams.male?.seasons.length ?? 0) + (teams.female?.seasons.length ?? 0),
      teams: (['male', 'female'] as const).filter((sex) => (teams[sex]?.squad ?? null) !== null || added[sex] !== null).length,
      reports: reports.filter(({ place }) => addresses.has(collegePathIn(place ?? '')?.toLowerCase() ?? '')).length,
    };
  }
}
