import * as z from 'zod/mini';
import { type Camp, camp } from './camp';
import { isShownToAll } from './hidden-camp';

/** A camp as the page of its college lists it. */
export const collegeCamp = z.pick(z.strictObject(camp.def.shape), {
  _id: true,
  name: true,
  type: true,
  sex: true,
  startsOn: true,
  endsOn: true,
  startsAt: true,
  endsAt: true,
  registrationClosesOn: true,
  placeName: true,
  priceCents: true,
  capacity: true,
  spacesLeft: true,
  ages: true,
  grades: true,
  registrationURL: true,
});

export type CollegeCamp = z.infer<typeof collegeCamp>;

/** The published camps that have not ended on `today` (YYYY-MM-DD), the next first. */
export function campsToCome(camps: readonly Camp[], today: string): readonly CollegeCamp[] {
  return camps
    .filter((one) => isShownToAll(one) && one.endsOn >= today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : a._id < b._id ? -1 : 1))
    .map((one) => {
      const fields = Object.keys(collegeCamp.def.shape) as (keyof CollegeCamp)[];
      return collegeCamp.parse(Object.fromEntries(fields.map((field) => [field, one[field]])));
    });
}
