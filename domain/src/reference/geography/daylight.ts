const RADIANS = Math.PI / 180;
/** How far the axis of the earth leans, in degrees. */
const TILT = 23.44;
/** The sun is up while its center is at most this far below the horizon, in degrees: the air bends its light. */
const HORIZON = -0.833;
const DAYS = 365;
/** The day of the year in the middle of each month. */
const MIDDLES = [16, 45, 75, 105, 136, 166, 197, 228, 258, 289, 319, 350] as const;

/** The hours from sunrise to sunset at a latitude in degrees north, on a day of the year from 1 to 365. */
export function daylightHours(lat: number, dayOfYear: number): number {
  const declination = TILT * Math.sin((2 * Math.PI * (284 + dayOfYear)) / DAYS) * RADIANS;
  const north = lat * RADIANS;
  const cosine =
    (Math.sin(HORIZON * RADIANS) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  return (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** The hours of daylight in the middle of each month, January first, in tenths. */
export function daylightOfMonths(lat: number): readonly number[] {
  return MIDDLES.map((day) => Math.round(10 * daylightHours(lat, day)) / 10);
}
