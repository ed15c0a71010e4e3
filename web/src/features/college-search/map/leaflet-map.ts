import type { GeoArea } from '@touchline/domain/search/geo-area';
import { LatLngBounds, Map as LeafletMap, Canvas } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { prefersReducedMotion } from '../../../theme/motion';
import { groundLayer } from './ground-layer';
import type { Outline } from './outlines';
import { pinLayer } from './pin-layer';
import type { Pin } from './pins';

declare module 'leaflet' {
  interface Canvas {
    _redrawRequest?: number | null;
    _redraw(): void;
  }
}

/**
 * Leaflet's canvas, which asks for a frame to draw in. Where it draws before that frame, as after a move, it forgets
 * the frame without taking it back, and of a map that was closed in between it would draw what is gone.
 */
class MapCanvas extends Canvas {
  override _redraw(): void {
    if (typeof this._redrawRequest === 'number') cancelAnimationFrame(this._redrawRequest);
    super._redraw();
  }
}

/** What the map says and does; `onMoved` hears of moves that the visitor made, with the part that is in sight. */
export interface MapEvents {
  readonly onMoved: (area: GeoArea) => void;
  readonly onChosen: (id: string) => void;
  readonly pinsName: (count: number) => string;
  readonly stateName: (code: string, count: number) => string;
}

/** What a search has found. */
export interface ShownColleges {
  readonly pins: readonly Pin[];
  /** How many colleges each state and province has, by postal code. */
  readonly states: ReadonlyMap<string, number>;
  readonly total: number;
  /** False while only the first of them are known. */
  readonly isComplete: boolean;
}

/** A map that stands on the page. */
export interface OpenMap {
  readonly show: (found: ShownColleges) => void;
  /** Marks one pin; `isToBeSeen` moves it into sight. */
  readonly choose: (id: string | null, isToBeSeen: boolean) => void;
  /** Brings an area, all pins, or all states into sight. */
  readonly fit: (target: GeoArea | 'pins' | 'everything') => void;
  readonly zoom: (steps: 1 | -1) => void;
  readonly close: () => void;
}

/** From this zoom on colleges stand as pins, below it as shades of their states. */
const PINS_FROM_ZOOM = 5;

/** So few colleges stand as pins at every zoom. */
const FEW_PINS = 60;

const [LEAST_ZOOM, MOST_ZOOM] = [2, 11];

/** Closer than this a map that is fitted to pins would show nothing around them. */
const MOST_FITTED_ZOOM = 9;

const EVERYTHING = new LatLngBounds([24.6, -124.8], [50.5, -64.5]);

const WORLD = new LatLngBounds([0, -185], [78, -40]);

/** Opens a map in an empty element. */
export function openMap(element: HTMLElement, outlines: readonly Outline[], events: MapEvents): OpenMap {
  const isCalm = prefersReducedMotion();
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    renderer: new MapCanvas({ padding: 0.4 }),
    ...{ minZoom: LEAST_ZOOM, maxZoom: MOST_ZOOM, zoomSnap: 0.5, maxBounds: WORLD, maxBoundsViscosity: 0.7 },
    ...{ zoomAnimation: !isCalm, markerZoomAnimation: !isCalm, inertia: !isCalm, fadeAnimation: false },
  });
  let isOurs = true;
  let found: ShownColleges = { pins: [], states: new Map(), total: 0, isComplete: false };
  const quietly = (move: () => void) => {
    isOurs = true;
    move();
    isOurs = false;
  };
  quietly(() => map.fitBounds(EVERYTHING, { animate: false }));
  const goTo = (bounds: LatLngBounds) => {
    const zoom = Math.min(Math.max(map.getBoundsZoom(bounds.pad(0.1)), PINS_FROM_ZOOM), MOST_FITTED_ZOOM);
    map.setView(bounds.getCenter(), zoom, { animate: !isCalm });
  };
  const pins = pinLayer(map, events);
  const ground = groundLayer(map, outlines, {
    stateName: events.stateName,
    onState: (code, outline) => goTo((found.isComplete ? pins.boundsOf(code) : null) ?? outline),
  });
  const update = () => {
    const arePins = found.total <= FEW_PINS || map.getZoom() >= PINS_FROM_ZOOM;
    ground.update({ isShaded: !arePins });
    pins.update({ isShown: arePins });
  };
  map.on('moveend', () => {
    update();
    if (!isOurs) events.onMoved(areaOf(map));
  });
  const resized = new ResizeObserver(() => quietly(() => map.invalidateSize({ animate: false, pan: false })));
  resized.observe(element);
  return {
    show: (shown) => {
      found = shown;
      pins.show(shown.pins);
      ground.show(shown.states);
      update();
    },
    choose: (id, isToBeSeen) => quietly(() => pins.choose(id, isToBeSeen)),
    fit: (target) =>
      quietly(() => {
        const bounds = target === 'everything' ? EVERYTHING : target === 'pins' ? pins.boundsOf(null) : boundsOf(target);
        if (target === 'pins' && bounds !== null)
          map.setView(bounds.getCenter(), Math.min(map.getBoundsZoom(bounds.pad(0.1)), MOST_FITTED_ZOOM), { animate: false });
        else map.fitBounds(bounds ?? EVERYTHING, { animate: false });
      }),
    zoom: (steps) => (steps > 0 ? map.zoomIn(1) : map.zoomOut(1)),
    close: () => {
      resized.disconnect();
      ground.close();
      map.remove();
    },
  };
}

function boundsOf({ south, west, north, east }: GeoArea): LatLngBounds {
  return new LatLngBounds([south, west], [north, east]);
}

function areaOf(map: LeafletMap): GeoArea {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}
