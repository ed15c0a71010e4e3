import { between, far, LIGHTS, lit, type Scene, SCENE_HEIGHT, shaded } from './scene';
import { area, circle, d, each, faded, gradient, line, rect } from './svg';

/** The sky down to the horizon, with the sun or moon at a share of the width, and clouds or stars. */
export function sky(scene: Scene, horizon: number, sunAt = 0.72): string {
  const { light, width } = scene;
  const { sky: stops, sun } = LIGHTS[light];
  const x = width * sunAt;
  const isLow = light === 'dusk' || light === 'golden' || light === 'dawn';
  const y = isLow ? horizon - 70 : horizon * 0.28;
  const size = light === 'night' ? 34 : isLow ? 62 : 46;
  const halo =
    light === 'rain'
      ? ''
      : circle(x, y, size * 2.9, sun, faded(0.13)) + circle(x, y, size * 1.8, sun, faded(0.2)) + circle(x, y, size, sun);
  return (
    `<defs>${gradient('s', [
      [0, stops[0]],
      [0.62, stops[1]],
      [1, stops[2]],
    ])}</defs>` +
    rect(0, 0, width, horizon + 4, 'url(#s)') +
    (light === 'night' ? stars(scene, horizon) : '') +
    halo +
    (light === 'night' ? '' : clouds(scene, horizon))
  );
}

function stars(scene: Scene, horizon: number): string {
  return each(26, () =>
    circle(between(scene, 0, scene.width), between(scene, 0, horizon * 0.7), between(scene, 0.8, 2), '#FFFFFF', faded(0.7)),
  );
}

function clouds(scene: Scene, horizon: number): string {
  const pale = scene.light === 'dusk' ? '#F6B29A' : '#FFFFFF';
  return each(scene.light === 'rain' ? 7 : 4, () => {
    const [x, y, size] = [
      between(scene, -60, scene.width - 60),
      between(scene, horizon * 0.08, horizon * 0.55),
      between(scene, 0.7, 1.5),
    ];
    return area(
      d`M${x} ${y}h${200 * size}a${17 * size} ${17 * size} 0 0 0 0 -${34 * size}h-${38 * size}a${34 * size} ${34 * size} 0 0 0 -${66 * size} -${12 * size}a${26 * size} ${26 * size} 0 0 0 -${44 * size} ${12 * size}h-${50 * size}a${17 * size} ${17 * size} 0 0 0 0 ${34 * size}z`,
      pale,
      faded(scene.light === 'day' ? 0.75 : 0.3),
    );
  });
}

/** Ridges one behind the other, the farthest first. */
export function hills(scene: Scene, horizon: number, colour: string, count = 3, height = 120): string {
  const { width } = scene;
  return each(count, (index) => {
    const lift = height * (1 - index / (count + 0.4));
    const [a, b, c] = [between(scene, 0.5, 1), between(scene, 0.2, 0.9), between(scene, 0.4, 1)];
    return area(
      d`M0 ${horizon + 6}V${horizon - lift * b}C${width * 0.16} ${horizon - lift * a * 1.25} ${width * 0.3} ${horizon - lift * 1.2} ${width * 0.46} ${horizon - lift * c * 0.7}S${width * 0.78} ${horizon - lift * 1.35 * b} ${width} ${horizon - lift * a * 0.8}V${horizon + 6}Z`,
      far(scene, colour, 0.72 - (0.42 * index) / count),
    );
  });
}

/** Slanting rain in front of everything. */
export function rain(scene: Scene): string {
  const drops = each(46, () => d`M${between(scene, 0, scene.width + 80)} ${between(scene, -20, SCENE_HEIGHT)}l-13 44`);
  return line(drops, '#E8F0F2', 2, faded(0.34));
}

/** Water from a height down to the lower edge, with the glitter of the light. */
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
