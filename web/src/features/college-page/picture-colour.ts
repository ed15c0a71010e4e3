import type { College } from '@touchline/domain/college/college';

const COLOUR = /^#[0-9A-Fa-f]{6}$/;
/** The pitch's green, for a college without a colour of its own. */
const GREEN = '#146B4F';

/** The colour that stands for a picture: its own where one is known, else the team's. */
export function colourOf(college: College, id: string | null): string {
  const placeholder = id === null ? null : (college.pictureDetails[id]?.placeholder ?? null);
  return placeholder !== null && COLOUR.test(placeholder) ? placeholder : (college.color ?? GREEN);
}
