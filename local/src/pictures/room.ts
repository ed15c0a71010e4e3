import { far, isDark, LIGHTS, lit, type Scene, shaded } from './scene';
import { area, circle, d, each, faded, line, rect } from './svg';

/** An inner room: wall, skirting, and a floor with boards in perspective. */
export function room(scene: Scene, wall: string, floor: string, horizon = 600): string {
  const { width } = scene;
  return (
    rect(0, 0, width, horizon, lit(scene, wall)) +
    rect(0, horizon, width, 800 - horizon, lit(scene, floor)) +
    rect(0, horizon - 16, width, 18, shaded(scene, floor, 0.2)) +
    line(
      each(13, (index) => d`M${(width / 12) * index} ${horizon}L${width / 2 + ((width / 12) * index - width / 2) * 1.9} 800`),
      shaded(scene, floor, 0.25),
      3,
      faded(0.5),
    )
  );
}

/** A band of windows with the sky in it, and the light it throws on the floor. */
export function windowBand(scene: Scene, x: number, y: number, width: number, height: number, panes = 4): string {
  const { sky } = LIGHTS[scene.light];
  const step = width / panes;
  const isNight = scene.light === 'night';
  return (
    rect(x - 12, y - 12, width + 24, height + 24, lit(scene, '#F5F1E6')) +
    rect(x, y, width, height, sky[1]) +
    rect(x, y + height * 0.6, width, height * 0.4, sky[2]) +
    area(
      d`M${x} ${y + height}v-${height * 0.2}q${width * 0.2} -${height * 0.3} ${width * 0.42} -${height * 0.06}t${width * 0.58} -${height * 0.1}v${height * 0.36}z`,
      far(scene, '#3F7358', 0.35),
    ) +
    (isNight ? circle(x + width * 0.8, y + height * 0.3, 20, '#EAF3FF') : '') +
    each(panes - 1, (index) => rect(x + step * (index + 1) - 6, y, 12, height, lit(scene, '#F5F1E6'))) +
    (isNight ? '' : area(d`M${x} 640h${width}l-120 160h-${width}z`, LIGHTS[scene.light].sun, faded(0.22)))
  );
}

/** A hanging lamp with its cone of light. */
export function lamp(scene: Scene, x: number, y: number, size: number): string {
  return (
    line(d`M${x} 0V${y}`, shaded(scene, '#39424A', 0.2), 4) +
    area(d`M${x - size} ${y + size * 0.8}a${size} ${size * 0.9} 0 0 1 ${size * 2} 0z`, lit(scene, scene.main)) +
    area(d`M${x - size} ${y + size * 0.8}h${size * 2}l${size * 2.4} 420h-${size * 6.8}z`, '#FFE9A8', faded(0.13)) +
    circle(x, y + size * 0.84, size * 0.32, '#FFF3C8')
  );
}

/** A grid of windows, some of them lit when it is dark. */
export function windows(
  scene: Scene,
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  [wide, high]: readonly [number, number],
): string {
  const panes = Array.from({ length: columns * rows }, (_, index) => ({
    isLit: scene.draw() < (isDark(scene) ? 0.62 : 0.08),
    outline: d`M${x + (index % columns) * stepX} ${y + Math.floor(index / columns) * stepY}h${wide}v${high}h-${wide}z`,
  }));
  const outlines = (isLit: boolean) =>
    panes
      .filter((pane) => pane.isLit === isLit)
      .map(({ outline }) => outline)
      .join('');
  return area(outlines(false), shaded(scene, '#3C5566', 0.35)) + area(outlines(true), '#FFDF94');
}
