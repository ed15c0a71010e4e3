import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { albumName } from '../college-parts';

const nameTaken = { error: 'albumNameTaken' satisfies MessageCode };

/** The form that adds an album: a name that none of the college's albums has yet. Spaces around it do not count. */
export function albumForm(taken: readonly string[]) {
  return z.object({
    name: z.pipe(z.string().check(z.trim()), albumName).check(z.refine((name) => !taken.includes(name), nameTaken)),
  });
}
