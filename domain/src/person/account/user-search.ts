import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { isLongerThan } from '../../kernel/text/text-traits';
import { USER_SEARCH_MAX } from '../../reference/limits';

const tooLong = { error: 'textTooLong' satisfies MessageCode, params: { max: USER_SEARCH_MAX } };

/** The admins' search for people; an empty one finds everybody who waits for a decision. */
export const userSearch = z.object({
  search: z.string().check(z.refine((text) => !isLongerThan(text, USER_SEARCH_MAX), tooLong)),
});
