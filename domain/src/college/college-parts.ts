import * as z from 'zod/mini';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { shortText, videoLink, webLink } from '../kernel/text/text-schemas';
import { pictureId } from '../pictures/picture-id';
import { ALL_PHOTOS } from '../pictures/photo-areas';
import { ALBUM_NAME_MAX } from '../reference/limits';
import {
  ADDRESS_FACTS,
  ADMISSIONS_OFFICE_FACTS,
  CAMPUS_FACTS,
  CITY_FACTS,
  FACILITY_FACTS,
  POSITION_FACTS,
  STORY_FACTS,
  STUDY_FACTS,
} from './facts/further-facts';
import { ADMISSION_FACTS, AFTER_COLLEGE_FACTS, COST_FACTS, STUDENT_FACTS } from './facts/table-facts';
import { shapeOf } from './facts/fact-schema';

/** Field names as in S3-07: `administrative_area_level_1` is the state or province. */
export const address = z.strictObject(shapeOf(ADDRESS_FACTS));

/** Where the college is, in degrees north and east. */
export const position = shapeOf(POSITION_FACTS).position;

export const admissions = z.strictObject(shapeOf(ADMISSIONS_OFFICE_FACTS));
export const facilities = z.strictObject(shapeOf(FACILITY_FACTS));
export const campus = z.strictObject(shapeOf(CAMPUS_FACTS));
export const city = z.strictObject(shapeOf(CITY_FACTS));

const majorSubcategory = z.strictObject({ name: shortText(200), majors: z.array(shortText(200)).check(z.maxLength(500)) });
const majorCategory = z.strictObject({ name: shortText(200), subcategories: z.array(majorSubcategory).check(z.maxLength(200)) });

/** The studies of a college (S3-05). Rates are per cent, money is whole dollars. */
export const academics = z.strictObject({
  ...shapeOf(STORY_FACTS),
  imageVideoURL: z.nullable(webLink),
  presidentPicture: z.nullable(pictureId),
  collegePicture: z.nullable(pictureId),
  media: z.strictObject({ youtubeURLs: z.array(videoLink).check(z.maxLength(50)) }),
  details: z.strictObject({
    admission: z.strictObject(shapeOf(ADMISSION_FACTS)),
    students: z.strictObject(shapeOf(STUDENT_FACTS)),
    afterCollege: z.strictObject(shapeOf(AFTER_COLLEGE_FACTS)),
    costs: z.strictObject(shapeOf(COST_FACTS)),
    majors: z.array(majorCategory).check(z.maxLength(60)),
  }),
  ...shapeOf(STUDY_FACTS),
});

/** The derived album, and what browsers and servers take out of an address. */
const REFUSED_NAMES: readonly string[] = [ALL_PHOTOS, '.', '..'];

/** An album's name: without slash, one that can stand in an address, and never that of the derived `allPhotos`. */
export const albumName = shortText(ALBUM_NAME_MAX).check(
  z.refine((name) => !name.includes('/') && !REFUSED_NAMES.includes(name), { error: 'albumNameRefused' satisfies MessageCode }),
);

const NAME_TAKEN = { error: 'albumNameTaken' satisfies MessageCode };

/** The form that adds an album: a name that none of the document's albums has yet. Spaces around it do not count. */
export function albumForm(taken: readonly string[]) {
  return z.object({
    name: z.pipe(z.string().check(z.trim()), albumName).check(z.refine((name) => !taken.includes(name), NAME_TAKEN)),
  });
}

/** An album: a name, a cover, and the ids of its pictures. */
const album = z.strictObject({
  name: albumName,
  cover: z.nullable(pictureId),
  pictures: z.array(pictureId).check(
    z.maxLength(500),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
});

export const albums = z.array(album).check(
  z.maxLength(60),
  z.refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
);

/** The longest name of a source. */
export const SOURCE_MAX = 120;

/**
 * The source of a college fact: an import with its source and year, or the kind of author who edited it. An import
 * never overwrites what a coach or an admin wrote (docs/decisions/006-team-import.md).
 */
export const fieldSource = z.strictObject({
  by: z.enum(['import', 'coach', 'admin']),
  source: z.string().check(z.minLength(1), z.maxLength(SOURCE_MAX)),
  year: z.nullable(z.int().check(z.minimum(1900), z.maximum(2100))),
});

export type FieldSource = z.infer<typeof fieldSource>;

/**
 * Sources by field, the field written with dots: `academics.details.costs.inStateTuition`, a team as
 * `athletics.sport.male`.
 */
export const fieldSources = z.record(z.string().check(z.regex(/^[A-Za-z0-9_.]{1,120}$/)), fieldSource);

export type FieldSources = z.infer<typeof fieldSources>;
