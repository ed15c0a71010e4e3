import * as z from 'zod/mini';
import type { CollegePatch } from './college-patch';

/**
 * An edit of a college as its other editors see it: the version it made, when, by whom, and the paths that it changed.
 * `name` is null for an admin, who edits as Touchline, and for a former member.
 */
export const pastEdit = z.strictObject({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.strictObject({ name: z.nullable(z.string()), isAdmin: z.boolean() }),
  paths: z.array(z.string()),
});

export type PastEdit = z.infer<typeof pastEdit>;

/** A stored edit as other editors see it; `name` is what its author's profile shows, null if there is none. */
export function pastEditOf({ toVersion, by, forward }: CollegePatch, name: string | null): PastEdit {
  const author = by.isAdmin ? { name: null, isAdmin: true } : { name, isAdmin: false };
  return { version: toVersion, at: by.at, by: author, paths: forward.map(({ path }) => path) };
}
