import type { Camp } from '@touchline/domain/camp/camp';
import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import type { DocumentKind } from '../../../../components/document-editor/document-kind';
import { ApiRefusal } from '../../../../lib/api/api-refusal';

/** The parts of a camp that players ask for first, each with its field. */
const PARTS = {
  description: '/description',
  price: '/priceCents',
  includes: '/priceIncludes',
  deadline: '/registrationClosesOn',
  placeName: '/placeName',
  capacity: '/capacity',
  url: '/registrationURL',
} as const satisfies Record<string, `/${keyof Camp}`>;

export type CampPart = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as readonly CampPart[];
const NOT_FOUND = 404;

/** The camps of a college as documents that its editors change in its page. */
export function campKind(collegeId: string): DocumentKind<Camp, CampPart> {
  const at = (campId: string) => ({ collegeId, campId });
  return {
    name: 'camps',
    calls: {
      read: async (callApi, id) => {
        const { items } = await callApi('editedCamps', { params: { collegeId } });
        const found = items.find(({ _id }) => _id === id);
        if (found === undefined) throw new ApiRefusal(NOT_FOUND);
        return found;
      },
      patch: async (callApi, id, { patch, ifMatch }) => {
        const { camp, patchId } = await callApi('patchCamp', {
          params: at(id),
          query: { undo: 'true' },
          body: { patch },
          ifMatch,
        });
        return { document: camp, patchId };
      },
      undo: async (callApi, id, patchId) => (await callApi('undoCampPatch', { params: at(id), query: { patchId } })).camp,
      uploadAddress: () => FURTHER_ROUTES.uploadCollegePicture.path.replace(':collegeId', encodeURIComponent(collegeId)),
    },
    fieldAt: (path) => {
      if (path === '/description') return { type: 'text', most: 20_000 };
      if (path === '/priceIncludes') return { type: 'text', most: 2000 };
      return path === '/staff' ? { type: 'lines', mostEach: 120, most: 60 } : null;
    },
    loadSchema: async () => (await import('@touchline/domain/camp/camp')).camp,
    pictureOf: () => null,
    completenessOf: (camp) => {
      const isMissing = (part: CampPart) => Reflect.get(camp, PARTS[part].slice(1)) === null;
      const missing = NAMES.filter(isMissing);
      const filled = NAMES.length - missing.length;
      return { percent: Math.round((100 * filled) / NAMES.length), filled, total: NAMES.length, missing };
    },
    pathsOfPart: (part) => [PARTS[part]],
    texts: { saved: 'campEditing.saved', undone: 'campEditing.undone', part: (part) => `campEditing.${part}` },
  };
}
