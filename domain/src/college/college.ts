import * as z from 'zod/mini';
import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../constants/college-kinds';
import { DIVISIONS, LEAGUE_VALUES } from '../constants/leagues';
import { shortText } from '../text/safe-text';
import { videoLink } from '../text/video-link-schema';
import { webLink } from '../text/web-link-schema';
import { academics } from './academics';
import { athletics } from './athletics';
import { pathNameOf } from './path-name';
import { address, admissions, albums, campus, city, facilities, position } from './college-parts';
import { mailAddress, phoneNumber } from './contact-formats';
import { fieldSources } from './field-source';
import { pictureDetails, pictureId } from './picture-id';

/** Version of the stored shape; `COLLEGE_UPGRADES` bring older documents up to it. */
export const COLLEGE_SCHEMA_VERSION = 1;

export const collegeId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/));

const link = z.nullable(webLink);
const text = z.nullable(shortText(200));

/**
 * A college document (specification §3). Every optional field is stored as null and every sub-object is present, so that a patch always finds its place.
 * `pictures` holds the ids of every picture the college owns; everything else may refer only to these. `version` counts edits.
 * `ipedsUnitId` is the college's number in the US government's surveys (UNITID), by which an import knows it again.
 */
export const college = z.strictObject({
  _id: collegeId,
  schemaVersion: z.literal(COLLEGE_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  name: shortText(160),
  pathName: shortText(200).check(z.refine((text) => pathNameOf(text) === text)),
  ipedsUnitId: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999_999))),
  shortName: text,
  abbreviation: z.nullable(shortText(20)),
  nickname: text,
  aliases: z.array(shortText(200)).check(z.maxLength(40)),
  color: z.nullable(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))),
  tags: z.array(shortText(60)).check(
    z.maxLength(40),
    z.refine((tags) => new Set(tags).size === tags.length),
  ),
  league: z.nullable(z.enum(LEAGUE_VALUES)),
  division: z.nullable(z.literal(DIVISIONS)),
  conference: text,
  logo: z.nullable(pictureId),
  cover: z.nullable(pictureId),
  collegeURL: link,
  contactURL: link,
  academicsURL: link,
  financialAidURL: link,
  internationalsURL: link,
  applyURL: link,
  virtualTour: link,
  youtubeVideoURL: z.nullable(videoLink),
  collegePhoneNumber: z.nullable(phoneNumber),
  collegeEmail: z.nullable(mailAddress),
  admissions,
  position,
  address,
  collegeType: z.nullable(z.enum(COLLEGE_TYPES)),
  affiliation: text,
  enrollmentSize: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  campusSetting: z.nullable(z.enum(CAMPUS_SETTINGS)),
  academics,
  athletics,
  facilities,
  campus,
  city,
  albums,
  pictures: z.array(pictureId).check(z.maxLength(5000)),
  pictureDetails: z.record(pictureId, pictureDetails),
  sources: fieldSources,
});

export type College = z.infer<typeof college>;
