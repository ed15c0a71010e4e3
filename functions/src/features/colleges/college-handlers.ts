import { collegesOfSite } from '@touchline/domain/college/catalogue/colleges-of-site';
import { editCollege, undoCollegeEdit } from '@touchline/domain/college/editing/edit-college';
import { pastEditOf } from '@touchline/domain/college/editing/past-edit';
import { isObject } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import type { Clock } from '../../platform/clock-and-ids';
import type { Editor } from '../../platform/document-edits';
import { callerUid, type Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';
import type { CollegeStore } from './college-store';

/** GET /ui/v1/colleges/:collegeId */
export function getCollege(colleges: CollegeStore): Handler<'college'> {
  return async ({ params }) => {
    const college = await colleges.find(params.collegeId);
    if (college === null) throw new Refusal('notFound', 'unknownCollege');
    return college;
  };
}

/**
 * POST /ui/v1/colleges/:collegeId/patch (S7-13). The rules see the patch as it was sent: they check more than a schema
 * can, and come after 404 and 412.
 */
export function patchCollege(colleges: CollegeStore, clock: Clock): Handler<'patchCollege'> {
  return async ({ actor, params, query, sent, ifMatch }) => {
    const by = editorOf(actor);
    const patch = isObject(sent) ? sent.patch : null;
    const editor = { isAdmin: by.isAdmin, today: clock().toISOString().slice(0, 10) };
    return colleges.edit(params.collegeId, { by, ifMatch, offersUndo: query.undo === 'true' }, (college) =>
      editCollege(college, patch, editor),
    );
  };
}

/** DELETE /ui/v1/colleges/:collegeId/patch?patchId= (S7-14) */
export function undoCollegePatch(colleges: CollegeStore): Handler<'undoCollegePatch'> {
  return async ({ actor, params, query }) => {
    const college = await colleges.undo(params.collegeId, query.patchId, editorOf(actor), undoCollegeEdit);
    return { college };
  };
}

/** What the names of authors are read from. */
interface Authors {
  readonly find: (uid: string) => Promise<{ readonly displayName: string } | null>;
}

/** GET /ui/v1/colleges/:collegeId/edits?since= */
export function collegeEdits(colleges: CollegeStore, authors: Authors): Handler<'collegeEdits'> {
  return async ({ params, query }) => {
    const edits = await colleges.editsSince(params.collegeId, query.since);
    const uids = [...new Set(edits.flatMap(({ by }) => (by.isAdmin ? [] : [by.uid])))];
    const found = await Promise.all(uids.map(async (uid) => [uid, (await authors.find(uid))?.displayName ?? null] as const));
    const names = new Map(found);
    return { items: edits.map((edit) => pastEditOf(edit, names.get(edit.by.uid) ?? null)) };
  };
}

function editorOf(actor: Actor): Editor {
  return { uid: callerUid(actor), isAdmin: actor.isAdmin };
}

/** GET /ui/v1/colleges/property?keys= */
export function collegeProperty(catalogue: CatalogueStore): Handler<'collegeProperty'> {
  return async ({ query }) => {
    const { rows } = await catalogue.current();
    return { items: [...new Set(query.keys)].map((key) => ({ key, colleges: collegesOfSite(rows, key) })) };
  };
}
