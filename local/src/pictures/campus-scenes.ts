import { figure, teamKit } from './figure';
import { trees } from './ground';
import { windows } from './room';
import { between, far, isDark, LIGHTS, lit, oneOf, type Scene, shaded } from './scene';
import { hills, sky } from './sky-and-water';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

/** Grass, paths that lead to a door, and the long shadows of the trees. */
function lawn(scene: Scene, horizon: number, door: number): string {
  const { width } = scene;
  const stone = lit(scene, '#DCCFB5');
  return (
    rect(0, horizon, width, 800 - horizon, far(scene, '#4E9A58', 0.1)) +
    area(d`M0 ${horizon + 90}L${width} ${horizon + 40}V${horizon}H0Z`, far(scene, '#6DB36E', 0.2), faded(0.6)) +
    area(d`M${door - 34} ${horizon}h68L${door + 190} 800H${door - 260}Z`, stone) +
    area(d`M0 ${horizon + 96}L${width} ${horizon + 70}v44L0 ${horizon + 152}Z`, stone)
  );
}

function students(scene: Scene, ground: number, count: number, height: number): string {
  return each(count, (index) => {
    const kit = {
      ...teamKit(scene),
      shirt: oneOf(scene, [scene.main, scene.second, '#E9E2D0', '#35506B', '#B4533C']),
      shorts: '#2E3A48',
      socks: '#2E3A48',
    };
    return figure(
      scene,
      oneOf(scene, ['walk', 'walk', 'stand']),
      { ...kit, sleeve: kit.shirt },
      scene.width * (0.12 + (0.8 * index) / count) + between(scene, -24, 24),
      ground + (index % 3) * 34,
      (scene.draw() < 0.5 ? 1 : -1) * (height + (index % 3) * 26),
    );
  });
}

function tree(scene: Scene, x: number, ground: number, size: number, colour = '#3C7F4D'): string {
  return (
    placed(oval(0, 0, size * 1.6, size * 0.3, LIGHTS[scene.light].shadow, faded(0.26)), x - size * 0.9, ground + 6) +
    line(
      d`M${x} ${ground}V${ground - size * 1.4}M${x} ${ground - size}l${size * 0.4} -${size * 0.5}`,
      shaded(scene, '#5A4332', 0.2),
      size * 0.16,
    ) +
    circle(x, ground - size * 1.9, size, lit(scene, colour)) +
    circle(x - size * 0.7, ground - size * 1.5, size * 0.66, lit(scene, colour)) +
    circle(x + size * 0.7, ground - size * 1.5, size * 0.6, shaded(scene, colour, 0.25)) +
    circle(x + size * 0.22, ground - size * 2.3, size * 0.5, far(scene, '#A6D08A', 0.12), faded(0.7))
  );
}

/** The quad: a hall with columns and a clock tower at the end of the walk. */
export function quad(scene: Scene): string {
  const { width } = scene;
  const middle = width * 0.5;
  const brick = lit(scene, '#B5654A');
  const stone = lit(scene, '#F0E7D2');
  const wing = (x: number, columns: number) =>
    rect(x, 330, columns * 66 + 26, 180, brick) +
    area(d`M${x - 14} 332l34 -54h${columns * 66 - 14}l34 54z`, shaded(scene, '#59606A', 0.2)) +
    windows(scene, x + 24, 356, columns, 2, 66, 74, [36, 50]);
  const columns = Math.max(2, Math.floor((width / 2 - 150) / 66));
  return (
    sky(scene, 510, 0.84) +
    hills(scene, 500, '#46705E', 2, 110) +
    wing(middle - 134 - columns * 66, columns) +
    wing(middle + 108, columns) +
    rect(middle - 124, 292, 248, 220, brick) +
    rect(middle - 44, 120, 88, 190, brick) +
    rect(middle - 52, 112, 104, 16, stone) +
    area(d`M${middle - 50} 112L${middle} 20L${middle + 50} 112Z`, shaded(scene, scene.main, 0.12)) +
    circle(middle, 178, 30, stone) +
    line(d`M${middle} 178v-20M${middle} 178l13 8`, shaded(scene, '#2A2A2A', 0.1), 4) +
    area(d`M${middle - 138} 330L${middle} 258L${middle + 138} 330Z`, stone) +
    rect(middle - 128, 328, 256, 16, stone) +
    each(5, (index) => rect(middle - 118 + index * 54, 344, 20, 166, stone)) +
    rect(middle - 24, 410, 48, 100, shaded(scene, '#4A2E22', 0.3)) +
    lawn(scene, 508, middle) +
    tree(scene, width * 0.12, 600, 92) +
    tree(scene, width * 0.88, 586, 82, '#5C8F45') +
    students(scene, 640, 5, 170)
  );
}

/** A gabled hall of timber and glass: a boat hall by the sea, a science barn inland. */
export function gableHall(scene: Scene): string {
  const { width, main, second } = scene;
  const middle = width * 0.52;
  const half = Math.min(width * 0.42, 430);
  const timber = lit(scene, '#A6714A');
  return (
    sky(scene, 560, 0.16) +
    hills(scene, 548, '#3F6675', 3, 130) +
    area(d`M${middle - half} 560V330L${middle} 120L${middle + half} 330V560Z`, timber) +
    each(11, (index) =>
      rect(middle - half + (index + 0.5) * (half / 5.5), 300, 3, 260, shaded(scene, '#7A4E30', 0.25), faded(0.6)),
    ) +
    area(
      d`M${middle - half - 30} 342L${middle} 92L${middle + half + 30} 342l-16 22L${middle} 128L${middle - half - 14} 364Z`,
      shaded(scene, main, 0.12),
    ) +
    area(
      d`M${middle - half * 0.56} 560V352L${middle} 208L${middle + half * 0.56} 352V560Z`,
      isDark(scene) ? '#FFD88A' : far(scene, '#BFE0E8', 0.2),
    ) +
    line(
      d`M${middle - half * 0.28} 560V280M${middle} 560V208M${middle + half * 0.28} 560V280M${middle - half * 0.56} 440H${middle + half * 0.56}M${middle - half * 0.56} 352H${middle + half * 0.56}`,
      timber,
      9,
    ) +
    area(d`M${middle - half * 0.3} 540q${half * 0.3} 60 ${half * 0.62} 0l-24 -26h-${half * 0.5}z`, lit(scene, second)) +
    line(d`M${middle} 514V300`, shaded(scene, '#5A3A26', 0.2), 7) +
    area(d`M${middle + 6} 306l90 178h-90z`, lit(scene, '#FBF6E8')) +
    lawn(scene, 556, middle) +
    tree(scene, width * 0.06, 640, 70, '#417F5F') +
    students(scene, 690, 4, 150)
  );
}

/** A residence hall in the evening: brick, bay windows, someone on the steps. */
export function residence(scene: Scene): string {
  const { width } = scene;
  const brick = lit(scene, '#9C4F3D');
  const trim = lit(scene, '#EFE3CB');
  const house = (x: number, wide: number, top: number, colour: string) => {
    const columns = Math.max(2, Math.floor(wide / 84));
    return (
      rect(x, top, wide, 590 - top, colour) +
      area(d`M${x - 16} ${top}L${x + wide * 0.5} ${top - 120}L${x + wide + 16} ${top}Z`, shaded(scene, '#4B5560', 0.25)) +
      circle(x + wide * 0.5, top - 44, 24, isDark(scene) ? '#FFDF94' : shaded(scene, '#3C5566', 0.3)) +
      windows(scene, x + (wide - columns * 84) / 2 + 18, top + 34, columns, 3, 84, 96, [48, 64]) +
      each(3, (index) => rect(x, top + 108 + index * 96, wide, 7, trim))
    );
  };
  return (
    sky(scene, 590, 0.9) +
    house(width * 0.04, width * 0.3, 260, far(scene, '#8C6A55', 0.2)) +
    house(width * 0.62, width * 0.34, 240, far(scene, '#7A5A52', 0.15)) +
    house(width * 0.24, width * 0.46, 190, brick) +
    rect(width * 0.47 - 46, 480, 92, 110, lit(scene, scene.main)) +
    circle(width * 0.47 + 28, 540, 5, '#F4D27A') +
    area(d`M${width * 0.47 - 70} 480a70 50 0 0 1 140 0z`, trim) +
    rect(width * 0.47 - 90, 584, 180, 16, trim) +
    rect(width * 0.47 - 112, 598, 224, 18, trim) +
    lawn(scene, 612, width * 0.47) +
    tree(scene, width * 0.1, 690, 86, '#B4702F') +
    tree(scene, width * 0.92, 676, 76, '#C98A35') +
    figure(scene, 'walk', teamKit(scene), width * 0.58, 700, 190) +
    figure(scene, 'stand', teamKit(scene), width * 0.4, 690, 180)
  );
}

/** A fair on the lawn: tents, bunting and people between them. */
export function activities(scene: Scene): string {
  const { width, main, second } = scene;
  const tent = (x: number, y: number, size: number, colour: string) =>
    rect(x - size * 0.86, y - size * 0.62, size * 1.72, size * 0.62, shaded(scene, '#EFE6D3', 0.1)) +
    area(d`M${x - size} ${y - size * 0.62}L${x} ${y - size * 1.24}L${x + size} ${y - size * 0.62}Z`, lit(scene, colour)) +
    area(d`M${x} ${y - size * 1.24}L${x + size} ${y - size * 0.62}H${x + size * 0.3}Z`, shaded(scene, colour, 0.2)) +
    each(4, (index) =>
      area(
        d`M${x - size + index * size * 0.5} ${y - size * 0.62}h${size * 0.5}a${size * 0.25} ${size * 0.18} 0 0 1 -${size * 0.5} 0z`,
        lit(scene, index % 2 === 0 ? '#FBF6EA' : colour),
      ),
    );
  const bunting = (y: number, sag: number) =>
    line(d`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, shaded(scene, '#59606A', 0.1), 3) +
    each(15, (index) => {
      const share = (index + 0.5) / 15;
      const by = y + 2 * sag * share * (1 - share);
      return area(
        d`M${width * share - 16} ${by}h32l-16 38z`,
        lit(scene, [main, second, '#F0B429', '#E0563B'][index % 4] ?? main),
      );
    });
  return (
    sky(scene, 420, 0.8) +
    hills(scene, 410, '#45705C', 2, 120) +
    trees(scene, 424, '#3C7A4E', 11) +
    rect(0, 420, width, 380, far(scene, '#57A55F', 0.08)) +
    bunting(110, 120) +
    bunting(190, 90) +
    tent(width * 0.16, 560, 130, main) +
    tent(width * 0.5, 530, 104, second) +
    tent(width * 0.84, 570, 140, '#E0563B') +
    students(scene, 690, 7, 190)
  );
}
