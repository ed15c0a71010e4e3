import { buttonTextColor, mixedWith } from '@touchline/domain/kernel/format/colour-contrast';
import { blockLetters } from './block-letters';
import { type Joint, type Pose, type PoseName, POSES } from './poses';
import { LIGHTS, lit, type Scene, shaded } from './scene';
import { area, circle, d, faded, line, placed } from './svg';

/** The clothes and looks of a figure; faces are never drawn. */
export interface Kit {
  readonly shirt: string;
  readonly sleeve: string;
  readonly shorts: string;
  readonly socks: string;
  readonly skin: string;
  readonly hair: string;
  readonly hairstyle: Hairstyle;
  readonly number: number | null;
}

export const HAIRSTYLES = ['short', 'ponytail', 'bun', 'curls', 'long', 'cropped'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

export const SKINS = ['#F1C9A5', '#E0AC7E', '#C68642', '#9A5F32', '#6B3F22', '#F6D7BE', '#4E2C18'] as const;
export const HAIRS = ['#1E1512', '#3A2418', '#6B4423', '#B5813F', '#D9B15F', '#8C3B1E', '#2A2A2E'] as const;

/** The kit of the scene's team; skin and hair are chosen by the scene's generator. */
export function teamKit(scene: Scene, number: number | null = null): Kit {
  const { main, second } = scene;
  const skin = SKINS[Math.floor(scene.draw() * SKINS.length)] ?? SKINS[0];
  const hair = HAIRS[Math.floor(scene.draw() * (skin === '#6B3F22' || skin === '#4E2C18' ? 2 : HAIRS.length))] ?? HAIRS[0];
  const hairstyle = HAIRSTYLES[Math.floor(scene.draw() * HAIRSTYLES.length)] ?? 'short';
  return { shirt: main, sleeve: main, shorts: second, socks: main, skin, hair, hairstyle, number };
}

/** The other team: pale shirts, dark shorts. */
export function rivalKit(scene: Scene): Kit {
  return { ...teamKit(scene), shirt: '#F1EDE2', sleeve: '#F1EDE2', shorts: '#2A333B', socks: '#F1EDE2' };
}

/** A tracksuit in team colours. */
export function coachKit(scene: Scene): Kit {
  const trousers = mixedWith(scene.main, '#0B0F14', 0.72);
  return { ...teamKit(scene), sleeve: mixedWith(scene.main, '#000000', 0.12), shorts: trousers, socks: trousers };
}

/** A figure of a height with its long shadow; `x` and `ground` are where it stands. A negative height faces left. */
export function figure(scene: Scene, pose: PoseName, kit: Kit, x: number, ground: number, height: number): string {
  const scale = Math.abs(height) / 100;
  const mirror = height < 0 ? -scale : scale;
  return (
    placed(shadowOf(POSES[pose], LIGHTS[scene.light].shadow), x, ground, mirror, -0.36 * scale, -58).replace(
      '>',
      `${faded(0.3)}>`,
    ) + placed(bodyOf(scene, POSES[pose], kit), x, ground, mirror, scale)
  );
}

function shadowOf({ hip, neck, head, arms, legs }: Pose, shadow: string): string {
  const limbs = [
    ...arms.map(([elbow, hand]) => limb(neck, elbow, hand)),
    ...legs.map(([knee, ankle, toe]) => limb(hip, knee, ankle, toe)),
  ];
  return line(limbs.join(''), shadow, 9) + line(limb(hip, neck), shadow, 21) + circle(head[0], head[1], 7, shadow);
}

function bodyOf(scene: Scene, pose: Pose, kit: Kit): string {
  const tone = (colour: string) => lit(scene, colour);
  const back = pose.isFromBehind ? tone : (colour: string) => shaded(scene, colour, 0.26);
  const { hip, neck, arms, legs } = pose;
  const [shoulderBack, shoulderFront] = pose.isFromBehind ? [side(neck, -11), side(neck, 11)] : [side(neck, 2), side(neck, -3)];
  const [hipBack, hipFront] = pose.isFromBehind ? [side(hip, -6), side(hip, 6)] : [side(hip, 1), side(hip, -1)];
  const ink = buttonTextColor(kit.shirt) === 'black' ? '#14201B' : '#FFFFFF';
  return (
    arm(shoulderBack, arms[0], back(kit.sleeve), back(kit.skin)) +
    leg(hipBack, legs[0], back(kit.shorts), back(kit.skin), back(kit.socks)) +
    leg(hipFront, legs[1], tone(kit.shorts), tone(kit.skin), tone(kit.socks)) +
    torso(pose, tone(kit.shirt), shaded(scene, kit.shirt, 0.22)) +
    (kit.number === null ? '' : blockLetters(String(kit.number), (neck[0] + hip[0]) / 2, neck[1] + 7, 14, ink, 3)) +
    headOf(pose, kit, tone) +
    arm(shoulderFront, arms[1], tone(kit.sleeve), tone(kit.skin))
  );
}

const side = ([x, y]: Joint, by: number): Joint => [x + by, y + 2];
const towards = ([ax, ay]: Joint, [bx, by]: Joint, share: number): Joint => [ax + (bx - ax) * share, ay + (by - ay) * share];
const limb = (...joints: readonly Joint[]): string => `M${joints.map(([x, y]) => d`${x} ${y}`).join('L')}`;

function arm(shoulder: Joint, [elbow, hand]: readonly [Joint, Joint], sleeve: string, skin: string): string {
  return line(limb(shoulder, elbow, hand), skin, 6.2) + line(limb(shoulder, towards(shoulder, elbow, 0.8)), sleeve, 9);
}

function leg(hip: Joint, [knee, ankle, toe]: readonly [Joint, Joint, Joint], shorts: string, skin: string, sock: string): string {
  return (
    line(limb(hip, knee, ankle), skin, 8.4) +
    line(limb(hip, towards(hip, knee, 0.62)), shorts, 13) +
    line(limb(towards(knee, ankle, 0.22), ankle), sock, 8.2) +
    line(limb(ankle, toe), '#20262B', 6)
  );
}

function torso({ hip, neck, isFromBehind }: Pose, shirt: string, fold: string): string {
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [-dy / length, dx / length];
  const [top, low] = isFromBehind ? [11, 8.5] : [7, 7];
  const corner = (at: Joint, by: number): Joint => [at[0] + px * by, at[1] + py * by];
  const outline = `${limb(corner(hip, -low), corner(neck, -top), corner(neck, top), corner(hip, low))}Z`;
  const shade = `${limb(corner(hip, -low), corner(neck, -top), corner(neck, -top * 0.45), corner(hip, -low * 0.3))}Z`;
  return area(outline, shirt, ` stroke="${shirt}" stroke-width="6" stroke-linejoin="round"`) + area(shade, fold);
}

function headOf(pose: Pose, kit: Kit, tone: (colour: string) => string): string {
  const {
    head: [x, y],
    neck,
  } = pose;
  const [skin, hair] = [tone(kit.skin), tone(kit.hair)];
  const crown = pose.isFromBehind
    ? circle(x, y, 7.2, hair) + area(d`M${x - 6} ${y + 3.4}q6 7 12 0v2.6q-6 5 -12 0z`, skin)
    : circle(x, y, 7, skin) +
      area(d`M${x + 5.4} ${y - 4.6}A7.4 7.4 0 1 0 ${x - 4.6} ${y + 5.6}Q${x - 3} ${y - 2} ${x + 5.4} ${y - 4.6}Z`, hair);
  const back = pose.isFromBehind ? 0 : -7;
  const more = {
    short: '',
    cropped: '',
    ponytail: line(d`M${x + back} ${y - 1}q-4 7 ${pose.isFromBehind ? 2 : -5} 14`, hair, 4),
    bun: circle(x + back * 0.9, y - 6.5, 3.6, hair),
    curls:
      circle(x - 5.5, y - 3, 4, hair) +
      circle(x, y - 6, 4.4, hair) +
      circle(x + (pose.isFromBehind ? 5.5 : 2.5), y - 3.6, 3.8, hair),
    long: line(d`M${x + back * 0.6} ${y}v12`, hair, pose.isFromBehind ? 11 : 6),
  }[kit.hairstyle];
  return line(limb(towards(neck, [x, y], 0.1), [x, y]), skin, 6) + crown + more;
}
