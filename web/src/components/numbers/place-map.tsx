import { chakra } from '@chakra-ui/react/styled-system';
import { type Point, spreadMarkers } from './spread-markers';
import { type FigureText, INK, NumberFigure } from './number-figure';

/** A place around the centre of a map. */
export interface NearbyPlace {
  readonly id: string;
  readonly name: string;
  readonly miles: number;
  readonly lat: number;
  readonly lng: number;
}

interface PlaceMapProps extends FigureText {
  readonly center: { readonly lat: number; readonly lng: number };
  readonly places: readonly NearbyPlace[];
  /** The address of the outline of the state, drawn behind; null draws none. */
  readonly outline: string | null;
  /** The text of a ring: `50 mi`. */
  readonly ringText: (miles: number) => string;
}

/** Smaller on phones, with letters of 12 px still. */
const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxW: { base: '13rem', md: '20rem' },
    mx: { base: 'auto', md: '0' },
    fontSize: '11px',
  },
});

const RINGS = [10, 25, 50, 100, 250, 500, 1000] as const;
const RADIUS = 100;
const MARKER = 8;
/** How near to the centre a marker may stand, which is drawn itself. */
const NEAREST = 18;
/** How far a marker has to be from its place for a line to lead there. */
const LED_FROM = 4;

/**
 * A college in the middle of rings of distance, with others around it where they lie: north is up. Markers that would
 * overlap stand apart, with a line to their place.
 */
export function PlaceMap({ center, places, outline, ringText, ...text }: PlaceMapProps) {
  const farthest = Math.max(10, ...places.map(({ miles }) => miles));
  const outer = RINGS.find((ring) => ring >= farthest) ?? 1000;
  const rings = RINGS.filter((ring) => ring <= outer).slice(-3);
  const scale = (RADIUS - 8) / outer;
  const points = places.map((place) => around(center, place, scale));
  const markers = spreadMarkers(points, { apart: 2 * MARKER + 1, within: [NEAREST, RADIUS + 2] });
  return (
    <NumberFigure {...text}>
      <Drawing viewBox="-110 -110 220 220" focusable="false">
        {outline !== null && <image href={outline} x="-78" y="-78" width="156" height="156" opacity="0.16" />}
        {rings.map((ring) => (
          <g key={ring}>
            <circle r={ring * scale} fill="none" stroke={INK.line} strokeDasharray={ring === outer ? undefined : '3 4'} />
            <text
              x="0"
              y={labelOf(ring * scale, markers)}
              textAnchor="middle"
              fill={INK.quiet}
              stroke={INK.ground}
              strokeWidth="4"
              paintOrder="stroke"
            >
              {ringText(ring)}
            </text>
          </g>
        ))}
        {points.map(([x, y], index) => {
          const [markerX, markerY] = markers[index] ?? [x, y];
          if (Math.hypot(markerX - x, markerY - y) < LED_FROM) return null;
          return (
            <g key={places[index]?.id} stroke={INK.strong} strokeWidth="1.5">
              <line x1={x.toFixed(1)} y1={y.toFixed(1)} x2={markerX.toFixed(1)} y2={markerY.toFixed(1)} />
              <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.5" />
            </g>
          );
        })}
        {places.map((place, index) => {
          const [x = 0, y = 0] = markers[index] ?? [];
          return (
            <g key={place.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle r={MARKER} fill={INK.ground} stroke={INK.strong} strokeWidth="2" />
              <text y="4" textAnchor="middle" fill={INK.text} fontWeight="700">
                {index + 1}
              </text>
            </g>
          );
        })}
        <circle r="7" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
      </Drawing>
    </NumberFigure>
  );
}

/** Where the text of a ring stands: at its top, or at its bottom where places are nearer to the top. */
function labelOf(radius: number, points: readonly Point[]): number {
  const [top, bottom] = [12 - radius, radius - 4];
  const room = (y: number) => Math.min(...points.map(([x, at]) => Math.hypot(x, at - y + 4)));
  return room(bottom) > room(top) ? bottom : top;
}

/** The position of a place by its direction and its distance, on a map that is flat around the centre. */
function around(center: PlaceMapProps['center'], place: NearbyPlace, scale: number): Point {
  const east = (place.lng - center.lng) * Math.cos((center.lat * Math.PI) / 180);
  const north = place.lat - center.lat;
  const length = Math.hypot(east, north);
  const distance = Math.max(NEAREST, place.miles * scale);
  return length === 0 ? [0, -distance] : [(distance * east) / length, (-distance * north) / length];
}
