import { COMMIT_TIME, defineCollection } from '../kernel/documents/define-collection';
import { isObject } from '../kernel/json/json';
import type { StoredDocument } from '../kernel/documents/upgrade';
import { BLANK_SINCE_V3, profile, PROFILE_SCHEMA_VERSION } from './profiles/profile';
import { noticeOn } from './profiles/notices/notices';
import { BLANK_SINCE_V14, NO_NOTICES } from './profiles/profile-parts';
import { campsIn, namedEntries, NO_STAMPS } from './profiles/schedule/schedule';
import { recruitIndexOf } from './recruits/recruit-index';
import { isPendingCoach } from './roles/coach-role';

/** A profile of the second version, whose videos were links alone; nobody knew who was of age. */
function withFieldsOfV3({ videos: links, ...stored }: StoredDocument): StoredDocument {
  const seen = [...new Set(Array.isArray(links) ? (links as readonly unknown[]) : [])];
  return { ...stored, ...BLANK_SINCE_V3, videos: seen.map((url) => ({ url, label: null, pinned: false })) };
}

/** A profile of the fifth version, whose captions stood in the area tags of its pictures. */
function withCaptions({ pictureDetails, ...stored }: StoredDocument): StoredDocument {
  const details = Object.entries(isObject(pictureDetails) ? pictureDetails : {});
  const captioned = details.map(([id, one]) => [id, isObject(one) ? { ...one, area: null, caption: one.area ?? null } : one]);
  return { ...stored, pictureDetails: Object.fromEntries(captioned) as unknown };
}

/**
 * A profile of the eighth version, in which one choice held for the whole place, and a minor's town was for everybody
 * by default. Players are told; anyone who is of age is not, because of an adult's page nothing has changed.
 */
function withTown({ audiences, ...stored }: StoredDocument): StoredDocument {
  const chosen = isObject(audiences) ? audiences : {};
  return {
    ...stored,
    audiences: { ...chosen, town: chosen.place ?? null },
    audienceNotice: String(stored.type).startsWith('player'),
    publicAt: stored.updatedAt,
  };
}

/** A profile of the thirteenth version, without the group of the numbers at NCAA and NAIA. */
function withFieldsOfV14({ audiences, ...stored }: StoredDocument): StoredDocument {
  const chosen = isObject(audiences) ? audiences : {};
  return { ...stored, ...BLANK_SINCE_V14, audiences: { ids: null, ...chosen }, notices: NO_NOTICES };
}

/** A profile of the sixteenth version, without the group of the coaches whom one may ask about a player. */
function withReferenceGroup({ audiences, ...stored }: StoredDocument): StoredDocument {
  return { ...stored, audiences: { reference: null, ...(isObject(audiences) ? audiences : {}) } };
}

/**
 * The documents of people that their pages are made of. None of the first version was hidden, none of the third by an
 * admin; nobody of the fourth was asked to be featured, in the fifth a caption was an area tag, up to the sixth nobody
 * could buy anything, up to the seventh nobody was posted on the social networks, and up to the eighth the town was
 * part of the place. The search keys of the ninth may contain names that the page no longer shows; in the tenth admins
 * hid whole profiles alone, in the eleventh no guardian hid one, up to the twelfth nobody named the college they had
 * committed to, and up to the thirteenth nobody was told of coming of age or of a class that is over, nor
 * asked for English tests, a field of study and the rest of BLANK_SINCE_V14; the fourteenth had no seasons. The entries
 * of a schedule of the fifteenth had neither ids nor kinds, and the sixteenth had no group for references. Each write
 * carries what admins, jobs and the search of recruits find a profile by; `changedAt` is for watched searches.
 */
export const PROFILES = defineCollection({
  name: 'profiles',
  holds: 'What the page of a person may show, to whom, with their roles and pictures. The id is the uid.',
  version: PROFILE_SCHEMA_VERSION,
  schema: profile,
  upgrades: {
    1: (stored) => ({ ...stored, hidden: false }),
    2: withFieldsOfV3,
    3: (stored) => ({ ...stored, withheld: null }),
    4: (stored) => ({ ...stored, featuring: null }),
    5: withCaptions,
    6: ({ verified, ...stored }) => ({ ...stored, premium: null }),
    7: (stored) => ({ ...stored, featuredAt: null }),
    8: withTown,
    9: (stored) => stored,
    10: ({ withheld, ...stored }) => ({
      ...stored,
      withheld: isObject(withheld) ? { ...withheld, answeredAt: null } : null,
      withheldParts: [],
    }),
    11: (stored) => ({ ...stored, guardianHides: false }),
    12: (stored) => ({ ...stored, committedTo: null }),
    13: withFieldsOfV14,
    14: (stored) => ({ ...stored, seasons: [] }),
    15: (stored) => ({ ...stored, schedule: namedEntries(stored.schedule), scheduleStamps: NO_STAMPS }),
    16: withReferenceGroup,
  },
  stamps: {
    isPending: ({ roles }) => isPendingCoach(roles),
    search: recruitIndexOf,
    noticeOn,
    campIds: ({ schedule }) => campsIn(schedule),
    changedAt: () => COMMIT_TIME,
    hasHiddenParts: ({ withheldParts }) => withheldParts.length > 0,
  },
  personalData: {
    export: [
      {
        section: 'profile',
        as: 'one',
        of: [{ by: 'documentId' }],
        entry: ({ _id, schemaVersion, ...fields }) => fields,
      },
    ],
    deletion: { erase: [{ by: 'documentId' }], at: 'person' },
  },
});

/**
 * The fields of a stored profile, of every version, without its stamps: all that reading one needs. A former field that
 * an upgrade reads belongs here too.
 */
export const PROFILE_FIELDS: readonly string[] = Object.keys(profile.shape).filter((name) => name !== '_id');
