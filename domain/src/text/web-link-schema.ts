import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { webLinkOf } from './web-link';

const error = 'webLinkInvalid' satisfies MessageCode;

/** A stored web link: refuses what `webLinkOf` refuses and gives its normal form, so that parsing twice changes nothing (specification §5). */
export const webLink = z.string({ error }).check(
  z.refine((text) => webLinkOf(text) !== null, { error, abort: true }),
  z.overwrite((text) => webLinkOf(text) ?? text),
);
