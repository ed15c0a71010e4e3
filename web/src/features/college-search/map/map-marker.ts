import { DivIcon, type LatLng, type Map as LeafletMap, Marker } from 'leaflet';

/** What stands on the map as a button. */
interface MarkerLook {
  readonly at: LatLng;
  readonly kind: 'pin' | 'cluster' | 'state';
  /** What is shown: a number, or a short name next to a pin. */
  readonly text: string;
  /** The accessible name. */
  readonly name: string;
  readonly onPress: () => void;
}

/** A press that moves further than this drags the map. */
const DRAGGED_FROM_PX = 5;

/** A button on the map. A press that drags the map does not count; the keyboard's focus brings it into sight. */
export function markerWith(map: LeafletMap, { at, kind, text, name, onPress }: MarkerLook) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.kind = kind;
  button.setAttribute('aria-label', name);
  const label = document.createElement('span');
  label.textContent = text;
  button.append(label);
  let pressedAt: readonly [number, number] | null = null;
  button.addEventListener('pointerdown', ({ clientX, clientY }) => (pressedAt = [clientX, clientY]));
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    const [x, y] = pressedAt ?? [event.clientX, event.clientY];
    pressedAt = null;
    if (Math.hypot(event.clientX - x, event.clientY - y) < DRAGGED_FROM_PX) onPress();
  });
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) map.panInside(at, { padding: [40, 40], animate: false });
  });
  const icon = new DivIcon({ html: button, className: '', iconSize: [0, 0] });
  return { button, layer: new Marker(at, { icon, keyboard: false, interactive: false }) };
}
