import { dayIn, LATEST_ZONE } from '@touchline/domain/camp/camp-span';
import { isShownToAll } from '@touchline/domain/camp/hidden-camp';
import { campHostOf, campPosition } from '@touchline/domain/camp/listed-camp';
import { copiedCamp, newCamp } from '@touchline/domain/camp/new-camp';
import { picturesReferredTo } from '@touchline/domain/college/editing/picture-references';
import { isObject } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { campQueryOfParams, cursorOfPage } from '@touchline/domain/search/camps/camp-search-schema';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import type { Clock } from '../../platform/clock-and-ids';
import type { Editor } from '../../platform/document-edits';
import { callerUid, type Handler } from '../../platform/handler';
import { type CatalogueStore, listedColleges } from '../colleges/catalogue-store';
import type { CollegeStore } from '../colleges/college-store';
import type { CampListStore } from './camp-list-store';
import type { CampStore } from './camp-store';

/** The day of answers about camps of several time zones. */
const todayOf = (clock: Clock): string => dayIn(LATEST_ZONE, clock());

/** GET /ui/v1/search/camps (S1-04, S2-04) */
export function searchCamps(lists: CampListStore, clock: Clock): Handler<'searchCamps'> {
  return async ({ query: params }) => {
    const { query, size } = campQueryOfParams(params);
    const today = todayOf(clock);
    const { found, counts } = findCamps(await lists.current(), query, today);
    const end = query.page * size;
    return {
      items: found.slice(end - size, end),
      next: end < found.length ? cursorOfPage(query.page + 1) : null,
      total: found.length,
      facets: params.facets === 'true' ? counts : null,
      today,
    };
  };
}

/** GET /ui/v1/listedCamps?ids= */
export function listedCamps(lists: CampListStore, clock: Clock): Handler<'listedCamps'> {
  return async ({ query: { ids } }) => {
    const byId = new Map((await lists.current()).map((camp) => [camp._id, camp]));
    return { items: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []), today: todayOf(clock) };
  };
}

/** GET /ui/v1/camps/:campId (S2-20); its day is that of the camp's own time zone. */
export function camp(camps: Pick<CampStore, 'find'>, catalogue: CatalogueStore, clock: Clock): Handler<'camp'> {
  return async ({ params: { campId } }) => {
    const found = await camps.find(campId);
    if (found === null || !isShownToAll(found)) throw new Refusal('notFound', 'unknownCamp');
    const host = (await listedColleges(catalogue, [found.collegeId])).get(found.collegeId);
    if (host === undefined) throw new Refusal('notFound', 'unknownCamp');
    return {
      camp: { ...found, position: campPosition(found, host) },
      host: campHostOf(host),
      today: dayIn(found.timeZone, clock()),
    };
  };
}

/** GET /ui/v1/colleges/:collegeId/editedCamps */
export function editedCamps(camps: CampStore, colleges: CollegeStore, clock: Clock): Handler<'editedCamps'> {
  return async ({ params: { collegeId } }) => {
    await hostOf(colleges, collegeId);
    return { items: [...(await camps.listOf(collegeId))], today: todayOf(clock) };
  };
}

/** POST /ui/v1/colleges/:collegeId/camps */
export function createCamp(camps: CampStore, colleges: CollegeStore, clock: Clock, newId: () => string): Handler<'createCamp'> {
  return async ({ actor, params: { collegeId }, body }) => {
    const host = await hostOf(colleges, collegeId);
    const made = newCamp(body(), host, { _id: newId(), at: clock().toISOString() });
    return { camp: await camps.create(made, editorOf(actor)) };
  };
}

/** POST /ui/v1/colleges/:collegeId/camps/:campId/copy */
export function copyCamp(camps: CampStore, clock: Clock, newId: () => string): Handler<'copyCamp'> {
  return async ({ actor, params: { collegeId, campId } }) => {
    const earlier = await camps.find(campId);
    if (earlier?.collegeId !== collegeId) throw new Refusal('notFound', 'unknownCamp');
    const made = copiedCamp(earlier, { _id: newId(), at: clock().toISOString() });
    return { camp: await camps.create(made, editorOf(actor)) };
  };
}

/**
 * POST /ui/v1/colleges/:collegeId/camps/:campId/patch; the rules see the patch as it was sent. A cover is a picture
 * that the page of the college shows (docs/attacks.md, 195).
 */
export function patchCamp(camps: CampStore, colleges: CollegeStore): Handler<'patchCamp'> {
  return async ({ actor, params, query, sent, ifMatch }) => {
    const patch = isObject(sent) ? sent.patch : null;
    const covers = coversIn(patch);
    if (covers.length > 0) {
      const own = picturesReferredTo(await hostOf(colleges, params.collegeId));
      if (covers.some((id) => !own.has(id))) throw new Refusal('invalid', 'foreignPicture', {}, '/cover');
    }
    return camps.edit(params, { by: editorOf(actor), ifMatch, offersUndo: query.undo === 'true' }, patch);
  };
}

/** The ids that a patch sets as the cover; anything else at that path is refused with the rest of the patch. */
function coversIn(patch: unknown): readonly string[] {
  if (!Array.isArray(patch)) return [];
  return patch.flatMap((operation: unknown) =>
    isObject(operation) && operation.path === '/cover' && typeof operation.value === 'string' ? [operation.value] : [],
  );
}

/** DELETE /ui/v1/colleges/:collegeId/camps/:campId/patch?patchId= */
export function undoCampPatch(camps: CampStore): Handler<'undoCampPatch'> {
  return async ({ actor, params, query }) => ({ camp: await camps.undo(params, query.patchId, editorOf(actor)) });
}

/** The college in a path. Throws Refusal notFound if there is none. */
async function hostOf(colleges: CollegeStore, collegeId: string) {
  const college = await colleges.find(collegeId);
  if (college === null) throw new Refusal('notFound', 'unknownCollege');
  return college;
}

function editorOf(actor: Actor): Editor {
  return { uid: callerUid(actor), isAdmin: actor.isAdmin };
}
