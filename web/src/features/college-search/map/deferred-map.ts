import { deferredSection } from '../../../lib/hydration/deferred-section';

/** The results on a map, with their cards. */
export const MapResults = deferredSection(async () => (await import('./map-results')).MapResults);

/** The way from the list of results to their map and back. */
export const MapSwitch = deferredSection(async () => (await import('./map-switch')).MapSwitch);

/** What of the map is hydrated after the page that shows it. */
export const DEFERRED_MAP = [MapResults, MapSwitch] as const;
