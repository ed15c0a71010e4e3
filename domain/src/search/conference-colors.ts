import * as z from 'zod/mini';
import type { CatalogueRow } from '../college/catalogue/catalogue-row';
import { shortText } from '../kernel/text/text-schemas';

/** More members than this get no pennant. */
export const MOST_PENNANTS = 6;

/** The colors of the members of a conference, by its id: each #rrggbb once, the color of most members first. */
export const colorsOfConference = z.strictObject({
  conference: shortText(200),
  colors: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))).check(z.maxLength(MOST_PENNANTS)),
});
export type ConferenceColors = z.infer<typeof colorsOfConference>;

type Member = Pick<CatalogueRow, 'color' | 'mensConference' | 'womensConference'>;

/** The colors of all conferences in which a color of a member is known, at most six of each. */
export function conferenceColors(rows: readonly Member[]): readonly ConferenceColors[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { color, mensConference, womensConference } of rows) {
    if (color === null) continue;
    for (const conference of new Set([mensConference, womensConference])) {
      if (conference === null) continue;
      const colors = counts.get(conference) ?? new Map<string, number>();
      counts.set(conference, colors.set(color.toLowerCase(), (colors.get(color.toLowerCase()) ?? 0) + 1));
    }
  }
  return [...counts].map(([conference, colors]) => ({
    conference,
    colors: [...colors]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_PENNANTS)
      .map(([color]) => color),
  }));
}
