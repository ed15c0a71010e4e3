import { figure, teamKit } from './figure';
import { windows } from './room';
import { between, far, isDark, LIGHTS, lit, oneOf, type Scene, shaded } from './scene';
import { boat, hills, sky, water } from './sky-and-water';
import { area, circle, d, each, faded, line, rect } from './svg';

/** A row of town houses along a street or quay; `base` is the line that they stand on. */
function houses(scene: Scene, base: number, tall: number, fronts: readonly [string, ...string[]]): string {
  let x = -20;
  let drawn = '';
  let index = 0;
  while (x < scene.width) {
    const wide = between(scene, 96, 150);
    const height = tall * between(scene, 0.74, 1.15);
    const colour = far(scene, fronts[index % fronts.length] ?? fronts[0], 0.06);
    const columns = Math.max(1, Math.floor(wide / 46));
    const roof =
      index % 3 === 0
        ? area(
            d`M${x - 5} ${base - height}L${x + wide / 2} ${base - height - 62}L${x + wide + 5} ${base - height}Z`,
            shaded(scene, '#5C3B32', 0.2),
          )
        : rect(x - 4, base - height - 16, wide + 8, 18, shaded(scene, colour, 0.3));
    drawn +=
      rect(x, base - height, wide, height, colour) +
      area(d`M${x + wide} ${base}V${base - height}h-${wide * 0.16}V${base}z`, LIGHTS[scene.light].shadow, faded(0.16)) +
      roof +
      windows(
        scene,
        x + (wide - columns * 42) / 2 + 9,
        base - height + 26,
        columns,
        Math.max(1, Math.floor((height - 110) / 62)),
        42,
        62,
        [24, 38],
      ) +
      rect(x + 8, base - 70, wide - 16, 70, isDark(scene) ? '#FFDC90' : shaded(scene, '#39505A', 0.2)) +
      area(d`M${x + 2} ${base - 82}h${wide - 4}l8 28h-${wide + 12}z`, lit(scene, index % 2 === 0 ? scene.main : '#F3E8D2'));
    x += wide;
    index += 1;
  }
  return drawn;
}

/** The old port: warehouses, masts, the quay. */
export function harbour(scene: Scene): string {
  const { width } = scene;
  return (
    sky(scene, 440, 0.7) +
    hills(scene, 436, '#44687A', 2, 100) +
    houses(scene, 476, 230, ['#B45B43', '#D9A25E', '#7C8F8A', '#C9785A', '#E4D3B2']) +
    rect(0, 474, width, 30, shaded(scene, '#8B7B68', 0.2)) +
    water(scene, 500, 0.7) +
    each(4, (index) =>
      boat(
        scene,
        width * (0.14 + index * 0.26),
        590 + (index % 2) * 70,
        62 + (index % 2) * 26,
        index % 2 === 0 ? scene.main : scene.second,
      ),
    ) +
    rect(0, 760, width * 0.34, 40, shaded(scene, '#7A5C3E', 0.15)) +
    each(4, (index) => rect(20 + index * 90, 730, 22, 70, shaded(scene, '#5E452F', 0.2)))
  );
}

/** Main street: shop fronts on both sides, lamps, hills at its end. */
export function mainStreet(scene: Scene): string {
  const { width } = scene;
  const lampPost = (x: number, size: number) =>
    line(d`M${x} 700V${700 - size}q0 -26 26 -26`, shaded(scene, '#2C3A35', 0.2), 8) +
    circle(x + 32, 676 - size, 13, isDark(scene) ? '#FFF0B8' : '#F3EEDD') +
    (isDark(scene) ? circle(x + 32, 676 - size, 60, '#FFE7A0', faded(0.2)) : '');
  return (
    sky(scene, 440, 0.5) +
    hills(scene, 470, '#4A6F62', 3, 190) +
    houses(scene, 610, 300, ['#A9553F', '#E0C79A', '#6F8577', '#C98B5B', '#8C5A4A']) +
    rect(0, 608, width, 44, lit(scene, '#CFC2AA')) +
    rect(0, 650, width, 150, shaded(scene, '#5B5F63', 0.1)) +
    each(Math.ceil(width / 190), (index) => rect(index * 190 + 20, 724, 110, 9, '#F2E6B8', faded(0.8))) +
    lampPost(width * 0.2, 260) +
    lampPost(width * 0.7, 260) +
    figure(scene, 'walk', teamKit(scene), width * 0.34, 652, 130) +
    figure(scene, 'walk', teamKit(scene), width * 0.56, 650, -126) +
    figure(scene, 'stand', teamKit(scene), width * 0.86, 654, 132)
  );
}

/** A city's skyline across a river. */
export function skyline(scene: Scene): string {
  const { width } = scene;
  const block = (depth: number, tall: number, base: number) => {
    let x = -30;
    let drawn = '';
    while (x < width) {
      const wide = between(scene, 54, 118);
      const height = tall * between(scene, 0.4, 1.1);
      const colour = far(scene, '#3E5468', depth);
      drawn +=
        rect(x, base - height, wide, height + 4, colour) +
        (scene.draw() < 0.3 ? line(d`M${x + wide / 2} ${base - height}v-54`, colour, 5) : '') +
        (depth < 0.4
          ? windows(scene, x + 10, base - height + 18, Math.floor(wide / 24), Math.floor(height / 44), 22, 40, [11, 20])
          : '');
      x += wide + between(scene, 0, 14);
    }
    return drawn;
  };
  return (
    sky(scene, 520, 0.6) +
    block(0.62, 330, 522) +
    block(0.3, 260, 524) +
    rect(0, 516, width, 14, shaded(scene, '#4A5A4E', 0.2)) +
    water(scene, 526, 0.6) +
    line(d`M-20 560Q${width * 0.25} 430 ${width * 0.5} 560T${width + 20} 560`, lit(scene, scene.main), 12) +
    line(
      each(
        Math.ceil(width / 52),
        (index) => d`M${index * 52} 584V${584 - 54 * Math.abs(Math.sin((index * 52 * Math.PI) / (width * 0.5)))}`,
      ),
      lit(scene, scene.main),
      3.4,
    ) +
    rect(0, 580, width, 12, shaded(scene, scene.main, 0.2))
  );
}

/** A market at night: stalls under strings of lamps. */
export function nightMarket(scene: Scene): string {
  const { width, main, second } = scene;
  const stall = (x: number, colour: string) =>
    rect(x, 470, 230, 190, shaded(scene, '#6A4A36', 0.2)) +
    rect(x + 12, 430, 206, 130, '#FFD88A') +
    each(4, (index) =>
      circle(x + 46 + index * 46, 536, 19, lit(scene, oneOf(scene, ['#E0563B', '#F0B429', '#7BA05B', '#B45BA0']))),
    ) +
    rect(x - 8, 552, 246, 22, lit(scene, '#A9764A')) +
    each(6, (index) =>
      area(d`M${x - 14 + index * 43} 384h43v50a21.5 18 0 0 1 -43 0z`, lit(scene, index % 2 === 0 ? colour : '#FBF3E0')),
    );
  const bulbs = (y: number, sag: number) =>
    line(d`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, '#1B1420', 3) +
    each(17, (index) => {
      const share = (index + 0.5) / 17;
      const by = y + 2 * sag * share * (1 - share) + 10;
      return circle(width * share, by, 19, '#FFE39A', faded(0.28)) + circle(width * share, by, 8, '#FFF3C8');
    });
  const step = 300;
  return (
    sky(scene, 460, 0.84) +
    houses(scene, 560, 300, ['#5A4A66', '#6E5560', '#4C5470']) +
    rect(0, 556, width, 244, shaded(scene, '#6B5A56', 0.35)) +
    each(Math.ceil(width / step), (index) => stall(30 + index * step, [main, second, '#C2513B'][index % 3] ?? main)) +
    bulbs(120, 170) +
    bulbs(210, 130) +
    each(6, (index) =>
      figure(
        scene,
        oneOf(scene, ['walk', 'stand', 'folded']),
        { ...teamKit(scene), shorts: '#252B38', socks: '#252B38' },
        width * (0.08 + index * 0.17),
        730 + (index % 2) * 34,
        (index % 2 === 0 ? 1 : -1) * (250 + (index % 3) * 20),
      ),
    )
  );
}
