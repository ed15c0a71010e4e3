import { between, far, LIGHTS, lit, type Scene, shaded } from './scene';
import { area, d, each, faded, line, rect } from './svg';

/** Water from a height down to our feet, with the glitter of the light. */
export function water(scene: Scene, top: number, sunAt: number): string {
  const { width } = scene;
  const [deep, near] = [far(scene, '#2C7DA0', 0.4), shaded(scene, '#1C5F80', 0.15)];
  return (
    rect(0, top, width, 800 - top, deep) +
    rect(0, top + (800 - top) * 0.45, width, 800, near) +
    each(26, (index) => {
      const y = top + 8 + (800 - top) * (index / 26) ** 1.4;
      const spread = 30 + (y - top) * 0.5;
      return line(
        d`M${width * sunAt + between(scene, -spread, spread)} ${y}h${between(scene, 14, 30 + (y - top) * 0.14)}`,
        LIGHTS[scene.light].sun,
        3 + (y - top) / 90,
        faded(0.55),
      );
    }) +
    each(16, () =>
      line(d`M${between(scene, 0, width)} ${between(scene, top + 40, 790)}q16 -9 32 0t32 0`, '#FFFFFF', 2.6, faded(0.22)),
    )
  );
}

/** A small sailing boat on the water. */
export function boat(scene: Scene, x: number, y: number, size: number, sail: string): string {
  return (
    area(
      d`M${x - size} ${y}h${size * 2}q-${size * 0.3} ${size * 0.42} -${size * 0.56} ${size * 0.42}h-${size * 0.9}q-${size * 0.4} 0 -${size * 0.54} -${size * 0.42}z`,
      shaded(scene, '#F4EDDD', 0.08),
    ) +
    line(d`M${x} ${y}v-${size * 2.1}`, shaded(scene, '#4A3526', 0.2), 5) +
    area(d`M${x + 5} ${y - size * 2}q${size * 1.1} ${size} ${size * 0.86} ${size * 1.8}H${x + 5}z`, lit(scene, sail)) +
    area(d`M${x - 6} ${y - size * 1.7}L${x - size * 0.8} ${y - size * 0.2}H${x - 6}z`, lit(scene, '#FBF6EA'))
  );
}
