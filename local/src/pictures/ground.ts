import { between, far, isDark, LIGHTS, lit, type Scene, SCENE_HEIGHT, shaded } from './scene';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

const GRASS = '#3E8E4E';

/** A mown pitch from the horizon to the foreground, in bands that widen. */
export function pitch(scene: Scene, horizon: number, bands = 7): string {
  const depth = SCENE_HEIGHT - horizon;
  const edge = (index: number) => horizon + depth * (index / bands) ** 1.8;
  const stripes = each(bands, (index) =>
    rect(
      0,
      edge(index),
      scene.width,
      edge(index + 1) - edge(index) + 1,
      far(scene, index % 2 === 0 ? GRASS : '#4B9F59', 0.3 * (1 - index / bands)),
    ),
  );
  return stripes;
}

/** Chalk lines of a pitch seen from the side: far touchline, halfway line, centre circle. */
export function chalkLines(scene: Scene, horizon: number, middle: number): string {
  const depth = SCENE_HEIGHT - horizon;
  const y = horizon + depth * 0.07;
  const chalk = lit(scene, '#F7F8F1');
  return (
    line(d`M0 ${y}H${scene.width}M${middle} ${y}L${middle - 190} ${SCENE_HEIGHT}`, chalk, 5, faded(0.85)) +
    `<g fill="none" stroke="${chalk}" stroke-width="6"${faded(0.85)}>${oval(middle - 58, horizon + depth * 0.42, 250, depth * 0.2, 'none')}</g>`
  );
}

/** A goal seen from the front or a little from the side; `x` is its middle, `ground` the goal line. */
export function goal(scene: Scene, x: number, ground: number, width: number): string {
  const height = width * 0.34;
  const [left, right, back] = [x - width / 2, x + width / 2, width * 0.1];
  const net = lit(scene, '#FFFFFF');
  const steps = Math.round(width / 26);
  const mesh =
    each(
      steps,
      (index) => d`M${left + (width * index) / steps} ${ground - height}l${back * (index / steps - 0.5)} ${height * 0.9}`,
    ) +
    each(
      5,
      (index) =>
        d`M${left - back * 0.08 * index} ${ground - height + (height * (index + 0.6)) / 5.4}H${right + back * 0.08 * index}`,
    );
  return (
    area(d`M${left} ${ground - height}H${right}V${ground}H${left}Z`, shaded(scene, '#2C6A3A', 0.4), faded(0.28)) +
    line(mesh, net, 1.4, faded(0.5)) +
    line(d`M${left} ${ground}V${ground - height}H${right}V${ground}`, net, Math.max(5, width / 52))
  );
}

/** A stand full of people: tiers of dots in team colours under a roof line. */
export function stand(scene: Scene, x: number, y: number, width: number, height: number): string {
  const coats = [scene.main, scene.second, '#F3EDE0', '#2B3440', scene.main, '#D9B48F', scene.second].map((colour) =>
    far(scene, colour, 0.12),
  );
  const dots = coats
    .map(
      (coat, index) =>
        circle(6 + (index % 4) * 14 + (index > 3 ? 7 : 0), index > 3 ? 20 : 8, 5.4, coat) +
        rect(1 + (index % 4) * 14 + (index > 3 ? 7 : 0), index > 3 ? 24 : 12, 10, 6, coat),
    )
    .join('');
  const roof = shaded(scene, '#3A4652', 0.3);
  return (
    `<defs><pattern id="c" width="56" height="28" patternUnits="userSpaceOnUse">${rect(0, 0, 56, 28, shaded(scene, '#35424E', 0.45))}${dots}</pattern></defs>` +
    rect(x, y, width, height, 'url(#c)') +
    rect(x, y, width, height * 0.3, LIGHTS[scene.light].shadow, faded(0.45)) +
    rect(x, y + height * 0.52, width, 7, shaded(scene, scene.main, 0.2)) +
    area(d`M${x - 24} ${y}h${width + 48}l-20 -34h-${width + 8}z`, roof) +
    rect(x, y + height, width, 22, lit(scene, scene.main)) +
    each(Math.ceil(width / 190), (index) =>
      rect(x + 30 + index * 190, y + height + 7, 96, 8, lit(scene, scene.second), faded(0.9)),
    )
  );
}

/** A floodlight mast; its lamps are on when it is dark. */
export function floodlight(scene: Scene, x: number, ground: number, height: number): string {
  const mast = shaded(scene, '#55626E', 0.3);
  const burns = isDark(scene) || scene.light === 'rain';
  const lamp = burns ? '#FFF9E2' : far(scene, '#D9E0E4', 0.2);
  const head = each(8, (index) => circle(-21 + (index % 4) * 14, (index > 3 ? 14 : 0) - 7, 5.4, lamp));
  return (
    line(d`M${x} ${ground}V${ground - height}`, mast, 7) +
    (burns
      ? circle(x, ground - height, 86, '#FFF3C4', faded(0.16)) + circle(x, ground - height, 48, '#FFF7DA', faded(0.25))
      : '') +
    rect(x - 32, ground - height - 18, 64, 36, mast, ' rx="5"') +
    placed(head, x, ground - height)
  );
}

/** A ball with its shadow on the ground below it. */
export function ball(scene: Scene, x: number, y: number, radius: number, ground = y + radius): string {
  const seam = shaded(scene, '#25313A', 0.3);
  const panel =
    'M0 -5L5 -1.5L3 4H-3L-5 -1.5ZM-1 -12L2 -11L0 -9ZM11 -4L12 0L9 0ZM7 9L4 11L5 8ZM-7 9L-9 7L-5 8ZM-11 -4L-9 0L-12 1Z';
  return (
    oval(x - radius * 1.6, ground, radius * 1.9, radius * 0.34, LIGHTS[scene.light].shadow, faded(0.36)) +
    circle(x, y, radius, lit(scene, '#FAFAF3')) +
    placed(area(panel, seam) + line('M0 -5V-9M5 -1.5L9 -2M3 4L5 8M-3 4L-5 8M-5 -1.5L-9 -2', seam, 1), x, y, radius / 13) +
    area(
      d`M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${radius * 2} 0a${radius * 1.25} ${radius * 1.1} 0 0 1 -${radius * 2} 0`,
      LIGHTS[scene.light].shadow,
      faded(0.22),
    )
  );
}

/** A row of trees at the edge of a field. */
export function trees(scene: Scene, ground: number, colour = '#2F6B47', count = 14): string {
  return each(count, (index) => {
    const [x, size] = [(scene.width / (count - 1)) * index + between(scene, -26, 26), between(scene, 24, 44)];
    return (
      circle(x, ground - size * 0.9, size, far(scene, colour, 0.3)) +
      circle(x - size * 0.3, ground - size * 1.2, size * 0.62, far(scene, '#5C9A5E', 0.34))
    );
  });
}
