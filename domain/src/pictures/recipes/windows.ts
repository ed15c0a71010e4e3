import { isDark, type Scene, shaded } from './scene';
import { area, d } from './svg';

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
