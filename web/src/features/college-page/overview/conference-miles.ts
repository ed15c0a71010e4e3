import { milesBetween } from '@touchline/domain/reference/geography/miles-between';
import type { CollegeComparison } from '../use-college-page';

type Position = Readonly<Record<'lat' | 'lng', number | null>>;
type Distant = CollegeComparison['rivals'][number];

/** With fewer others of a conference there is no map of its trips. */
export const LEAST_TRIPS = 3;

/** The others of a conference with their whole miles from a college, the nearest first; unknown places are left out. */
export function conferenceMiles(
  conference: readonly Distant['college'][],
  own: { readonly _id: string; readonly position: Position },
): readonly Distant[] {
  const { lat, lng } = own.position;
  if (lat === null || lng === null) return [];
  return conference
    .flatMap((college) =>
      college.lat === null || college.lng === null || college._id === own._id
        ? []
        : [{ college, miles: Math.round(milesBetween({ lat, lng }, { lat: college.lat, lng: college.lng })) }],
    )
    .toSorted((one, other) => one.miles - other.miles);
}
