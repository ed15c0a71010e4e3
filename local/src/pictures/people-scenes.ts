import { buttonTextColor, mixedWith } from '@touchline/domain/kernel/format/colour-contrast';
import { blockLetters } from './block-letters';
import { coachKit, figure, type Hairstyle, type Kit, teamKit } from './figure';
import { ball, chalkLines, floodlight, pitch, stand, trees } from './ground';
import { room, windowBand } from './room';
import { between, far, LIGHTS, lit, oneOf, type Scene, shaded } from './scene';
import { hills, sky, water } from './sky-and-water';
import { area, circle, d, each, faded, line, oval, placed, rect } from './svg';

/**
 * Head and shoulders of somebody seen from behind: `x` is the middle, `top` the crown. The picture's lower edge cuts
 * the shirt.
 */
function back(scene: Scene, kit: Kit, x: number, top: number, size: number, isJacket = false): string {
  const shirt = lit(scene, kit.shirt);
  const fold = shaded(scene, kit.shirt, 0.24);
  const [skin, hair, rim] = [lit(scene, kit.skin), lit(scene, kit.hair), mixedWith(LIGHTS[scene.light].sun, kit.shirt, 0.35)];
  const ink = buttonTextColor(kit.shirt) === 'black' ? '#14201B' : '#FFFFFF';
  const lock = mixedWith(hair, LIGHTS[scene.light].sun, 0.22);
  const style = {
    short:
      area('M-47 92C-58 20 -40 -4 0 -4S58 20 47 92Q30 112 0 112T-47 92Z', hair) + line('M24 12Q40 30 42 66', lock, 6, faded(0.6)),
    cropped:
      area('M-45 70C-54 18 -38 0 0 0S54 18 45 70Q36 92 0 94T-45 70Z', hair) + line('M22 12Q36 26 38 54', lock, 5, faded(0.6)),
    ponytail:
      area('M-48 84C-58 18 -40 -4 0 -4S58 18 48 84Q30 104 0 104T-48 84Z', hair) +
      area('M-15 34Q0 24 15 34Q34 120 12 204Q0 220 -8 200Q-30 120 -15 34Z', mixedWith(hair, '#000000', 0.2)) +
      rect(-17, 34, 34, 13, lit(scene, scene.second), ' rx="6"') +
      line('M6 60Q16 120 6 186', lock, 5, faded(0.5)),
    bun:
      area('M-48 84C-58 18 -40 -4 0 -4S58 18 48 84Q30 106 0 106T-48 84Z', hair) +
      circle(0, -14, 29, mixedWith(hair, '#000000', 0.15)) +
      line('M10 -34Q24 -26 22 -8', lock, 5, faded(0.6)) +
      rect(-18, 6, 36, 10, lit(scene, scene.second), ' rx="5"'),
    curls:
      each(15, (index) =>
        circle(-48 + (index % 5) * 24, 12 + Math.floor(index / 5) * 34 - (index % 2) * 12, 25, index % 4 === 3 ? lock : hair),
      ) + circle(0, 44, 50, hair),
    long:
      area('M-50 100C-62 18 -42 -4 0 -4S62 18 50 100Q66 180 48 216Q0 240 -48 216Q-66 180 -50 100Z', hair) +
      line('M22 10Q44 40 40 120T34 210M-10 20Q-18 120 -12 216', lock, 5, faded(0.45)),
  }[kit.hairstyle];
  const body =
    area('M-30 86V150Q-40 166 -84 178Q-158 196 -176 262L-214 520H214L176 262Q158 196 84 178Q40 166 30 150V86Z', skin) +
    area('M-52 164Q-70 176 -98 182Q-166 200 -182 266L-236 700H236L182 266Q166 200 98 182Q70 176 52 164Q0 204 -52 164Z', shirt) +
    area('M-182 266Q-166 200 -98 182Q-120 260 -112 400L-104 700H-236Z', fold) +
    area('M112 420Q150 360 182 266L236 700H150Z', fold, faded(0.6)) +
    line('M182 266Q166 200 98 182Q70 176 52 164', rim, 7, faded(0.75)) +
    line('M-54 166Q0 208 54 166', lit(scene, kit.shorts), 12) +
    (isJacket
      ? area('M-60 150Q0 190 60 150L64 190Q0 226 -64 190Z', shaded(scene, kit.shirt, 0.3)) +
        line('M-128 300Q-118 440 -124 700M128 300Q118 440 124 700', shaded(scene, kit.shirt, 0.5), 6) +
        line('M-160 236Q-206 400 -216 700M160 236Q206 400 216 700', lit(scene, scene.second), 12)
      : line('M-132 330Q-122 460 -128 700M132 330Q122 460 128 700', shaded(scene, kit.shirt, 0.45), 4, faded(0.7))) +
    (kit.number === null ? '' : blockLetters(String(kit.number), 0, 282, 190, ink, 3.3));
  const ears =
    kit.hairstyle === 'long' || kit.hairstyle === 'curls' ? '' : oval(-48, 62, 9, 17, skin) + oval(48, 62, 9, 17, skin);
  const head = area('M-44 66C-52 18 -38 0 0 0S52 18 44 66Q40 118 0 124T-44 66Z', skin) + ears;
  return placed(body + head + style, x, top, size);
}

/** A player from behind, number on the back, before one of several grounds. */
export function playerPortrait(scene: Scene): string {
  const { width } = scene;
  const kit = teamKit(scene, scene.number);
  const stage = oneOf(scene, ['stand', 'field', 'sea', 'colour', 'tunnel', 'net']);
  const middle = width * between(scene, 0.46, 0.54);
  return portraitStage(scene, stage) + back(scene, kit, middle, between(scene, 150, 190), Math.min(1.18, (width / 640) * 1.12));
}

function portraitStage(scene: Scene, stage: string): string {
  const { width, main, second } = scene;
  if (stage === 'stand')
    return (
      sky(scene, 330) +
      floodlight(scene, width * 0.16, 330, 240) +
      floodlight(scene, width * 0.86, 330, 260) +
      stand(scene, -20, 240, width + 40, 170) +
      pitch(scene, 430, 5) +
      chalkLines(scene, 430, width * 0.2)
    );
  if (stage === 'field')
    return (
      sky(scene, 460, 0.2) +
      hills(scene, 460, '#3F6B62', 3, 190) +
      pitch(scene, 456, 5) +
      trees(scene, 466) +
      chalkLines(scene, 470, width * 0.86)
    );
  if (stage === 'sea')
    return (
      sky(scene, 420, 0.78) +
      water(scene, 418, 0.78) +
      area(d`M0 640Q${width * 0.4} 600 ${width} 650V800H0Z`, far(scene, '#4E9A58', 0.1))
    );
  if (stage === 'tunnel')
    return (
      rect(0, 0, width, 800, shaded(scene, '#2A333B', 0.5)) +
      area(d`M${width * 0.2} 640V220H${width * 0.8}V640Z`, LIGHTS[scene.light].sky[2]) +
      placed(pitch(scene, 700, 3), width * 0.2, 130, 0.6) +
      area(d`M0 0L${width * 0.2} 220V640L0 800Z`, shaded(scene, main, 0.25)) +
      area(d`M${width} 0L${width * 0.8} 220V640L${width} 800Z`, shaded(scene, main, 0.4)) +
      each(4, (index) =>
        area(
          d`M${width * (0.36 - index * 0.1)} ${160 - index * 50}H${width * (0.64 + index * 0.1)}l6 16H${width * (0.36 - index * 0.1) - 6}z`,
          '#FFF6DA',
          faded(0.8),
        ),
      )
    );
  if (stage === 'net')
    return (
      sky(scene, 500, 0.3) +
      trees(scene, 470) +
      pitch(scene, 460, 5) +
      line(
        each(28, (index) => d`M${index * 46 - 340} -10L${index * 46 + 60} 810M${index * 46 + 40} -10L${index * 46 - 360} 810`),
        '#FFFFFF',
        2.2,
        faded(0.42),
      ) +
      rect(0, 60, width, 20, '#FFFFFF')
    );
  const dark = mixedWith(main, '#06120E', 0.55);
  return (
    rect(0, 0, width, 800, lit(scene, dark)) +
    circle(width * 0.5, 330, 300, mixedWith(dark, main, 0.75)) +
    area(d`M0 800L${width * 0.62} 0H${width}V140L${width * 0.4} 800Z`, second, faded(0.22)) +
    `<g fill="none" stroke="#FFFFFF" stroke-width="5"${faded(0.26)}>${circle(width * 0.5, 330, 300, 'none')}${circle(width * 0.5, 330, 60, 'none')}<path d="M-20 330H${width + 20}"/></g>`
  );
}

/** A coach from behind in a jacket at the edge of the pitch, the team at work beyond. */
export function coachPortrait(scene: Scene): string {
  const { width } = scene;
  return (
    sky(scene, 360, 0.24) +
    hills(scene, 352, '#44696A', 2, 100) +
    (scene.draw() < 0.5 ? stand(scene, -20, 262, width + 40, 90) : trees(scene, 366)) +
    pitch(scene, 366, 5) +
    chalkLines(scene, 366, width * between(scene, 0.1, 0.9)) +
    figure(scene, 'run', teamKit(scene), width * 0.14, 520, 150) +
    figure(scene, 'dribble', teamKit(scene), width * 0.88, 500, -140) +
    ball(scene, width * 0.78, 492, 10, 500) +
    back(scene, coachKit(scene), width * between(scene, 0.45, 0.55), 190, Math.min(1.1, width / 600), true)
  );
}

/** Hair worn with a suit: what hides the neck or falls over the collar would look like a faceless head. */
const WITH_A_SUIT: Partial<Record<Hairstyle, Hairstyle>> = { curls: 'cropped', ponytail: 'bun', long: 'short' };

/** The head of a college at a tall window, looking out over the campus: grey hair, a suit and a white collar. */
export function presidentPortrait(scene: Scene): string {
  const { width } = scene;
  const chosen = teamKit(scene);
  const suit = { shirt: '#2B3440', sleeve: '#2B3440', shorts: '#F4F1E8', number: null };
  const hairstyle = WITH_A_SUIT[chosen.hairstyle] ?? chosen.hairstyle;
  const kit: Kit = { ...chosen, ...suit, hair: '#8B8780', hairstyle };
  return (
    room(scene, '#DDCDAF', '#7A5A3E', 720) +
    windowBand(scene, width * 0.14, 60, width * 0.72, 560, 2) +
    area(d`M0 0H${width * 0.1}Q${width * 0.16} 380 ${width * 0.04} 760H0Z`, lit(scene, scene.main)) +
    area(d`M${width} 0H${width * 0.9}Q${width * 0.84} 380 ${width * 0.96} 760H${width}Z`, shaded(scene, scene.main, 0.2)) +
    back(scene, kit, width * 0.5, 230, Math.min(1.04, width / 620))
  );
}

/** The team in a row, arms over shoulders, before its stand. */
export function teamRow(scene: Scene): string {
  const { width } = scene;
  const count = Math.max(5, Math.round(width / 128));
  const step = (width - 120) / (count - 1);
  return (
    sky(scene, 330) +
    floodlight(scene, width * 0.06, 330, 260) +
    floodlight(scene, width * 0.94, 330, 260) +
    stand(scene, -30, 190, width + 60, 190) +
    pitch(scene, 402) +
    chalkLines(scene, 402, width * 0.5) +
    each(count, (index) =>
      figure(
        scene,
        'linked',
        teamKit(scene, 2 + ((scene.number + index * 5) % 24)),
        60 + index * step,
        740 + (index % 2) * 12,
        step * 3.3 > 420 ? 420 : step * 3.3,
      ),
    )
  );
}

/** The centre circle from straight above: chalk, mown rings, one ball and a few players with long shadows. */
export function centreCircle(scene: Scene): string {
  const { width } = scene;
  const x = width * between(scene, 0.3, 0.7);
  const bands = Math.ceil(width / 120);
  const player = (px: number, py: number, colour: string) =>
    area(d`M${px} ${py}l-96 60l16 14l92 -62z`, LIGHTS[scene.light].shadow, faded(0.34)) +
    oval(px, py, 25, 15, lit(scene, colour)) +
    circle(px, py, 10, lit(scene, oneOf(scene, ['#2A1A12', '#6B4423', '#B5813F'])));
  return (
    each(bands, (index) => rect(index * 120, 0, 121, 800, far(scene, index % 2 === 0 ? '#3E8E4E' : '#4B9F59', 0.06))) +
    `<g fill="none" stroke="${lit(scene, '#F7F8F1')}" stroke-width="9">${circle(x, 400, 250, 'none')}<path d="${d`M${x} 0V800`}"/></g>` +
    circle(x, 400, 12, lit(scene, '#F7F8F1')) +
    each(7, (index) =>
      player(between(scene, 80, width - 60), between(scene, 60, 720), index % 2 === 0 ? scene.main : '#F1EDE2'),
    ) +
    ball(scene, x + 60, 460, 15, 470)
  );
}

/** The end of a touchline at the corner flag, low and close. */
export function cornerFlag(scene: Scene): string {
  const { width } = scene;
  const x = width * between(scene, 0.24, 0.4);
  const chalk = lit(scene, '#F7F8F1');
  return (
    sky(scene, 470, 0.72) +
    floodlight(scene, width * 0.9, 470, 300) +
    stand(scene, width * 0.34, 330, width, 130) +
    hills(scene, 470, '#3F6B62', 2, 90) +
    pitch(scene, 466, 5) +
    goal2(scene, width * 0.72, 520) +
    area(d`M${x - 40} 720L${width + 20} 640v22L${x - 10} 760z`, chalk) +
    area(d`M${x - 40} 720L-20 800h60L${x + 10} 742z`, chalk) +
    line(d`M${x + 150} 716Q${x + 190} 770 ${x + 60} 800`, chalk, 14) +
    oval(x - 70, 742, 120, 12, LIGHTS[scene.light].shadow, faded(0.3)) +
    line(d`M${x} 736L${x + 14} 330`, lit(scene, '#F4E9C8'), 13) +
    area(d`M${x + 14} 336c60 -30 90 30 160 4l-10 96c-60 20 -100 -30 -154 -4z`, lit(scene, scene.main)) +
    area(d`M${x + 12} 372c60 -30 90 30 158 4l-3 30c-66 20 -100 -30 -156 -4z`, lit(scene, scene.second)) +
    ball(scene, x + 110, 700, 40, 738)
  );
}

function goal2(scene: Scene, x: number, ground: number): string {
  return (
    line(d`M${x} ${ground}V${ground - 80}H${x + 200}V${ground}`, lit(scene, '#FFFFFF'), 6) +
    line(
      each(9, (index) => d`M${x + index * 25} ${ground - 80}v80`) + each(4, (index) => d`M${x} ${ground - 20 - index * 20}h200`),
      '#FFFFFF',
      1.3,
      faded(0.5),
    )
  );
}

/** The campus from the air: roofs with long shadows, paths, a stadium oval, water or woods at the edge. */
export function aerial(scene: Scene): string {
  const { width, main, second } = scene;
  const shadow = LIGHTS[scene.light].shadow;
  const roof = (x: number, y: number, wide: number, high: number, colour: string) =>
    area(d`M${x} ${y + high}l-52 40h${wide}l52 -40z`, shadow, faded(0.32)) +
    area(d`M${x} ${y}l-52 40v${high}l52 -40z`, shadow, faded(0.32)) +
    rect(x, y, wide, high, lit(scene, colour)) +
    rect(x, y + high / 2, wide, high / 2, shaded(scene, colour, 0.2)) +
    line(d`M${x} ${y + high / 2}h${wide}`, lit(scene, '#F4ECDA'), 3, faded(0.6));
  const [sx, sy] = [width * 0.72, 420];
  return (
    rect(0, 0, width, 800, lit(scene, '#5C9A5C')) +
    area(d`M0 0H${width * 0.3}Q${width * 0.22} 220 0 300Z`, far(scene, '#2C7DA0', 0.15)) +
    line(d`M${width * 0.3} 0Q${width * 0.22} 220 0 300`, lit(scene, '#EAD9AE'), 16) +
    line(
      d`M-10 560Q${width * 0.3} 500 ${width * 0.48} 420T${width + 10} 160M${width * 0.4} 820Q${width * 0.42} 600 ${width * 0.5} 420M${width * 0.5} 420L${width * 0.36} -10`,
      lit(scene, '#DCCFB5'),
      22,
    ) +
    oval(sx - 30, sy + 40, 250, 176, shadow, faded(0.3)) +
    oval(sx, sy, 240, 166, lit(scene, main)) +
    oval(sx, sy, 204, 132, lit(scene, second)) +
    rect(sx - 150, sy - 84, 300, 168, lit(scene, '#3E8E4E')) +
    each(5, (index) => rect(sx - 150 + index * 60, sy - 84, 30, 168, lit(scene, '#4B9F59'))) +
    `<g fill="none" stroke="#F7F8F1" stroke-width="4">${rect(sx - 140, sy - 74, 280, 148, 'none')}${circle(sx, sy, 34, 'none')}<path d="${d`M${sx} ${sy - 74}v148M${sx - 140} ${sy - 36}h44v72h-44M${sx + 140} ${sy - 36}h-44v72h44`}"/></g>` +
    roof(width * 0.14, 380, 190, 84, '#B5654A') +
    roof(width * 0.24, 610, 120, 120, '#8A5A4A') +
    roof(width * 0.1, 660, 90, 84, '#9A6B58') +
    roof(width * 0.46, 90, 230, 76, '#B5654A') +
    roof(width * 0.74, 70, 110, 110, '#6E7A84') +
    roof(width * 0.52, 650, 260, 80, '#A6584A') +
    roof(width * 0.86, 660, 120, 80, '#7A6A62') +
    each(26, () => {
      const [x, y, size] = [
        between(scene, 0, width),
        oneOf(scene, [between(scene, 230, 330), between(scene, 540, 620), between(scene, 740, 800)]),
        between(scene, 14, 26),
      ];
      return (
        circle(x - 12, y + 10, size, shadow, faded(0.25)) +
        circle(x, y, size, lit(scene, oneOf(scene, ['#2F6B47', '#3C7F4D', '#5C8F45'])))
      );
    })
  );
}
