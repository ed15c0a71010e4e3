import type { Actor } from '@touchline/domain/account/actor';
import { editCollege, undoCollegeEdit } from '@touchline/domain/college/edit-college';
import { Refusal } from '@touchline/domain/http/refusal';
import { isObject } from '@touchline/domain/json/json';
import type { Clock } from '../../platform/clock';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';
import type { CollegeStore, Editor } from './college-store';

/** POST /ui/v1/colleges/:collegeId/patch. The rules see the patch as it was sent: they say more than its schema, and after 404 and 412. */
export function patchCollege(colleges: CollegeStore, catalogue: CatalogueStore, clock: Clock): Handler<'patchCollege'> {
  return async ({ actor, params, query, sent, ifMatch }) => {
    const by = editorOf(actor);
    const patch = isObject(sent) ? sent.patch : null;
    const editor = { isAdmin: by.isAdmin, year: clock().getUTCFullYear() };
    const answer = await colleges.edit(params.collegeId, { by, ifMatch, offersUndo: query.undo === 'true' }, (college) =>
      editCollege(college, patch, editor),
    );
    catalogue.forget();
    return answer;
  };
}

/** DELETE /ui/v1/colleges/:collegeId/patch?patchId= */
export function takeBackCollegePatch(colleges: CollegeStore, catalogue: CatalogueStore): Handler<'takeBackCollegePatch'> {
  return async ({ actor, params, query }) => {
    const college = await colleges.undo(params.collegeId, query.patchId, editorOf(actor), undoCollegeEdit);
    catalogue.forget();
    return { college };
  };
}

function editorOf({ uid, isAdmin }: Actor): Editor {
  if (uid === null) throw new Refusal('signInRequired', 'signInRequired');
  return { uid, isAdmin };
}
