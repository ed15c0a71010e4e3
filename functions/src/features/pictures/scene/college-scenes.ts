import type { College } from '@touchline/domain/college/college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { isSceneName, sceneName } from '@touchline/domain/pictures/scene-address';
import type { Handler } from '../../../platform/handler';
import { sceneDrawing } from './scene-drawing';

/** For good at the address of the present version; minutes at any other, which shows the present scene too. */
const CACHE_CONTROL = {
  present: 'public, max-age=31536000, s-maxage=86400, immutable',
  other: 'public, max-age=300',
} as const;

/**
 * GET /media/scenes/:collegeId/:picture. Drawn with each request that no cache answers, which takes less than a
 * millisecond: nothing is stored (docs/decisions/052-drawn-covers.md).
 */
export function mediaScene(find: (collegeId: string) => Promise<College | null>): Handler<'mediaScene'> {
  return async ({ params: { collegeId, picture } }) => {
    const college = isSceneName(picture) ? await find(collegeId) : null;
    if (college === null) throw new Refusal('notFound', 'unknownPicture');
    const name = sceneName(college.version);
    return {
      bytes: Buffer.from(sceneDrawing(college)),
      contentType: 'image/svg+xml',
      tag: `scene-${college._id}-${name}`,
      cacheControl: name === picture ? CACHE_CONTROL.present : CACHE_CONTROL.other,
    };
  };
}
