import { Bounds, LatLng, LatLngBounds, type Map as LeafletMap, type Marker } from 'leaflet';
import Supercluster from 'supercluster';
import { markerWith } from './map-marker';
import type { Pin } from './pins';

interface PinEvents {
  readonly onChosen: (id: string) => void;
  readonly pinsName: (count: number) => string;
}

const CLUSTER_RADIUS_PX = 46;
/** Beyond this zoom every college has a pin of its own. */
const MOST_CLUSTERED_ZOOM = 9;
/** From this zoom on pins say the names of their colleges. */
const NAMES_FROM_ZOOM = 7.5;
/** Pins this share of the map beyond its edges are there before the map is moved. */
const MARGIN = 0.2;
const CHOSEN_Z_INDEX = 1000;
/** What a pin and a character of a name take, a little more than they do. */
const PIN_HALF: [number, number] = [12, 12];
const [CHARACTER_PX, LINE_PX] = [7.5, 22];

/** The pins, clustered where they would cover each other. What stays on the map is not made again. */
export function pinLayer(map: LeafletMap, { onChosen, pinsName }: PinEvents) {
  let pins: readonly Pin[] = [];
  let index = indexOf(pins);
  let chosen: Pin | null = null;
  const markers = new Map<string, Marker>();

  function made(key: string, make: () => Marker, wanted: Map<string, Marker>): void {
    wanted.set(key, markers.get(key) ?? make().addTo(map));
  }

  function markerOf(pin: Pin, isChosen: boolean): Marker {
    const { button, layer } = markerWith(map, {
      ...{ at: new LatLng(pin.lat, pin.lng), kind: 'pin', text: pin.label, name: pin.name },
      onPress: () => onChosen(pin.id),
    });
    if (isChosen) {
      button.setAttribute('aria-current', 'true');
      layer.setZIndexOffset(CHOSEN_Z_INDEX);
    }
    return layer;
  }

  function clusterOf(id: number, count: number, at: LatLng): Marker {
    const { button, layer } = markerWith(map, {
      ...{ at, kind: 'cluster', text: String(count), name: pinsName(count) },
      onPress: () => map.setView(at, Math.min(index.getClusterExpansionZoom(id), map.getMaxZoom())),
    });
    button.dataset.size = count < 10 ? 's' : count < 50 ? 'm' : 'l';
    return layer;
  }

  function update({ isShown }: { readonly isShown: boolean }): void {
    const wanted = new Map<string, Marker>();
    const view = map.getBounds().pad(MARGIN);
    const box: [number, number, number, number] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()];
    for (const { geometry, properties } of isShown ? index.getClusters(box, Math.floor(map.getZoom())) : []) {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties;
        made(`${count} ${lat} ${lng}`, () => clusterOf(id, count, new LatLng(lat, lng)), wanted);
      } else if (properties.pin.id !== chosen?.id) made(properties.pin.id, () => markerOf(properties.pin, false), wanted);
    }
    const marked = chosen;
    if (marked !== null) made(`chosen ${marked.id}`, () => markerOf(marked, true), wanted);
    for (const [key, marker] of markers) if (!wanted.has(key)) marker.remove();
    markers.clear();
    for (const [key, marker] of wanted) markers.set(key, marker);
    if (isShown) name(map.getZoom() >= NAMES_FROM_ZOOM);
  }

  /** Shows the names next to pins, as far as they cover neither each other nor another pin. */
  function name(areNamed: boolean): void {
    const placed = [...markers.values()].map((marker) => ({ marker, at: map.latLngToLayerPoint(marker.getLatLng()) }));
    const taken = placed.map(({ at }) => new Bounds(at.subtract(PIN_HALF), at.add(PIN_HALF)));
    for (const { marker, at } of placed) {
      const button = marker.getElement()?.querySelector('button');
      if (button?.dataset.kind !== 'pin') continue;
      const width = (button.textContent.length + 1) * CHARACTER_PX;
      const box = new Bounds(at.add([PIN_HALF[0] + 1, -LINE_PX / 2]), at.add([PIN_HALF[0] + width, LINE_PX / 2]));
      const hasRoom = areNamed && !taken.some((other) => other.intersects(box));
      button.dataset.named = String(hasRoom);
      if (hasRoom) taken.push(box);
    }
  }

  let isShown = false;
  return {
    show: (shown: readonly Pin[]) => {
      if (shown === pins) return;
      pins = shown;
      index = indexOf(pins);
      for (const marker of markers.values()) marker.remove();
      markers.clear();
    },
    update: (wanted: { readonly isShown: boolean }) => {
      ({ isShown } = wanted);
      update(wanted);
    },
    choose: (id: string | null, isToBeSeen: boolean) => {
      chosen = pins.find((pin) => pin.id === id) ?? null;
      if (chosen !== null && isToBeSeen) map.panInside([chosen.lat, chosen.lng], { padding: [48, 64], animate: false });
      update({ isShown });
    },
    /** Where the pins of a state lie, or all pins; null if there are none. */
    boundsOf: (state: string | null): LatLngBounds | null => {
      const meant = pins.filter((pin) => state === null || pin.state === state);
      return meant.length === 0 ? null : new LatLngBounds(meant.map(({ lat, lng }) => [lat, lng]));
    },
  };
}

function indexOf(pins: readonly Pin[]) {
  return new Supercluster<{ readonly pin: Pin }>({ radius: CLUSTER_RADIUS_PX, extent: 256, maxZoom: MOST_CLUSTERED_ZOOM }).load(
    pins.map((pin) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [pin.lng, pin.lat] },
      properties: { pin },
    })),
  );
}
