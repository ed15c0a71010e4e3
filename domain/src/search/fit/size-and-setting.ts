import { enrollmentSizeOf } from '../../college/catalogue/enrollment-size';
import { CAMPUS_SETTINGS } from '../../reference/college-kinds';
import { ENROLLMENT_BANDS } from '../../reference/limits';
import type { FitCollege } from './fit-college';
import { collegeGap, type FitGap, type FitReason, pointsOf, type ScoredPart, scoredPart, yourGap } from './fit-part';
import type { FitWishes } from './fit-wishes';

type Wishes = Pick<FitWishes, 'size' | 'setting'>;

const SIZES = Object.keys(ENROLLMENT_BANDS);

/** How well size and setting fit: 100 where they are as wished, less with each step away from it. */
export function sizeAndSetting(college: FitCollege, { size, setting }: Wishes): ScoredPart {
  if (size === null && setting === null) return scoredPart([yourGap('campus')]);
  return scoredPart([
    ...(size === null ? [] : [sizeReason(college, size)]),
    ...(setting === null ? [] : [settingReason(college, setting)]),
  ]);
}

function sizeReason({ students }: FitCollege, wish: NonNullable<Wishes['size']>): FitReason | FitGap {
  const size = enrollmentSizeOf(students);
  if (students === null || size === null) return collegeGap('students');
  return { kind: 'size', students, wish, points: nearness(SIZES, size, wish) };
}

function settingReason({ setting }: FitCollege, wish: NonNullable<Wishes['setting']>): FitReason | FitGap {
  if (setting === null) return collegeGap('setting');
  return { kind: 'setting', setting, wish, points: nearness(CAMPUS_SETTINGS, setting, wish) };
}

/** 100 for the same entry of a scale, 0 for the other end of it. */
function nearness(scale: readonly string[], is: string, wish: string): number {
  return pointsOf(100 - (100 * Math.abs(scale.indexOf(is) - scale.indexOf(wish))) / (scale.length - 1));
}
