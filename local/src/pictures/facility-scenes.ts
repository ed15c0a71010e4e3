import { blockLetters } from './block-letters';
import { coachKit, figure, teamKit } from './figure';
import { ball, floodlight, goal, pitch, stand, trees } from './ground';
import { room, windowBand } from './room';
import { between, far, isDark, LIGHTS, lit, type Scene, shaded } from './scene';
import { hills, sky } from './sky-and-water';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

/** The stadium from the corner flag, stands on two sides, the lamps coming on. */
export function stadium(scene: Scene): string {
  const { width } = scene;
  const chalk = lit(scene, '#F7F8F1');
  const far1 = width * 0.3;
  return (
    sky(scene, 400, 0.78) +
    hills(scene, 330, '#314A5E', 2, 90) +
    floodlight(scene, far1 - 10, 400, 330) +
    floodlight(scene, width - 70, 400, 350) +
    stand(scene, far1, 250, width - far1 + 40, 150) +
    area(d`M0 90L${far1} 262V416L0 640Z`, shaded(scene, '#35424E', 0.45)) +
    each(7, (index) =>
      line(
        d`M0 ${190 + index * 62}L${far1} ${296 + index * 17}`,
        far(scene, index % 2 === 0 ? scene.main : '#D9CDB8', 0.1),
        15,
        ' stroke-dasharray="13 8"',
      ),
    ) +
    area(d`M0 40L${far1 + 24} 236V268L0 104Z`, shaded(scene, '#3A4652', 0.3)) +
    pitch(scene, 422) +
    line(d`M0 690L${far1 + 10} 440H${width}M${width * 0.66} 440L${width * 0.78} 800`, chalk, 6, faded(0.9)) +
    `<g${faded(0.85)} stroke="${chalk}" stroke-width="6">${oval(width * 0.72, 612, 190, 64, 'none')}</g>` +
    goal(scene, far1 + 96, 520, 150) +
    line('M118 800V640', '#F5EFE0', 8) +
    area('M118 640l82 26l-82 30z', lit(scene, scene.main)) +
    line('M0 782Q60 700 190 726', chalk, 6, faded(0.9))
  );
}

/** Open training pitches with small goals, mannequins and a group warming up. */
export function practiceField(scene: Scene): string {
  const { width } = scene;
  const dummy = (x: number, y: number, size: number) =>
    area(
      d`M${x - size * 0.3} ${y}V${y - size}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0V${y}z`,
      lit(scene, scene.second),
      faded(0.9),
    ) + circle(x, y - size * 1.36, size * 0.2, lit(scene, scene.second));
  return (
    sky(scene, 330, 0.24) +
    hills(scene, 330, '#436F63', 3, 150) +
    pitch(scene, 326, 8) +
    trees(scene, 336) +
    (isDark(scene) ? floodlight(scene, width * 0.88, 360, 250) : '') +
    goal(scene, width * 0.24, 470, 230) +
    goal(scene, width * 0.82, 440, 180) +
    each(5, (index) => dummy(width * 0.4 + index * 76, 540 + index * 8, 62)) +
    each(4, (index) =>
      figure(scene, index === 2 ? 'walk' : 'run', teamKit(scene), width * (0.2 + index * 0.17), 640 + (index % 2) * 50, 250),
    ) +
    figure(scene, 'handsOnHips', coachKit(scene), width * 0.88, 740, 360) +
    each(5, (index) => ball(scene, width * 0.08 + index * 52, 742 - (index % 2) * 16, 18))
  );
}

/** Lockers with shirts hung up before a game. */
export function lockerRoom(scene: Scene): string {
  const { width, main, second } = scene;
  const count = Math.max(3, Math.round(width / 240));
  const step = width / count;
  const wood = lit(scene, '#B98A58');
  const locker = (index: number) => {
    const x = index * step;
    const middle = x + step / 2;
    const shirt = area(
      d`M${middle - 42} 236l-44 34l22 44l20 -14v150h88v-150l20 14l22 -44l-44 -34q-42 30 -84 0z`,
      lit(scene, index % 3 === 2 ? second : main),
    );
    return (
      rect(x + 8, 120, step - 16, 540, shaded(scene, '#7A5632', 0.42)) +
      rect(x + 8, 120, step - 16, 70, wood) +
      blockLetters(String(2 + ((scene.number + index * 3) % 22)), middle, 138, 34, '#F7F1E2', 3) +
      line(d`M${x + 20} 214H${x + step - 20}`, shaded(scene, '#D6DADD', 0.1), 5) +
      line(d`M${middle} 214v14l-40 20M${middle} 228l40 20`, '#D6DADD', 4) +
      shirt +
      blockLetters(String(2 + ((scene.number + index * 3) % 22)), middle, 320, 74, '#FFFFFF', 3) +
      area(d`M${x + 8} 660V190h26V660z`, LIGHTS[scene.light].shadow, faded(0.3)) +
      rect(x + 8, 540, step - 16, 22, wood) +
      rect(middle - 46, 622, 40, 30, lit(scene, '#E8E2D2'), ' rx="8"') +
      rect(middle + 4, 622, 40, 30, lit(scene, '#E8E2D2'), ' rx="8"') +
      rect(x, 100, 10, 562, wood)
    );
  };
  return (
    rect(0, 0, width, 800, lit(scene, '#E6DDCB')) +
    rect(0, 0, width, 104, lit(scene, main)) +
    each(count, (index) => rect(index * step + step / 2 - 60, 84, 120, 10, '#FFF6DA')) +
    each(count, locker) +
    rect(0, 656, width, 144, shaded(scene, '#8C7B66', 0.1)) +
    rect(0, 648, width, 24, wood) +
    area(d`M0 800L${width * 0.3} 676H${width * 0.7}L${width} 800Z`, '#FFFFFF', faded(0.1)) +
    ball(scene, width * between(scene, 0.2, 0.8), 742, 34)
  );
}

/** Treatment tables under a row of windows. */
export function trainingRoom(scene: Scene): string {
  const { width } = scene;
  const table = (x: number) =>
    line(d`M${x + 30} 560v120M${x + 250} 560v120M${x + 30} 640H${x + 250}`, shaded(scene, '#77838B', 0.1), 10) +
    rect(x, 530, 280, 38, lit(scene, scene.main), ' rx="14"') +
    rect(x + 8, 510, 66, 26, lit(scene, '#F4F1E8'), ' rx="12"') +
    area(d`M${x - 60} 720L${x + 20} 680H${x + 262}L${x + 200} 720Z`, LIGHTS[scene.light].shadow, faded(0.2));
  return (
    room(scene, '#D9E4E3', '#B8A88E') +
    windowBand(scene, width * 0.06, 120, width * 0.5, 230) +
    rect(width * 0.66, 130, 230, 260, lit(scene, '#F6F3EA'), ' rx="8"') +
    each(3, (index) =>
      rect(width * 0.66 + 16, 150 + index * 80, 198, 58, far(scene, index === 1 ? scene.second : '#9FB4B8', 0.1), ' rx="6"'),
    ) +
    circle(width * 0.62, 470, 62, lit(scene, scene.second)) +
    circle(width * 0.62 - 18, 452, 18, '#FFFFFF', faded(0.3)) +
    table(width * 0.1) +
    table(width * 0.42) +
    (width > 900 ? table(width * 0.74) : '') +
    figure(scene, 'sit', teamKit(scene), width * 0.2, 610, 330) +
    figure(scene, 'folded', coachKit(scene), width * 0.36, 730, 430)
  );
}

/** Racks, plates and one lift under a lamp. */
export function weightRoom(scene: Scene): string {
  const { width, main, second } = scene;
  const rack = (x: number) =>
    line(d`M${x} 640V190M${x + 190} 640V190M${x} 200H${x + 190}`, shaded(scene, main, 0.15), 20) +
    line(d`M${x - 50} 360H${x + 240}`, lit(scene, '#C8CFD3'), 9) +
    each(2, (side) =>
      each(3, (index) =>
        rect(
          x - 60 + side * 236 + index * 16,
          310 + index * 8,
          13,
          100 - index * 16,
          lit(scene, index === 1 ? second : '#2A2F35'),
          ' rx="4"',
        ),
      ),
    );
  const shelf = each(
    9,
    (index) =>
      circle(width * 0.66 + index * 46, 560, 20, lit(scene, '#343A40')) +
      circle(width * 0.66 + index * 46, 560, 8, lit(scene, second)),
  );
  const x = width * 0.5;
  return (
    room(scene, '#56616B', '#3A4047') +
    rect(0, 96, width, 44, lit(scene, main)) +
    each(
      Math.ceil(width / 220),
      (index) =>
        rect(index * 220 + 20, 30, 150, 14, '#FFF5D2', ' rx="7"') +
        area(d`M${index * 220 + 20} 44h150l60 560h-270z`, '#FFF5D2', faded(0.06)),
    ) +
    rack(width * 0.08) +
    rack(width * 0.3) +
    rect(width * 0.64, 520, width * 0.34, 12, lit(scene, '#8E979D')) +
    rect(width * 0.64, 584, width * 0.34, 12, lit(scene, '#8E979D')) +
    shelf +
    rect(x - 230, 700, 460, 40, lit(scene, '#A87B4B')) +
    figure(scene, 'lift', teamKit(scene, scene.number), x, 716, 460) +
    line(d`M${x - 260} 232H${x + 260}`, lit(scene, '#DDE3E6'), 12) +
    each(2, (side) =>
      placed(
        oval(0, 0, 20, 74, lit(scene, '#23282D')) + oval(side === 0 ? 24 : -24, 0, 14, 56, lit(scene, second)),
        x + (side === 0 ? -236 : 236),
        232,
      ),
    ) +
    circle(between(scene, 60, 120), 720, 44, lit(scene, second))
  );
}
