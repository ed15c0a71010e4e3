import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { stateSpellings } from '@touchline/domain/reference/states';

/** A college on the map. */
export interface Pin {
  readonly id: string;
  readonly name: string;
  /** What fits next to the pin. */
  readonly label: string;
  /** The postal code of its state or province. */
  readonly state: string | null;
  readonly lat: number;
  readonly lng: number;
}

/** A longer name gives way to its abbreviation. */
const LONGEST_LABEL = 24;

/** The pins of colleges; those whose position is unknown have none. */
export function pinsOf(colleges: readonly CollegeListItem[]): readonly Pin[] {
  return colleges.flatMap(({ _id, name, shortName, abbreviation, state, lat, lng }) =>
    lat === null || lng === null
      ? []
      : [
          {
            id: _id,
            name,
            label: shortName ?? (name.length <= LONGEST_LABEL ? name : (abbreviation ?? name)),
            state: state === null ? null : (stateSpellings(state)[0] ?? null),
            lat,
            lng,
          },
        ],
  );
}
