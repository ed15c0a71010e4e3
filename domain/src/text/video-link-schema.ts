import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { videoEmbedOf } from './video-embed';
import { webLinkOf } from './web-link';

const error = 'videoLinkInvalid' satisfies MessageCode;

/** A stored link to a video of one of the four hosting services, in the normal form of `webLinkOf`; its embed address is derived where it is shown. */
export const videoLink = z.string({ error }).check(
  z.refine((text) => videoEmbedOf(text) !== null, { error, abort: true }),
  z.overwrite((text) => webLinkOf(text) ?? text),
);
