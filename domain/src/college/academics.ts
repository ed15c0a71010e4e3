import * as z from 'zod/mini';
import { isOfCipFamily } from '../reference/cip-families';
import { longText, shortText } from '../text/safe-text';
import { videoLink } from '../text/video-link-schema';
import { webLink } from '../text/web-link-schema';
import { pictureId } from './picture-id';

/** A share in per cent, 0 to 100. */
const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));
/** Whole US dollars. */
const dollars = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));

/** The middle half of admitted students' scores: 25th and 75th percentile. */
const scores = (highest: number) =>
  z.strictObject({
    low: z.nullable(z.number().check(z.minimum(0), z.maximum(highest))),
    high: z.nullable(z.number().check(z.minimum(0), z.maximum(highest))),
  });
const leastScore = (highest: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(highest)));

const admission = z.strictObject({
  applicationDeadline: z.nullable(shortText(100)),
  acceptanceRate: percent,
  sat: scores(1600),
  act: scores(36),
  toefl: leastScore(120),
  ielts: leastScore(9),
});

const students = z.strictObject({
  freshmenLiveOnCampus: percent,
  studentFacultyRatio: z.nullable(z.number().check(z.minimum(0), z.maximum(500))),
});

const afterCollege = z.strictObject({
  medianStartingSalaryAfter6Years: dollars,
  fourYearGraduationRate: percent,
  employedTwoYearsAfterGraduation: percent,
});

const costs = z.strictObject({
  applicationFee: dollars,
  netPriceTuition: dollars,
  inStateTuition: dollars,
  outOfStateTuition: dollars,
  averageAidAwardedMiddleIncome: dollars,
  studentsWhoReceiveFinancialAid: percent,
});

const majorSubcategory = z.strictObject({ name: shortText(200), majors: z.array(shortText(200)).check(z.maxLength(500)) });
const majorCategory = z.strictObject({ name: shortText(200), subcategories: z.array(majorSubcategory).check(z.maxLength(200)) });

/** What a college says of its studies (specification §3, Academics). Rates are per cent, money whole dollars, `cipCodes` like `11` or `11.0701`, of a listed family. */
export const academics = z.strictObject({
  description: z.nullable(longText(20_000)),
  imageVideoURL: z.nullable(webLink),
  presidentPicture: z.nullable(pictureId),
  collegePicture: z.nullable(pictureId),
  media: z.strictObject({ youtubeURLs: z.array(videoLink).check(z.maxLength(50)) }),
  details: z.strictObject({ admission, students, afterCollege, costs, majors: z.array(majorCategory).check(z.maxLength(60)) }),
  cipCodes: z.array(z.string().check(z.regex(/^\d{2}(\.\d{2}(\d{2})?)?$/), z.refine(isOfCipFamily))).check(z.maxLength(1000)),
});
