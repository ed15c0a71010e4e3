import * as z from 'zod/mini';
import { shortText } from '../kernel/text/text-schemas';
import { CAPTION_MAX } from '../reference/limits';
import { isPlaceholder } from './picture-address';

/** A picture's random, immutable id: 8 to 40 letters, digits, hyphens or underscores. */
export const pictureId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** The metadata of a picture: its size in pixels, a placeholder of one to four colours, and its area tag (S9-09). */
export const pictureDetails = z.strictObject({
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  placeholder: z.nullable(z.string().check(z.refine(isPlaceholder))),
  area: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
});

/** The metadata of a picture of a profile, whose owner writes a caption. */
export const captionedPicture = z.extend(pictureDetails, { caption: z.nullable(shortText(CAPTION_MAX)) });
