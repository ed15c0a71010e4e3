import { type GeoPoint, milesBetween } from './miles-between';

/**
 * The centers of the cities of the United States and Canada in whose area about a million people or more live, as
 * `name latitude longitude`. Cities that belong to the area of another one are left out.
 */
const BIG_CITIES = `
Albuquerque 35.08 -106.65|Atlanta 33.75 -84.39|Austin 30.27 -97.74|Baltimore 39.29 -76.61|Birmingham 33.52 -86.80
Boston 42.36 -71.06|Buffalo 42.89 -78.88|Calgary 51.05 -114.07|Charlotte 35.23 -80.84|Chicago 41.88 -87.63
Cincinnati 39.10 -84.51|Cleveland 41.50 -81.69|Columbus 39.96 -83.00|Dallas 32.78 -96.80|Denver 39.74 -104.99
Detroit 42.33 -83.05|Edmonton 53.55 -113.49|Fresno 36.74 -119.79|Grand Rapids 42.96 -85.67|Hartford 41.77 -72.67
Honolulu 21.31 -157.86|Houston 29.76 -95.37|Indianapolis 39.77 -86.16|Jacksonville 30.33 -81.66|Kansas City 39.10 -94.58
Las Vegas 36.17 -115.14|Los Angeles 34.05 -118.24|Louisville 38.25 -85.76|Memphis 35.15 -90.05|Miami 25.76 -80.19
Milwaukee 43.04 -87.91|Minneapolis 44.98 -93.27|Montreal 45.50 -73.57|Nashville 36.16 -86.78|New Orleans 29.95 -90.07
New York 40.71 -74.01|Norfolk 36.85 -76.29|Oklahoma City 35.47 -97.52|Omaha 41.26 -95.94|Orlando 28.54 -81.38
Ottawa 45.42 -75.70|Philadelphia 39.95 -75.17|Phoenix 33.45 -112.07|Pittsburgh 40.44 -80.00|Portland 45.52 -122.68
Providence 41.82 -71.41|Raleigh 35.78 -78.64|Richmond 37.54 -77.44|Rochester 43.16 -77.61|Sacramento 38.58 -121.49
Salt Lake City 40.76 -111.89|San Antonio 29.42 -98.49|San Diego 32.72 -117.16|San Francisco 37.77 -122.42
San Jose 37.34 -121.89|Seattle 47.61 -122.33|St. Louis 38.63 -90.20|Tampa 27.95 -82.46|Toronto 43.65 -79.38
Tucson 32.22 -110.97|Tulsa 36.15 -95.99|Vancouver 49.28 -123.12|Washington 38.91 -77.04
`
  .trim()
  .split(/[|\n]/u)
  .map((line) => {
    const parts = line.split(' ');
    const [lat = 0, lng = 0] = parts.slice(-2).map(Number);
    return { name: parts.slice(0, -2).join(' '), lat, lng };
  });

/** A big city, and its whole miles in a straight line from a place. */
export interface NearCity extends GeoPoint {
  readonly name: string;
  readonly miles: number;
}

/** The big cities around a place, the nearest first. */
export function nearestBigCities(place: GeoPoint, count: number): readonly NearCity[] {
  return BIG_CITIES.map((city) => ({ ...city, miles: Math.round(milesBetween(place, city)) }))
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, count);
}
