import { FEATURE_PICTURES } from '@touchline/domain/featuring/picture-formats';
import { featuredLink } from '@touchline/domain/featuring/featured-facts';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { mayBeFeatured } from '@touchline/domain/person/profiles/featuring/may-be-featured';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { picturesShownTo, shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Clock } from '../../../platform/clock-and-ids';
import type { Handler } from '../../../platform/handler';
import type { PictureFiles } from '../../../platform/picture-file-store';
import type { PictureProcessor } from '../picture-processor';
import { posterDrawing, PORTRAIT_HEIGHTS } from './poster-drawing';

/** A new number has pictures drawn again that browsers hold. */
const DRAWING = 1;

/** What drawing the picture of a request to be featured needs. */
interface FeaturePictureDependencies {
  /** The profile of a request's player; null where there is no such request or profile. */
  readonly profileOf: (requestId: string) => Promise<Profile | null>;
  readonly files: Pick<PictureFiles, 'findOriginal'>;
  readonly processor: Pick<PictureProcessor, 'compose'>;
  readonly clock: Clock;
}

/**
 * GET /ui/v1/admin/featureRequests/:requestId/picture. It shows what visitors see of the profile, and nothing of a
 * player who may not be featured now: neither to admins nor from a copy, because nothing is stored.
 */
export function featurePicture({ profileOf, files, processor, clock }: FeaturePictureDependencies): Handler<'featurePicture'> {
  return async ({ params: { requestId }, query: { format, language }, origin }) => {
    const profile = await profileOf(requestId);
    const at = clock().toISOString();
    const today = at.slice(0, 10);
    const shown = profile !== null && mayBeFeatured(profile, today) ? shownProfileTo(profile, 'visitor', at) : null;
    if (profile === null || shown === null) throw new Refusal('notFound', 'unknownFeatureRequest');
    const { _id: ownerId, profilePicture: pictureId } = shown;
    const isShown = pictureId !== null && picturesShownTo(profile, 'visitor', today).has(pictureId);
    const address = featuredLink(origin, shown).replace(/^https?:\/\//, '');
    const bytes = await processor.compose(
      {
        load: async () => (isShown ? files.findOriginal({ kind: 'profiles', ownerId, pictureId }) : null),
        area: { width: FEATURE_PICTURES[format].width, height: PORTRAIT_HEIGHTS[format] },
        drawing: (portrait) => posterDrawing({ shown, format, language, address, portrait }),
      },
      ownerId,
    );
    const tag = `${requestId}-${profile.version}-${format}-${language}-${DRAWING}`;
    return { bytes, contentType: 'image/png', tag, cacheControl: 'private, no-store' };
  };
}
