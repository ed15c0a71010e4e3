import { figure, rivalKit, teamKit } from './figure';
import { ball, chalkLines, floodlight, goal, pitch, stand, trees } from './ground';
import { between, far, isDark, LIGHTS, lit, oneOf, type Scene, SCENE_HEIGHT, shaded } from './scene';
import { hills, rain, sky } from './sky-and-water';
import { area, circle, d, each, faded, line, placed, rect } from './svg';

/** The backdrop of a match: sky, a full stand with floodlights, the pitch. */
function matchday(scene: Scene, horizon: number, middle = scene.width * 0.5): string {
  return (
    sky(scene, horizon, between(scene, 0.6, 0.86)) +
    floodlight(scene, scene.width * 0.1, horizon, 250) +
    floodlight(scene, scene.width * 0.92, horizon, 270) +
    stand(scene, -30, horizon - 150, scene.width + 60, 132) +
    pitch(scene, horizon) +
    chalkLines(scene, horizon, middle) +
    (scene.light === 'rain' ? rain(scene) : '')
  );
}

/** A scorer with arms up before the stand, team-mates running in. */
export function celebration(scene: Scene): string {
  const { width } = scene;
  const middle = width * between(scene, 0.5, 0.58);
  return (
    matchday(scene, 330, width * 0.2) +
    figure(scene, 'run', teamKit(scene), middle + 290, 610, -250) +
    figure(scene, 'run', teamKit(scene), middle - 320, 640, 280) +
    figure(scene, 'celebrate', teamKit(scene, scene.number), middle, 740, 500) +
    confetti(scene, 340)
  );
}

function confetti(scene: Scene, low: number): string {
  return each(30, () => {
    const [x, y] = [between(scene, 0, scene.width), between(scene, 20, low)];
    return area(d`M${x} ${y}l10 4l-3 8l-10 -4z`, lit(scene, oneOf(scene, [scene.main, scene.second, '#FFFFFF'])), faded(0.85));
  });
}

/** The home end from behind: scarves, flags and raised arms before the lit pitch. */
export function fans(scene: Scene): string {
  const { width, main, second } = scene;
  const row = (y: number, size: number, depth: number) =>
    each(Math.ceil(width / (size * 0.92)) + 1, (index) => {
      const x = index * size * 0.92 + between(scene, -8, 8);
      const coat = shaded(scene, oneOf(scene, [main, second, '#2C3440', main, '#6E4B3A']), depth);
      const hair = shaded(scene, oneOf(scene, ['#20150F', '#4B2F1C', '#8A5A2B', main]), depth);
      const raised =
        scene.draw() < 0.4
          ? line(
              d`M${x - size * 0.34} ${y + size * 0.5}L${x - size * 0.42} ${y - size * 0.62}M${x + size * 0.34} ${y + size * 0.5}L${x + size * 0.4} ${y - size * 0.66}`,
              coat,
              size * 0.17,
            )
          : '';
      return (
        raised +
        area(
          d`M${x - size * 0.5} ${y + size * 1.6}V${y + size * 0.62}Q${x - size * 0.48} ${y + size * 0.3} ${x} ${y + size * 0.3}T${x + size * 0.5} ${y + size * 0.62}V${y + size * 1.6}Z`,
          coat,
        ) +
        circle(x, y, size * 0.26, hair)
      );
    });
  const scarf = (x: number, y: number, length: number) =>
    placed(
      rect(0, 0, length, 34, lit(scene, main)) +
        each(Math.floor(length / 56), (index) => rect(14 + index * 56, 0, 26, 34, lit(scene, second))) +
        rect(0, 0, length, 5, LIGHTS[scene.light].shadow, faded(0.2)),
      x,
      y,
    );
  return (
    sky(scene, 240) +
    stand(scene, width * 0.14, 150, width * 0.72, 84) +
    pitch(scene, 262, 5) +
    chalkLines(scene, 262, width / 2) +
    figure(scene, 'run', teamKit(scene), width * 0.36, 400, 92) +
    figure(scene, 'dribble', rivalKit(scene), width * 0.5, 420, -98) +
    figure(scene, 'walk', teamKit(scene), width * 0.72, 390, 84) +
    flag(scene, width * 0.17, 560, 300) +
    flag(scene, width * 0.8, 590, 360) +
    row(500, 70, 0.28) +
    scarf(width * 0.34, 505, 300) +
    row(590, 98, 0.44) +
    scarf(width * 0.02, 600, 260) +
    row(706, 132, 0.6)
  );
}

function flag(scene: Scene, x: number, ground: number, height: number): string {
  const top = ground - height;
  const cloth = d`M${x} ${top}c60 -40 110 30 190 -8v118c-80 40 -130 -30 -190 8z`;
  return (
    line(d`M${x} ${ground}V${top - 12}`, shaded(scene, '#6A5A48', 0.3), 8) +
    area(cloth, lit(scene, scene.main)) +
    area(d`M${x} ${top + 42}c60 -40 110 30 190 -8v36c-80 40 -130 -30 -190 8z`, lit(scene, scene.second))
  );
}

/** The ball in the net, seen from behind the goal. */
export function inTheNet(scene: Scene): string {
  const { width } = scene;
  const net = each(
    Math.ceil(width / 46) + 14,
    (index) => d`M${index * 46 - 320} -10L${index * 46} 810M${index * 46 + 320} -10L${index * 46} 810`,
  );
  const x = width * 0.62;
  return (
    matchday(scene, 300) +
    figure(scene, 'save', rivalKit(scene), width * 0.36, 640, 330) +
    figure(scene, 'celebrate', teamKit(scene, scene.number), width * 0.8, 560, 250) +
    ball(scene, x, 350, 46, 690) +
    line(net, '#FFFFFF', 2.4, faded(0.4)) +
    line(d`M${x - 120} 260Q${x} 350 ${x + 150} 250M${x - 130} 430Q${x} 366 ${x + 140} 440`, '#FFFFFF', 4, faded(0.55)) +
    rect(0, 0, width, 16, lit(scene, '#FFFFFF')) +
    rect(26, 0, 20, SCENE_HEIGHT, lit(scene, '#FFFFFF')) +
    (scene.light === 'rain' ? rain(scene) : '')
  );
}

/** The way into the background on a matchday: gates, banners, people walking in. */
export function gameDay(scene: Scene): string {
  const { width, main, second } = scene;
  const wall = far(scene, '#B9A58C', 0.12);
  const gate = (x: number) =>
    area(d`M${x} 560V410a62 62 0 0 1 124 0V560Z`, shaded(scene, '#28323A', 0.4)) +
    rect(x + 20, 548, 84, 12, lit(scene, '#E9D9A5'), faded(0.6));
  const banner = (x: number, index: number) =>
    line(d`M${x} 560V150`, shaded(scene, '#53606A', 0.2), 8) +
    area(d`M${x + 4} 160h92v210l-46 -34l-46 34z`, lit(scene, index % 2 === 0 ? main : second)) +
    placed(circle(0, 0, 24, lit(scene, index % 2 === 0 ? second : main)), x + 50, 230);
  return (
    sky(scene, 500, 0.3) +
    floodlight(scene, width * 0.5, 420, 330) +
    rect(0, 300, width, 264, wall) +
    rect(0, 282, width, 22, lit(scene, main)) +
    rect(0, 304, width, 10, shaded(scene, '#6B5B49', 0.4), faded(0.4)) +
    each(Math.ceil(width / 240), (index) => gate(58 + index * 240)) +
    each(Math.ceil(width / 480), (index) => banner(210 + index * 480, index)) +
    rect(0, 560, width, 240, lit(scene, '#C9BCA3')) +
    area(d`M0 560H${width}L${width} 640L0 690Z`, LIGHTS[scene.light].shadow, faded(0.16)) +
    each(6, (index) =>
      figure(
        scene,
        oneOf(scene, ['walk', 'stand', 'walk']),
        teamKit(scene),
        width * (0.08 + index * 0.165),
        650 + (index % 3) * 46,
        (index % 2 === 0 ? 1 : -1) * (180 + (index % 3) * 34),
      ),
    )
  );
}

/** Two players in the air for one ball. */
export function headerDuel(scene: Scene): string {
  const middle = scene.width * 0.5;
  return (
    matchday(scene, 420, scene.width * 0.14) +
    figure(scene, 'header', rivalKit(scene), middle + 104, 700, -440) +
    figure(scene, 'header', teamKit(scene), middle - 88, 690, 470) +
    ball(scene, middle + 8, 120, 34, 712) +
    (scene.light === 'rain' ? rain(scene) : '')
  );
}

/** A run down the wing, the marker a step behind. */
export function wingRun(scene: Scene): string {
  const x = scene.width * between(scene, 0.54, 0.62);
  return (
    matchday(scene, 320, scene.width * 0.86) +
    figure(scene, 'run', rivalKit(scene), x - 270, 660, 380) +
    figure(scene, 'run', teamKit(scene), x, 720, 460) +
    ball(scene, x + 190, 690, 30, 722)
  );
}

/** A shot at the moment the ball is struck. */
export function shot(scene: Scene): string {
  const x = scene.width * 0.38;
  return (
    matchday(scene, 300, scene.width * 0.08) +
    goal(scene, scene.width * 0.84, 420, 330) +
    figure(scene, 'crouch', rivalKit(scene), scene.width * 0.82, 452, -150) +
    figure(scene, 'kick', teamKit(scene), x, 730, 520) +
    ball(scene, x + 300, 560, 32, 720) +
    line(d`M${x + 170} 640L${x + 258} 582M${x + 176} 600L${x + 240} 560`, '#FFFFFF', 5, faded(0.5))
  );
}

/** A keeper at full stretch. */
export function keeperSave(scene: Scene): string {
  const kit = { ...teamKit(scene), shirt: scene.second, sleeve: scene.second, shorts: scene.main };
  const x = scene.width * 0.5;
  return (
    matchday(scene, 280) +
    goal(scene, x, 690, scene.width * 0.86) +
    figure(scene, 'save', kit, x - 60, 680, 520) +
    ball(scene, x + 300, 128, 34, 700) +
    figure(scene, 'run', rivalKit(scene), scene.width * 0.16, 560, 210)
  );
}

/** A clean slide tackle. */
export function slideTackle(scene: Scene): string {
  const x = scene.width * 0.46;
  return (
    matchday(scene, 330, scene.width * 0.2) +
    figure(scene, 'dribble', rivalKit(scene), x + 180, 690, 430) +
    figure(scene, 'slide', teamKit(scene), x - 120, 740, 470) +
    ball(scene, x + 160, 706, 28, 732) +
    grassSpray(scene, x - 20, 740)
  );
}

function grassSpray(scene: Scene, x: number, ground: number): string {
  return each(14, () =>
    circle(
      x + between(scene, -90, 110),
      ground - between(scene, 4, 60),
      between(scene, 3, 6),
      far(scene, '#2C6A3A', 0.1),
      faded(0.8),
    ),
  );
}

/** Dribbling towards us between cones on an open field with hills behind. */
export function dribble(scene: Scene): string {
  const x = scene.width * 0.48;
  const cone = (cx: number, y: number, size: number) =>
    area(d`M${cx} ${y - size * 1.5}L${cx + size} ${y}H${cx - size}Z`, lit(scene, '#F07B2A')) +
    area(d`M${cx} ${y}L${cx - size * 2.6} ${y + size * 0.5}L${cx - size} ${y}Z`, LIGHTS[scene.light].shadow, faded(0.3));
  return (
    sky(scene, 340, 0.2) +
    hills(scene, 340, '#3F6B52', 3, 130) +
    pitch(scene, 336) +
    trees(scene, 344) +
    goal(scene, scene.width * 0.8, 430, 240) +
    each(4, (index) => cone(scene.width * 0.14 + index * scene.width * 0.12, 520 + index * 62, 20 + index * 6)) +
    figure(scene, 'dribble', teamKit(scene), x, 730, 500) +
    ball(scene, x + 215, 702, 32, 734) +
    (isDark(scene) ? floodlight(scene, scene.width * 0.94, 440, 330) : '')
  );
}
