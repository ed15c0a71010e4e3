import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { OwnVisit, Visit } from '@touchline/domain/person/visits/visit';
import { callerUid, type Handler } from '../../platform/handler';
import type { ProfileStore } from '../profiles/profile-store';
import { visitIdOf, type VisitStore } from './visit-store';

/** What the calls about visits need. */
export interface VisitDependencies {
  readonly visits: VisitStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  /** The names of those colleges that are listed. */
  readonly namesOf: (collegeIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The uid of a caller who may keep a journal: who may save colleges. Throws Refusal forbidden. */
export async function journalOwner(
  { profiles }: Pick<VisitDependencies, 'profiles'>,
  actor: Actor,
  use: 'read' | 'change',
): Promise<string> {
  const profile = await profiles.find(callerUid(actor));
  if (profile === null || isCoach(profile)) throw new Refusal('forbidden', 'coachesSaveNothing');
  if (use === 'change') requireActiveAccount({ isDeactivated: profile.hidden });
  return profile._id;
}

/** The visit as its owner reads it. */
export async function shownVisit({ namesOf }: Pick<VisitDependencies, 'namesOf'>, visit: Visit): Promise<OwnVisit> {
  return shown(visit, await namesOf([visit.collegeId]));
}

function shown(visit: Visit, names: ReadonlyMap<string, string>): OwnVisit {
  const { _id, schemaVersion, owner, ...told } = visit;
  return { visitId: visitIdOf(visit), ...told, collegeName: names.get(visit.collegeId) ?? null };
}

/** GET /ui/v1/visits */
export function visits(dependencies: VisitDependencies): Handler<'visits'> {
  return async ({ actor }) => {
    const own = await dependencies.visits.list(await journalOwner(dependencies, actor, 'read'));
    const names = await dependencies.namesOf([...new Set(own.map(({ collegeId }) => collegeId))]);
    return { items: own.map((visit) => shown(visit, names)) };
  };
}

/** PUT /ui/v1/visits/:visitId */
export function saveVisit(dependencies: VisitDependencies): Handler<'saveVisit'> {
  return async ({ actor, params, body }) => {
    const uid = await journalOwner(dependencies, actor, 'change');
    return { visit: await shownVisit(dependencies, await dependencies.visits.save(uid, params.visitId, body)) };
  };
}
