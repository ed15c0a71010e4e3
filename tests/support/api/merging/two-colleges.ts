import { randomUUID } from 'node:crypto';
import { CAMPS } from '@touchline/domain/camp/camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import type { College } from '@touchline/domain/college/college';
import { FACT_SUGGESTIONS } from '@touchline/domain/college/suggestions/fact-suggestion';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { CLAIM_OBJECTION_SCHEMA_VERSION, CLAIM_OBJECTIONS, objectionId } from '@touchline/domain/person/claims/claim-objection';
import { LISTED_ALUMNI, newListedAlumnus } from '@touchline/domain/person/claims/listed-alumnus';
import { COACH_INVITES, newInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { unpackedFields } from '@touchline/domain/kernel/documents/define-collection';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { RANKINGS } from '@touchline/domain/ranking/ranking';
import { aThread } from '@touchline/domain/person/threads/testing/a-thread';
import { type Thread, THREADS } from '@touchline/domain/person/threads/thread';
import { ADDED_SOCCER, blankAddedSoccer } from '@touchline/domain/season/added/added-soccer';
import { blankSoccer, COLLEGE_SOCCER, UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { SEASONS } from '@touchline/domain/season/stored-season';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aSquad } from '@touchline/domain/season/testing/a-squad';
import { aStoredSeason } from '@touchline/domain/season/testing/a-stored-season';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { refreshSoccer } from '@touchline/functions/features/colleges/refresh-soccer';
import { inviteIdOf } from '@touchline/functions/features/college-staff/coach-invite-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Answer, Caller } from '../caller';
import { acceptedAt, pendingAt } from '../claims/coach-roles';
import { aStoredCollege } from '../colleges/colleges';
import { aPerson, type Person, type SignedIn, signedIn } from '../members/people';
import { storeDrawing } from '../pictures/pictures';
import { aStoredSuggestion } from '../suggestions/suggestions';
import { NO_MARKS } from '@touchline/domain/person/visits/testing/a-visit';
import { anAdultPlayer } from '../threads/threads';

const NOW = '2026-01-01T00:00:00.000Z';
const YEAR = 2025;

/** Two colleges that are one, with people and documents of each kind at the first. */
export interface TwoColleges {
  readonly from: College;
  readonly into: College;
  readonly coach: SignedIn;
  readonly alumnus: Person;
  readonly claimant: Person;
  /** Saved the merged college alone, and both of them. */
  readonly saver: SignedIn;
  readonly saverOfBoth: SignedIn;
  readonly invited: string;
  readonly campId: string;
  readonly rankingId: string;
  readonly seasonId: string;
  readonly album: string;
  /** Has an open conversation with both colleges; the one with the merged college is `threadId`. */
  readonly player: string;
  readonly threadId: string;
  /** Has committed to the merged college, which wrote to them in `committedThreadId`. */
  readonly committed: string;
  readonly committedThreadId: string;
  /** The open suggestion of the saver about the merged college. */
  readonly suggestionId: string;
}

/** Stores two colleges; the first has one document of everything that names a college. */
export async function twoColleges(url: string): Promise<TwoColleges> {
  const tag = randomUUID().slice(0, 8);
  const [album, cover] = [`photo-a-${tag}`, `photo-b-${tag}`];
  const from = await aStoredCollege({
    name: `Merged ${tag}`,
    pictures: [album, cover],
    albums: [{ name: 'Campus', cover: album, pictures: [album] }],
    athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female', description: 'Ours alone.' })] },
  });
  const into = await aStoredCollege({ name: `Remaining ${tag}`, athletics: { sport: [aTeam({ sex: 'male' })] } });
  for (const pictureId of [album, cover]) await storeDrawing(from._id, pictureId);
  await collegeDocuments(firestore())
    .pathNames.doc(`Old_${tag}`)
    .set({ _id: `Old_${tag}`, schemaVersion: 1, collegeId: from._id });

  const coach = await signedIn(url, { roles: [acceptedAt(from._id)] });
  const coachThere = await aPerson({ roles: [acceptedAt(into._id)] });
  const alumnus = await aPerson({ roles: [{ type: 'alumni', value: from._id, status: 'Accepted' }] });
  const claimant = await aPerson({ roles: [pendingAt(from._id)] });
  const wish = newListedAlumnus(alumnus.uid, from._id, NOW);
  await collectionOf(firestore(), LISTED_ALUMNI)
    .doc(wish._id)
    .set({ ...wish, isAccepted: true });
  const objection = { claimant: claimant.uid, collegeId: from._id, by: coach.uid, reason: 'Unknown here.', at: NOW };
  await collectionOf(firestore(), CLAIM_OBJECTIONS)
    .doc(objectionId(objection))
    .set({ _id: '', schemaVersion: CLAIM_OBJECTION_SCHEMA_VERSION, ...objection });

  const [saver, saverOfBoth] = [await signedIn(url), await signedIn(url)];
  await save(saver, from, { note: 'Visit in May.' });
  await visit(saver, from, `visit-${tag}`);
  await save(saverOfBoth, from, { note: 'Great coach.' });
  await save(saverOfBoth, into, { note: 'Good school.', stage: 'contacted' });

  const invited = `asked-${tag}@people.example`;
  await Promise.all([invite(from, invited), invite(into, invited), invite(from, `other-${tag}@people.example`)]);

  const campId = `camp-${tag}`;
  await collectionOf(firestore(), CAMPS)
    .doc(campId)
    .set(aCamp({ _id: campId, collegeId: from._id, name: `Camp ${tag}`, startsOn: '2099-07-01', cover }));
  await collectionOf(firestore(), COLLEGE_SOCCER).doc(into._id).set(blankSoccer(into._id));
  await collectionOf(firestore(), ADDED_SOCCER).doc(into._id).set(blankAddedSoccer(into._id));
  const [player, committed] = [await anAdultPlayer(), await anAdultPlayer()];
  const [threadId, committedThreadId] = [`thread-a-${tag}`, `thread-b-${tag}`];
  await storeThread(threadId, from, { player, coach: coach.uid });
  await storeThread(`thread-c-${tag}`, into, { player, coach: coachThere.uid });
  await storeThread(committedThreadId, from, { player: committed, coach: coach.uid });
  // Open as well, but its coach writes no longer: it closes nothing.
  const formerThere = await aPerson();
  await storeThread(`thread-d-${tag}`, into, { player: committed, coach: formerThere.uid });
  await collectionOf(firestore(), PROFILES).doc(committed).update({ status: 'committed', committedTo: from._id });
  const { _id: suggestionId } = await aStoredSuggestion({ collegeId: from._id, by: saver.uid });
  const rankings = await aRankingWith(from, into);
  const seasonId = await aSeasonOf(from, tag);
  return {
    ...{ from, into, coach, alumnus, claimant, saver, saverOfBoth, invited, campId, rankingId: rankings, seasonId, album },
    ...{ player, threadId, committed, committedThreadId, suggestionId },
  };
}

const save = (by: Caller, { _id }: College, body: object) => by.call('saveCollege', { params: { collegeId: _id }, body });

async function visit(by: Caller, { _id }: College, visitId: string): Promise<void> {
  const form = { collegeId: _id, on: '2026-01-05', withWhom: null, marks: { ...NO_MARKS, coach: 4 }, text: null, version: 0 };
  const { status, text } = await by.call('saveVisit', { params: { visitId }, body: form });
  if (status !== 200) throw new Error(text);
}

async function storeThread(_id: string, college: College, people: Pick<Thread, 'player' | 'coach'>): Promise<void> {
  const stored = aThread({ _id, collegeId: college._id, collegeName: college.name, ...people });
  await collectionOf(firestore(), THREADS).doc(_id).set(stored);
}

async function invite({ _id }: College, email: string): Promise<void> {
  const id = inviteIdOf(_id, email);
  const by = { uid: 'an-admin', isAdmin: true, isStaff: false, email: null };
  const form = { email, sex: 'male', staffType: 'headcoach', handsOver: false } as const;
  const sent = newInvite(form, { _id: id, collegeId: _id, by, earlier: null, invitee: null, mailId: 'a-mail', now: new Date() });
  await collectionOf(firestore(), COACH_INVITES).doc(id).set(sent);
}

/** A ranking with a table of the first college alone, and one of both. */
async function aRankingWith(from: College, into: College): Promise<string> {
  const season = 2000 + Math.floor(Math.random() * 90);
  const ranking = aRanking({ season }, [aRankingRow(1, 'Other'), aRankingRow(2, from.name, { collegeId: from._id })]);
  const [table] = ranking.tables;
  if (table === undefined) throw new Error('a ranking has a table');
  const both = [aRankingRow(1, into.name, { collegeId: into._id }), aRankingRow(2, from.name, { collegeId: from._id })];
  await collectionOf(firestore(), RANKINGS)
    .doc(ranking._id)
    .set({ ...ranking, tables: [table, { ...table, division: 2, rows: both }] });
  return ranking._id;
}

/** A season in which the first college beat another, with a squad and a match that its coach added. */
async function aSeasonOf({ _id }: College, tag: string): Promise<string> {
  const rival = `rival-${tag}`;
  const division = ([1, 2, 3] as const)[Math.floor(Math.random() * 3)] ?? 1;
  const season = 1950 + Math.floor(Math.random() * 70);
  const stored = aStoredSeason([aMatch(`${season}-09-01`, _id, rival, '2-1')], { division, season });
  await collectionOf(firestore(), SEASONS).doc(stored._id).set(stored);
  const facts = { ...UNKNOWN_TEAM, squad: aSquad() };
  await collectionOf(firestore(), COLLEGE_SOCCER)
    .doc(_id)
    .set({ ...blankSoccer(_id), teams: { male: null, female: facts } });
  await refreshSoccer(firestore(), [{ competition: stored, stored }]);
  const match = { day: `${YEAR}-05-01`, opponent: ':Town', goalsFor: 1, goalsAgainst: 0, ground: 'home', place: null } as const;
  const added = blankAddedSoccer(_id);
  await collectionOf(firestore(), ADDED_SOCCER)
    .doc(_id)
    .set({
      ...added,
      version: 1,
      teams: {
        ...added.teams,
        female: { squad: null, matches: { m1: { ...match, counts: true, by: 'coach', on: '2025-05-02' } } },
      },
    });
  return stored._id;
}

/**
 * Every stored document that names one of the two or belongs to them, without what counts changes and times. The
 * pictures of the remaining college stay its own until they are swept.
 */
export async function documentsOf({
  from,
  into,
}: Pick<TwoColleges, 'from' | 'into'>): Promise<Readonly<Record<string, unknown>>> {
  const database = firestore();
  const groups = ['savedColleges', ...Object.keys(NAMING)];
  const found = await Promise.all(groups.map((group) => database.collectionGroup(group).get()));
  const all = found
    .flatMap(({ docs }) => docs)
    .map((one) => [one.ref.path, unpackedFields({ packed: PACKED.get(one.ref.parent.id) ?? [] }, one.data())] as const);
  const isOurs = ([path, fields]: readonly [string, unknown]) =>
    [from._id, into._id].some((id) => path.includes(id) || JSON.stringify(fields).includes(id));
  const taken = ['sources', 'pictures', 'pictureDetails'];
  return Object.fromEntries(
    all
      .filter(isOurs)
      .map(([path, fields]) => [path, without(fields, path === `colleges/${into._id}` ? [...COUNTED, ...taken] : COUNTED)]),
  );
}

/** The collections with texts, in which the order of fields means nothing. */
const PACKED = new Map<string, readonly string[]>(
  [RANKINGS, SEASONS, COLLEGE_SOCCER].map(({ name, packed = [] }) => [name, packed]),
);

/** The collections in which something names a college. */
const NAMING = {
  colleges: true,
  archivedColleges: true,
  pathNames: true,
  [PROFILES.name]: true,
  camps: true,
  rankings: true,
  seasons: true,
  collegeSoccer: true,
  addedSoccer: true,
  listedAlumni: true,
  claimObjections: true,
  coachInvites: true,
  threads: true,
  [FACT_SUGGESTIONS.name]: true,
  visits: true,
  staffRecruits: true,
  staffEntries: true,
} as const;

const COUNTED = ['version', 'updatedAt', 'changedAt', 'expiresAt', 'search'];

function without(fields: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Calls a merge or an undo again until it is over: on a busy machine one call does not reach the end. */
export async function untilOver(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    const { state } = answer.body as { readonly state?: unknown };
    if (state !== 'merging' && state !== 'undoing') return answer;
  }
}

/** What an admin calls. */
export function mergeCalls(admin: Caller) {
  const preview = (from: string, into: string): Promise<Answer> =>
    admin.call('mergePreview', { params: { collegeId: from }, query: { into } });
  return {
    preview,
    merge: (from: string, into: string, versions: object, reason: unknown = 'The same college.'): Promise<Answer> =>
      admin.call('mergeCollege', { params: { collegeId: from }, body: { into, reason, versions } }),
    undo: (mergeId: string): Promise<Answer> => admin.call('undoMerge', { params: { mergeId } }),
    progress: (mergeId: string): Promise<Answer> => admin.call('collegeMerge', { params: { mergeId } }),
  };
}
