/** A joint in a box where the ground is 0, up is negative, and a standing player is 100 high. */
export type Joint = readonly [x: number, y: number];

/**
 * A body by its joints: arms from the elbow to the hand, legs from the knee to ankle and toe. The second of a pair is
 * nearer to the viewer.
 */
export interface Pose {
  readonly hip: Joint;
  readonly neck: Joint;
  readonly head: Joint;
  readonly arms: readonly [readonly [Joint, Joint], readonly [Joint, Joint]];
  readonly legs: readonly [readonly [Joint, Joint, Joint], readonly [Joint, Joint, Joint]];
  /** Whether the figure is seen from behind: hair all round and the number on the shirt. */
  readonly isFromBehind: boolean;
}

const FROM_SIDE = { isFromBehind: false } as const;
const FROM_BEHIND = { isFromBehind: true } as const;

/** What bodies do in our pictures; all face right. A table, one joint after the other. */
// prettier-ignore
export const POSES = {
  stand: {
    ...FROM_BEHIND,
    hip: [0, -48], neck: [0, -80], head: [0, -92],
    arms: [[[-15, -64], [-16, -49]], [[15, -64], [16, -49]]],
    legs: [[[-7, -25], [-8, -3], [-11, 0]], [[7, -25], [8, -3], [11, 0]]],
  },
  handsOnHips: {
    ...FROM_BEHIND,
    hip: [0, -48], neck: [0, -80], head: [1, -92],
    arms: [[[-23, -64], [-9, -51]], [[23, -64], [9, -51]]],
    legs: [[[-9, -25], [-12, -3], [-16, 0]], [[9, -25], [12, -3], [16, 0]]],
  },
  folded: {
    ...FROM_BEHIND,
    hip: [0, -48], neck: [0, -80], head: [-1, -92],
    arms: [[[-18, -65], [-6, -60]], [[18, -65], [6, -60]]],
    legs: [[[-6, -25], [-7, -3], [-11, 0]], [[6, -25], [7, -3], [11, 0]]],
  },
  linked: {
    ...FROM_BEHIND,
    hip: [0, -48], neck: [0, -80], head: [0, -92],
    arms: [[[-17, -74], [-29, -76]], [[17, -74], [29, -76]]],
    legs: [[[-6, -25], [-7, -3], [-10, 0]], [[6, -25], [7, -3], [10, 0]]],
  },
  celebrate: {
    ...FROM_BEHIND,
    hip: [0, -50], neck: [1, -82], head: [2, -94],
    arms: [[[-20, -95], [-27, -113]], [[21, -96], [26, -115]]],
    legs: [[[-9, -27], [-14, -5], [-18, -1]], [[8, -26], [11, -3], [15, 0]]],
  },
  run: {
    ...FROM_SIDE,
    hip: [0, -48], neck: [8, -78], head: [13, -90],
    arms: [[[21, -66], [30, -74]], [[-8, -64], [-18, -56]]],
    legs: [[[-6, -27], [-27, -22], [-32, -16]], [[17, -35], [19, -12], [26, -10]]],
  },
  dribble: {
    ...FROM_SIDE,
    hip: [0, -45], neck: [7, -75], head: [13, -86],
    arms: [[[20, -60], [33, -58]], [[-9, -60], [-22, -54]]],
    legs: [[[-12, -26], [-24, -6], [-19, 0]], [[15, -28], [24, -8], [31, -6]]],
  },
  kick: {
    ...FROM_SIDE,
    hip: [0, -47], neck: [-9, -77], head: [-8, -90],
    arms: [[[6, -65], [20, -62]], [[-24, -68], [-36, -60]]],
    legs: [[[-8, -24], [-14, -2], [-8, 0]], [[17, -38], [37, -29], [43, -33]]],
  },
  header: {
    ...FROM_SIDE,
    hip: [0, -66], neck: [5, -96], head: [12, -108],
    arms: [[[22, -92], [30, -78]], [[-10, -88], [-19, -74]]],
    legs: [[[2, -44], [-15, -31], [-17, -25]], [[12, -48], [-4, -28], [-2, -22]]],
  },
  save: {
    ...FROM_SIDE,
    hip: [-6, -52], neck: [24, -66], head: [37, -70],
    arms: [[[40, -82], [56, -96]], [[45, -76], [61, -90]]],
    legs: [[[-24, -40], [-42, -28], [-47, -24]], [[-20, -56], [-42, -56], [-48, -52]]],
  },
  slide: {
    ...FROM_SIDE,
    hip: [0, -14], neck: [-19, -38], head: [-20, -51],
    arms: [[[-14, -22], [-6, -8]], [[-34, -26], [-42, -8]]],
    legs: [[[16, -22], [30, -8], [36, -12]], [[25, -12], [48, -7], [52, -13]]],
  },
  crouch: {
    ...FROM_SIDE,
    hip: [0, -38], neck: [14, -64], head: [22, -75],
    arms: [[[25, -50], [36, -56]], [[10, -48], [24, -46]]],
    legs: [[[-2, -22], [-17, -4], [-12, 0]], [[20, -28], [12, -4], [19, 0]]],
  },
  walk: {
    ...FROM_SIDE,
    hip: [0, -48], neck: [2, -80], head: [5, -92],
    arms: [[[10, -64], [17, -52]], [[-6, -64], [-9, -50]]],
    legs: [[[-3, -25], [-15, -5], [-11, -1]], [[9, -26], [12, -3], [18, 0]]],
  },
  sit: {
    ...FROM_SIDE,
    hip: [0, -28], neck: [3, -60], head: [8, -72],
    arms: [[[10, -44], [22, -36]], [[8, -44], [20, -34]]],
    legs: [[[22, -29], [23, -4], [29, 0]], [[22, -27], [21, -3], [27, 0]]],
  },
  lift: {
    ...FROM_BEHIND,
    hip: [0, -44], neck: [0, -76], head: [0, -88],
    arms: [[[-21, -88], [-24, -106]], [[21, -88], [24, -106]]],
    legs: [[[-14, -24], [-15, -3], [-21, 0]], [[14, -24], [15, -3], [21, 0]]],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
