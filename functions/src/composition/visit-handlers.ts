import { listedColleges } from '../features/colleges/catalogue-store';
import { likeRemoved } from '../features/moderation/removed-picture-store';
import { limitAtOnce } from '../features/pictures/picture-queue';
import { servedPictures } from '../features/pictures/served-pictures';
import { saveVisit, visits } from '../features/visits/visit-handlers';
import { removeVisit, removeVisitPhoto, uploadVisitPhoto, visitPhoto } from '../features/visits/visit-photo-handlers';
import { visitStore } from '../features/visits/visit-store';
import { UPLOADS_OF_A_PERSON_AT_ONCE } from '../platform/instance-memory';
import type { SharedServices } from './shared-services';

/** The handlers of the journal of visits. */
export function visitHandlers({ database, clock, newId, profiles, catalogue, files, processor, countAttempt }: SharedServices) {
  const dependencies = {
    visits: visitStore(database, clock),
    profiles,
    namesOf: async (ids: readonly string[]) =>
      new Map([...(await listedColleges(catalogue, ids))].map(([id, { name }]) => [id, name])),
    ...{ files, processor, countAttempt, newId },
    serve: servedPictures({ files, processor, accessTo: () => Promise.resolve('nobody' as const) }),
    atOnce: limitAtOnce(UPLOADS_OF_A_PERSON_AT_ONCE),
    isLikeRemoved: likeRemoved(database, clock),
  };
  return {
    visits: visits(dependencies),
    saveVisit: saveVisit(dependencies),
    removeVisit: removeVisit(dependencies),
    uploadVisitPhoto: uploadVisitPhoto(dependencies),
    visitPhoto: visitPhoto(dependencies),
    removeVisitPhoto: removeVisitPhoto(dependencies),
  };
}
