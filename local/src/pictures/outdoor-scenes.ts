import { figure, teamKit } from './figure';
import { trees } from './ground';
import { far, isDark, LIGHTS, lit, oneOf, type Scene, shaded } from './scene';
import { boat, hills, sky, water } from './sky-and-water';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

/** A lighthouse on its rock, with a path and two walkers. */
export function lighthouse(scene: Scene): string {
  const { width } = scene;
  const x = width * 0.6;
  const band = (y: number, low: number, high: number) =>
    area(d`M${x - low} ${y}L${x - high} ${y - 84}H${x + high}L${x + low} ${y}Z`, lit(scene, scene.main));
  return (
    sky(scene, 520, 0.2) +
    water(scene, 516, 0.2) +
    (isDark(scene)
      ? area(d`M${x} 132L-40 40V240Z`, '#FFF0B0', faded(0.26)) + area(d`M${x} 132L${width + 40} 60V220Z`, '#FFF0B0', faded(0.26))
      : '') +
    area(
      d`M${width * 0.2} 800Q${width * 0.32} 600 ${x - 90} 556H${x + 110}Q${width * 0.92} 600 ${width + 20} 690V800Z`,
      shaded(scene, '#66705F', 0.2),
    ) +
    area(
      d`M${width * 0.34} 800Q${width * 0.4} 640 ${x - 60} 566h80Q${width * 0.6} 660 ${width * 0.62} 800Z`,
      lit(scene, '#D8C7A0'),
    ) +
    area(d`M${x - 62} 564L${x - 36} 170H${x + 36}L${x + 62} 564Z`, lit(scene, '#F8F3E6')) +
    band(520, 59, 53.5) +
    band(360, 48.5, 43) +
    area(d`M${x + 62} 564L${x + 36} 170H${x + 10}L${x + 18} 564Z`, LIGHTS[scene.light].shadow, faded(0.18)) +
    rect(x - 50, 156, 100, 16, shaded(scene, '#2B3036', 0.1)) +
    rect(x - 27, 104, 54, 54, isDark(scene) ? '#FFF3B8' : far(scene, '#BFE0E8', 0.1)) +
    area(d`M${x - 36} 106L${x} 62L${x + 36} 106Z`, lit(scene, scene.main)) +
    rect(x - 14, 500, 28, 64, shaded(scene, '#4A2E22', 0.2)) +
    figure(scene, 'walk', teamKit(scene), width * 0.46, 740, 150) +
    figure(scene, 'walk', teamKit(scene), width * 0.54, 730, 144)
  );
}

/** A covered bridge over a creek in the hills. */
export function coveredBridge(scene: Scene): string {
  const { width } = scene;
  const [left, right] = [width * 0.2, width * 0.8];
  return (
    sky(scene, 420, 0.76) +
    hills(scene, 430, '#4D7A5C', 3, 220) +
    trees(scene, 452, '#A8682E', 12) +
    rect(0, 440, width, 360, far(scene, '#6D9A55', 0.1)) +
    area(
      d`M${width * 0.3} 800Q${width * 0.42} 640 ${width * 0.4} 560L${width * 0.62} 560Q${width * 0.66} 680 ${width * 0.86} 800Z`,
      far(scene, '#3B86A3', 0.15),
    ) +
    each(6, (index) => line(d`M${width * 0.44 + index * 18} ${610 + index * 30}h${40 + index * 16}`, '#FFFFFF', 4, faded(0.4))) +
    rect(left + 40, 540, 50, 120, shaded(scene, '#8B8577', 0.1)) +
    rect(right - 90, 540, 50, 120, shaded(scene, '#8B8577', 0.1)) +
    rect(left, 380, right - left, 176, lit(scene, '#A33F32')) +
    each(15, (index) => rect(left + ((right - left) / 15) * index, 380, 4, 176, shaded(scene, '#6A241C', 0.2), faded(0.6))) +
    each(5, (index) => rect(left + (right - left) * (0.1 + index * 0.18), 408, 62, 44, shaded(scene, '#30211C', 0.3))) +
    area(d`M${left - 30} 386L${left + 40} 296H${right - 40}L${right + 30} 386Z`, shaded(scene, '#4E565C', 0.2)) +
    area(d`M${left - 60} 556H${right + 60}l${40} 24H${left - 100}Z`, shaded(scene, '#7A6650', 0.1)) +
    figure(scene, 'walk', teamKit(scene), width * 0.12, 640, 130)
  );
}

/** Open country: a bay at sunrise or ridges in blue, birds over it. */
export function landscape(scene: Scene): string {
  const { width } = scene;
  const birds = each(5, (index) =>
    line(
      d`M${width * 0.3 + index * 46} ${180 + (index % 3) * 30}q12 -14 22 0q12 -14 22 0`,
      LIGHTS[scene.light].shadow,
      3.4,
      faded(0.6),
    ),
  );
  const isSea = scene.draw() < 0.5;
  return isSea
    ? sky(scene, 400, 0.46) +
        hills(scene, 404, '#3F6577', 2, 90) +
        water(scene, 400, 0.46) +
        boat(scene, width * 0.72, 520, 40, scene.second) +
        area(d`M0 800V640Q${width * 0.2} 600 ${width * 0.4} 690T${width * 0.7} 800Z`, shaded(scene, '#38594A', 0.25)) +
        each(7, (index) =>
          line(d`M${width * (0.04 + index * 0.05)} ${690 + index * 8}q-6 -40 10 -74`, shaded(scene, '#5E7F5A', 0.2), 5),
        ) +
        birds
    : sky(scene, 560, 0.3) +
        hills(scene, 470, '#3A6480', 5, 330) +
        rect(0, 470, width, 330, far(scene, '#4F8A6A', 0.42)) +
        area(d`M0 800V590Q${width * 0.3} 500 ${width * 0.55} 600T${width} 560V800Z`, far(scene, '#4F8A56', 0.1)) +
        trees(scene, 640, '#2F6B47', 10) +
        area(d`M0 800V690Q${width * 0.4} 630 ${width} 730V800Z`, shaded(scene, '#3E6B45', 0.2)) +
        birds;
}

/** Kayaks on the water below cliffs. */
export function kayaks(scene: Scene): string {
  const { width } = scene;
  const kayak = (x: number, y: number, size: number, colour: string) =>
    oval(x, y + size * 0.12, size * 1.3, size * 0.1, LIGHTS[scene.light].shadow, faded(0.35)) +
    placed(
      rect(-15, -72, 30, 52, lit(scene, scene.second), ' rx="12"') +
        circle(0, -86, 14, lit(scene, oneOf(scene, ['#3A2418', '#B5813F', '#1E1512']))) +
        line('M-78 -74L80 -34', lit(scene, '#E9DFCB'), 6) +
        line('M-12 -60L-38 -58M12 -58L38 -48', lit(scene, scene.second), 10) +
        oval(-84, -76, 17, 8, lit(scene, scene.main)) +
        oval(86, -32, 17, 8, lit(scene, scene.main)) +
        area('M-130 -22Q0 -34 130 -22Q70 12 0 12T-130 -22Z', lit(scene, colour)),
      x,
      y,
      size / 110,
    );
  return (
    sky(scene, 360, 0.66) +
    area(d`M0 370V150Q${width * 0.14} 120 ${width * 0.24} 220L${width * 0.36} 370Z`, far(scene, '#7C6A58', 0.3)) +
    area(d`M${width} 370V90Q${width * 0.86} 110 ${width * 0.8} 230L${width * 0.66} 370Z`, far(scene, '#6A5C50', 0.2)) +
    area(d`M${width} 90Q${width * 0.86} 110 ${width * 0.83} 180Q${width * 0.92} 150 ${width} 150z`, far(scene, '#4F8A56', 0.2)) +
    water(scene, 366, 0.6) +
    kayak(width * 0.62, 500, 100, scene.main) +
    kayak(width * 0.24, 580, 150, '#F0B429') +
    kayak(width * 0.66, 720, 210, scene.main)
  );
}

/** Two hikers on a ridge trail. */
export function trail(scene: Scene): string {
  const { width } = scene;
  const hiker = (x: number, ground: number, height: number) =>
    figure(scene, 'walk', teamKit(scene), x, ground, height) +
    placed(rect(-15, -76, 15, 30, lit(scene, scene.second), ' rx="5"'), x, ground, height / 100);
  return (
    sky(scene, 560, 0.24) +
    hills(scene, 500, '#3E6B74', 4, 300) +
    rect(0, 500, width, 300, far(scene, '#4C8068', 0.42)) +
    area(
      d`M0 800V560Q${width * 0.3} 450 ${width * 0.56} 610Q${width * 0.76} 650 ${width} 590V800Z`,
      far(scene, '#4C8050', 0.12),
    ) +
    area(
      d`M${width * 0.1} 800Q${width * 0.36} 700 ${width * 0.36} 640Q${width * 0.34} 560 ${width * 0.28} 524l12 -4Q${width * 0.46} 600 ${width * 0.48} 660Q${width * 0.5} 740 ${width * 0.44} 800Z`,
      lit(scene, '#DEC9A0'),
    ) +
    trees(scene, 640, '#336B45', 9) +
    area(d`M${width * 0.6} 800Q${width * 0.76} 640 ${width} 660V800Z`, shaded(scene, '#3E6B45', 0.25)) +
    hiker(width * 0.42, 720, 240) +
    hiker(width * 0.33, 640, 170) +
    line(d`M${width * 0.7} 700V610`, shaded(scene, '#6A4A36', 0.2), 10) +
    area(d`M${width * 0.67} 606h86l22 18l-22 18h-86z`, lit(scene, '#B98A58'))
  );
}
