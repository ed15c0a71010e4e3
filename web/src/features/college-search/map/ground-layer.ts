import { shadeOf } from '@touchline/domain/reference/geography/map-drawing';
import {
  type LatLng,
  LatLngBounds,
  LayerGroup,
  type Map as LeafletMap,
  type Marker,
  Point,
  Polygon,
  type PolylineOptions,
} from 'leaflet';
import { markerWith } from './map-marker';
import type { Outline } from './outlines';

interface GroundEvents {
  readonly stateName: (code: string, count: number) => string;
  readonly onState: (code: string, outline: LatLngBounds) => void;
}

/** Two numbers of colleges closer than this would cover each other. */
const LEAST_GAP_PX = 30;

/** The ground: states and provinces, shaded by the number of their colleges where no pins are shown. */
export function groundLayer(map: LeafletMap, outlines: readonly Outline[], { stateName, onState }: GroundEvents) {
  let look = coloursOf(map.getContainer());
  let counts: ReadonlyMap<string, number> = new Map();
  let isShaded = false;
  const regions = outlines.map(({ code, rings }) => {
    const polygon = new Polygon(
      rings.map((ring) => [ring]),
      { ...look.plain, smoothFactor: 1.2 },
    );
    polygon.on('click', () => isShaded && counts.has(code) && onState(code, polygon.getBounds()));
    return { code, polygon: polygon.addTo(map), middle: middleOf(rings) };
  });
  const numbers = new LayerGroup<Marker>().addTo(map);
  let drawn: string | null = '';

  /** Shades the regions again, only where something has changed. */
  function shade(): void {
    const most = Math.max(0, ...counts.values());
    const state = isShaded ? JSON.stringify([...counts]) : '';
    if (state === drawn) return;
    drawn = state;
    for (const { code, polygon } of regions) {
      const fill = isShaded ? look.shades[shadeOf(counts.get(code) ?? 0, most)] : undefined;
      polygon.setStyle(fill === undefined ? look.plain : { ...look.plain, fillColor: fill });
    }
  }

  /** The number of each state, the larger ones first, as far as they do not cover each other. */
  function number(): void {
    numbers.clearLayers();
    if (!isShaded) return;
    const taken: Point[] = [];
    const view = map.getBounds();
    const ordered = regions
      .map((region) => ({ ...region, count: counts.get(region.code) ?? 0 }))
      .filter(({ count, middle }) => count > 0 && middle !== null && view.contains(middle))
      .toSorted((one, other) => other.count - one.count);
    for (const { code, polygon, middle, count } of ordered) {
      const at = middle === null ? new Point(0, 0) : map.latLngToLayerPoint(middle);
      if (middle === null || taken.some((point) => point.distanceTo(at) < LEAST_GAP_PX)) continue;
      taken.push(at);
      const marker = markerWith(map, {
        ...{ at: middle, kind: 'state', text: String(count), name: stateName(code, count) },
        onPress: () => onState(code, polygon.getBounds()),
      });
      numbers.addLayer(marker.layer);
    }
  }

  const modes = new MutationObserver(() => {
    look = coloursOf(map.getContainer());
    drawn = null;
    shade();
  });
  modes.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return {
    show: (states: ReadonlyMap<string, number>) => {
      counts = states;
    },
    update: (wanted: { readonly isShaded: boolean }) => {
      isShaded = wanted.isShaded;
      shade();
      number();
    },
    close: () => modes.disconnect(),
  };
}

/** The middle of the largest ring of a region: where its number stands. */
function middleOf(rings: Outline['rings']): LatLng | null {
  const largest = rings.reduce<Outline['rings'][number]>((most, ring) => (ring.length > most.length ? ring : most), []);
  return largest.length === 0 ? null : new LatLngBounds(largest).getCenter();
}

/** The colours of the page's mode, which a canvas cannot take from the style sheet. */
function coloursOf(element: HTMLElement) {
  // An element of its own for each: one whose colour changes still has the one before, where styles have transitions.
  const colour = (value: string) => {
    const probe = document.createElement('span');
    probe.style.color = value;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const token = (name: string) => `var(--tl-colors-${name})`;
  const mixed = (share: number) => `color-mix(in srgb, ${token('pitch-solid')} ${share}%, ${token('bg-panel')})`;
  const plain: PolylineOptions = {
    ...{ color: colour(token('border-emphasized')), weight: 0.8, opacity: 0.7, fillOpacity: 1 },
    fillColor: colour(token('bg-panel')),
  };
  const shades = [plain.fillColor, ...[16, 34, 52, 72, 96].map((share) => colour(mixed(share)))];
  return { plain, shades };
}
