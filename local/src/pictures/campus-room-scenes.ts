import { figure, teamKit } from './figure';
import { lamp, room, windowBand } from './room';
import { between, far, isDark, LIGHTS, lit, oneOf, type Scene, shaded } from './scene';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

/** A reading room: shelves to the ceiling, arched window, green lamps. */
export function library(scene: Scene): string {
  const { width } = scene;
  const wood = lit(scene, '#7C5434');
  const spines = ['#8E3B2F', '#2F5D62', '#C79A4B', '#EFE5CE', scene.main, '#5B4A7A', scene.second].map((colour) =>
    lit(scene, colour),
  );
  const books = `<defs><pattern id="b" width="154" height="76" patternUnits="userSpaceOnUse">${rect(0, 0, 154, 76, shaded(scene, '#3A2618', 0.4))}${spines.map((spine, index) => rect(2 + index * 22, 10 + ((index * 13) % 19), 18, 58 - ((index * 13) % 19), spine)).join('')}${rect(0, 66, 154, 10, wood)}</pattern></defs>`;
  const middle = width * 0.5;
  const shelf = (x: number, wide: number) =>
    rect(x, 70, wide, 532, 'url(#b)') +
    rect(x - 8, 60, wide + 16, 16, wood) +
    each(Math.floor(wide / 154) + 1, (index) => rect(x + index * 154 - 5, 60, 10, 544, wood));
  const table = (x: number, wide: number) =>
    rect(x, 640, wide, 22, lit(scene, '#A87446')) +
    rect(x + 24, 662, 18, 138, wood) +
    rect(x + wide - 42, 662, 18, 138, wood) +
    each(Math.floor(wide / 240), (index) =>
      placed(
        line('M0 0V-52', lit(scene, '#C9A24B'), 6) +
          area('M-44 -50q44 -44 88 0z', lit(scene, '#1F7A5A')) +
          area('M-44 -50h88l70 52h-228z', '#FFE9A8', faded(0.24)),
        x + 130 + index * 240,
        640,
      ),
    );
  return (
    room(scene, '#E9DEC6', '#8A6A4B', 640) +
    books +
    shelf(20, middle - 190) +
    shelf(middle + 170, width - middle - 190) +
    area(d`M${middle - 120} 610V250a120 120 0 0 1 240 0V610Z`, LIGHTS[scene.light].sky[1]) +
    area(d`M${middle - 120} 610V470q120 -60 240 -10V610z`, far(scene, '#4E7F5E', 0.4)) +
    line(
      d`M${middle} 130V610M${middle - 120} 330H${middle + 120}M${middle - 120} 470H${middle + 120}`,
      lit(scene, '#F4ECDA'),
      10,
    ) +
    line(d`M${middle - 120} 610V250a120 120 0 0 1 240 0V610`, lit(scene, '#F4ECDA'), 16) +
    figure(scene, 'sit', { ...teamKit(scene), shorts: '#2E3A48', socks: '#2E3A48' }, width * 0.26, 740, 290) +
    figure(
      scene,
      'sit',
      { ...teamKit(scene), shirt: '#E9E2D0', sleeve: '#E9E2D0', shorts: '#2E3A48', socks: '#2E3A48' },
      width * 0.74,
      744,
      -290,
    ) +
    table(width * 0.08, width * 0.84)
  );
}

/** The dining hall: long tables, hanging lamps, bowls and trays. */
export function diningHall(scene: Scene): string {
  const { width, main, second } = scene;
  const table = (y: number, size: number) =>
    area(
      d`M${width * 0.5 - size} ${y}H${width * 0.5 + size}l${size * 0.16} ${size * 0.07}H${width * 0.5 - size * 1.16}z`,
      lit(scene, '#C68F57'),
    ) +
    rect(width * 0.5 - size * 1.16, y + size * 0.07, size * 2.32, size * 0.035, shaded(scene, '#8A5E37', 0.2)) +
    each(
      7,
      (index) =>
        oval(
          width * 0.5 - size * 0.86 + index * size * 0.29,
          y + size * 0.03,
          size * 0.075,
          size * 0.018,
          lit(scene, '#FBF7EC'),
        ) +
        oval(
          width * 0.5 - size * 0.86 + index * size * 0.29,
          y + size * 0.024,
          size * 0.044,
          size * 0.01,
          lit(scene, index % 2 === 0 ? '#D9693F' : '#7BA05B'),
        ),
    );
  const guests = (y: number, size: number, count: number) =>
    each(count, (index) =>
      figure(
        scene,
        'folded',
        { ...teamKit(scene), shirt: oneOf(scene, [main, second, '#E8DFC9', '#4A6A86']), sleeve: '#4A6A86' },
        width * 0.5 - size + (index * 2 * size) / (count - 1),
        y,
        size * 0.78,
      ),
    );
  return (
    room(scene, '#EAD9BC', '#9A7A58', 520) +
    windowBand(scene, width * 0.12, 90, width * 0.76, 250, 6) +
    rect(0, 0, width, 46, shaded(scene, main, 0.1)) +
    each(3, (index) => lamp(scene, width * (0.22 + index * 0.28), 130, 46)) +
    guests(560, width * 0.24, 5) +
    table(486, width * 0.3) +
    guests(740, width * 0.34, 4) +
    table(640, width * 0.44)
  );
}

/** The recreation centre: a glass hall with a climbing wall and a track above. */
export function recreation(scene: Scene): string {
  const { width, main, second } = scene;
  const holds = each(34, () =>
    circle(
      between(scene, width * 0.08, width * 0.5),
      between(scene, 90, 590),
      between(scene, 7, 15),
      lit(scene, oneOf(scene, [main, second, '#F0B429', '#E0563B', '#3C9D8F'])),
    ),
  );
  return (
    room(scene, '#DCE6E8', '#C58F55') +
    area(
      d`M${width * 0.05} 620L${width * 0.1} 60H${width * 0.42}L${width * 0.53} 330L${width * 0.48} 620Z`,
      lit(scene, '#E9DFCB'),
    ) +
    area(d`M${width * 0.42} 60L${width * 0.53} 330L${width * 0.48} 620L${width * 0.36} 340Z`, shaded(scene, '#C9B894', 0.12)) +
    holds +
    windowBand(scene, width * 0.6, 70, width * 0.36, 280, 3) +
    rect(width * 0.54, 388, width * 0.46, 20, lit(scene, main)) +
    each(8, (index) => line(d`M${width * 0.56 + index * width * 0.06} 388V330`, lit(scene, '#8FA0A8'), 4)) +
    line(d`M${width * 0.54} 332H${width}`, lit(scene, '#8FA0A8'), 6) +
    figure(scene, 'run', teamKit(scene), width * 0.7, 386, 110) +
    figure(scene, 'run', { ...teamKit(scene), shirt: second }, width * 0.84, 386, 110) +
    line(d`M${width * 0.26} 60V210`, '#D9482B', 5) +
    figure(scene, 'celebrate', teamKit(scene), width * 0.26, 420, 240) +
    figure(scene, 'handsOnHips', teamKit(scene), width * 0.36, 730, 330) +
    line(d`M${width * 0.56} 800L${width * 0.62} 640M${width * 0.86} 800L${width * 0.82} 640`, '#FFFFFF', 7, faded(0.7)) +
    circle(width * 0.72, 732, 40, lit(scene, '#E07A3A'))
  );
}

/** A dorm room: bed, desk under the window, a scarf on the wall. */
export function dormRoom(scene: Scene): string {
  const { width, main, second } = scene;
  const x = width * 0.52;
  return (
    room(scene, '#EFE6D3', '#B98F62') +
    windowBand(scene, x, 120, Math.min(width * 0.36, 380), 260, 2) +
    rect(0, 96, width, 6, shaded(scene, '#D8C9A8', 0.1)) +
    placed(
      rect(0, 0, 240, 34, lit(scene, main)) +
        each(4, (index) => rect(18 + index * 60, 0, 28, 34, lit(scene, second))) +
        each(7, (index) => rect(-10 + index * 3 - 8, 0, 2, 34, lit(scene, main))),
      width * 0.1,
      190,
    ) +
    rect(width * 0.12, 260, 110, 130, lit(scene, '#FBF8EF')) +
    circle(width * 0.12 + 55, 318, 34, lit(scene, second)) +
    rect(width * 0.12 + 130, 280, 90, 110, lit(scene, scene.main)) +
    area(d`M${width * 0.12 + 130} 390l44 -60l46 60z`, lit(scene, '#E9F1EE')) +
    rect(x - 20, 470, width * 0.42, 20, lit(scene, '#A9764A')) +
    rect(x, 490, 16, 170, lit(scene, '#8A5C38')) +
    rect(x + width * 0.36, 490, 16, 170, lit(scene, '#8A5C38')) +
    rect(x + 120, 396, 130, 76, shaded(scene, '#2D3640', 0.2), ' rx="6"') +
    rect(x + 128, 404, 114, 60, far(scene, '#BFE3D2', 0.1)) +
    line(d`M${x + 40} 470v-70l40 -30`, lit(scene, second), 8) +
    area(d`M${x + 66} 352l50 20l-34 30z`, lit(scene, second)) +
    each(4, (index) =>
      rect(
        x + 270 + index * 20,
        410 + (index % 2) * 10,
        16,
        60 - (index % 2) * 10,
        lit(scene, oneOf(scene, [main, '#D9693F', '#E9DFCB', '#3E7F8C'])),
      ),
    ) +
    rect(width * 0.04, 560, width * 0.42, 120, lit(scene, '#8A5C38')) +
    rect(width * 0.04, 500, width * 0.42, 110, lit(scene, main), ' rx="20"') +
    area(d`M${width * 0.2} 500H${width * 0.44}q12 60 0 110H${width * 0.22}q30 -60 -20 -110z`, lit(scene, second)) +
    rect(width * 0.06, 470, 130, 66, lit(scene, '#FBF8EF'), ' rx="22"') +
    rect(width * 0.03, 420, 22, 300, lit(scene, '#7A4E2E')) +
    oval(x + 120, 730, 240, 40, lit(scene, main), faded(0.65)) +
    oval(x + 120, 730, 180, 28, lit(scene, second), faded(0.65)) +
    circle(width * 0.5 - 30, 700, 26, lit(scene, '#F7F5EC')) +
    (isDark(scene) ? circle(x + 90, 372, 130, '#FFE7A0', faded(0.2)) : '')
  );
}
