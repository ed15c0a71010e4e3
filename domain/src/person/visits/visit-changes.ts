import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { VISIT_LIMITS } from '../../reference/visits';
import { type Visit, VISIT_SCHEMA_VERSION, type VisitForm, type VisitPhoto } from './visit';

/** The hours by which the first clocks of the earth are ahead of UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** What a saved visit depends on besides the form. */
interface Recording {
  readonly _id: string;
  readonly owner: string;
  /** The visit as it is stored; null for a new one. */
  readonly before: Visit | null;
  /** Whether its owner has saved the college now. */
  readonly isSaved: boolean;
  /** How many visits the owner has. */
  readonly count: number;
}

/**
 * A visit after its owner recorded or changed it. Saving the same again changes nothing, so a call may be repeated. A
 * visit stays at its college. Throws Refusal invalid for a day that has come nowhere on earth yet, conflict where the
 * visit was changed or removed since, where the college is not saved, and beyond the limit.
 */
export function recordedVisit({ _id, owner, before, isSaved, count }: Recording, form: VisitForm, now: Date): Visit {
  const { version, ...typed } = form;
  if (typed.on > new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10))
    throw new Refusal('invalid', 'visitAhead', {}, 'on');
  const at = now.toISOString();
  if (before === null) {
    if (version !== 0) throw new Refusal('conflict', 'visitRemoved');
    if (!isSaved) throw new Refusal('conflict', 'visitNotSaved');
    if (count >= VISIT_LIMITS.perPerson) throw new Refusal('conflict', 'visitsTooMany', { most: VISIT_LIMITS.perPerson });
    return { _id, schemaVersion: VISIT_SCHEMA_VERSION, owner, ...typed, photos: [], version: 1, createdAt: at, updatedAt: at };
  }
  const after = { ...before, ...typed, collegeId: before.collegeId };
  if (sameJson(after, before) && version <= before.version) return before;
  if (version !== before.version) throw new Refusal('conflict', 'visitChanged');
  return { ...after, version: version + 1, updatedAt: at };
}

/** A visit with one more photo; its version stays, since no edit can conflict with it. Throws Refusal conflict. */
export function withPhoto(visit: Visit, photo: VisitPhoto): Visit {
  if (visit.photos.length >= VISIT_LIMITS.photos)
    throw new Refusal('conflict', 'visitPhotosTooMany', { most: VISIT_LIMITS.photos });
  return { ...visit, photos: [...visit.photos, photo] };
}

/** A visit without one of its photos. */
export function withoutPhoto(visit: Visit, pictureId: string): Visit {
  return { ...visit, photos: visit.photos.filter((photo) => photo.pictureId !== pictureId) };
}
