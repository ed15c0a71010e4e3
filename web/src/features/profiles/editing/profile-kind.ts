import { FIRST_YEAR } from '@touchline/domain/reference/calendar-lists';
import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import { COMPLETENESS_FIELD_COUNT } from '@touchline/domain/reference/limits';
import { type CompletenessField, completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { DocumentKind } from '../../../components/document-editor/document-kind';
import { type FieldKind, lineUpTo, type SaveDocument } from '../../../components/document-editor/field';
import { profilePicturePath } from '../../../components/player/profile-photo';
import { pathsOfField } from './paths-of-fields';

const wholeUpTo = (most: number): FieldKind => ({ type: 'number', isWhole: true, least: 0, most });

/** The fields of a profile that are typed; `*` stands for any entry of a list. Choices come with their form. */
const FIELDS: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ['/about', { type: 'text', most: 5000 }],
  ['/jerseyNumber', { type: 'number', isWhole: true, least: 0, most: 99 }],
  ['/graduationYear', { type: 'year' }],
  ['/address/locality', lineUpTo(200)],
  ['/address/administrative_area_level_1', lineUpTo(200)],
  ['/address/country', { type: 'country' }],
  ['/schoolName', lineUpTo(200)],
  ['/gpa', { type: 'number', isWhole: false, least: 0, most: 100 }],
  ['/gpaOf', { type: 'number', isWhole: false, least: 1, most: 100 }],
  ['/sat', { type: 'number', isWhole: true, least: 400, most: 1600 }],
  ['/act', { type: 'number', isWhole: true, least: 1, most: 36 }],
  ['/toefl', { type: 'number', isWhole: true, least: 0, most: 120 }],
  ['/ielts', { type: 'number', isWhole: false, least: 1, most: 9 }],
  ['/duolingo', { type: 'number', isWhole: true, least: 10, most: 160 }],
  ['/ncaaId', lineUpTo(20)],
  ['/naiaId', lineUpTo(20)],
  ['/hudlPage', lineUpTo(300)],
  ['/veoPage', lineUpTo(300)],
  ['/social/x', lineUpTo(16)],
  ['/social/instagram', lineUpTo(31)],
  ['/videos/*/url', { type: 'video' }],
  ['/videos/*/label', lineUpTo(80)],
  ['/teams/*/teamName', lineUpTo(200)],
  ['/teams/*/league', lineUpTo(200)],
  ['/teams/*/country', { type: 'country' }],
  ['/honours/*/year', { type: 'year', from: FIRST_YEAR.recent }],
  ['/honours/*/note', lineUpTo(120)],
  ['/seasons/*/season', { type: 'year', from: FIRST_YEAR.recent }],
  ['/seasons/*/team', lineUpTo(200)],
  ['/seasons/*/matches', wholeUpTo(100)],
  ['/seasons/*/starts', wholeUpTo(100)],
  ['/seasons/*/minutes', wholeUpTo(12_000)],
  ['/seasons/*/goals', wholeUpTo(300)],
  ['/seasons/*/assists', wholeUpTo(300)],
  ['/seasons/*/cleanSheets', wholeUpTo(100)],
  ['/seasons/*/saves', wholeUpTo(2000)],
  ['/schedule/*/date', { type: 'date' }],
  ['/schedule/*/time', { type: 'time' }],
  ['/schedule/*/event', lineUpTo(120)],
  ['/schedule/*/place', lineUpTo(200)],
]);

/** The path with `*` for each entry of a list. */
const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*');

/** Profiles as documents that their owners edit in place; only players have a score (S3-02). */
export const PROFILE_KIND: DocumentKind<Profile, CompletenessField> = {
  name: 'profiles',
  calls: {
    read: async (callApi) => {
      const { email, ...stored } = await callApi('ownProfile');
      return stored;
    },
    patch: async (callApi, profileId, { patch, ifMatch }) => {
      const call = { params: { profileId }, query: { undo: 'true' }, body: { patch }, ifMatch } as const;
      const { profile, patchId } = await callApi('patchProfile', call);
      return { document: profile, patchId };
    },
    undo: async (callApi, profileId, patchId) =>
      (await callApi('undoProfilePatch', { params: { profileId }, query: { patchId } })).profile,
    uploadAddress: (id) => FURTHER_ROUTES.uploadProfilePicture.path.replace(':profileId', encodeURIComponent(id)),
  },
  fieldAt: (path) => FIELDS.get(patternOf(path)) ?? null,
  loadSchema: async () => (await import('@touchline/domain/person/profiles/profile')).profile,
  pictureOf: ({ _id, pictures }, value) =>
    typeof value === 'string' && pictures.includes(value)
      ? profilePicturePath({ _id, closedPictures: pictures }, value, '400')
      : null,
  completenessOf: (profile) => {
    if (!isPlayer(profile.type)) return { percent: 100, filled: 0, total: 0, missing: [] };
    const { percent, missing } = completenessOf(profile);
    return { percent, filled: COMPLETENESS_FIELD_COUNT - missing.length, total: COMPLETENESS_FIELD_COUNT, missing };
  },
  pathsOfPart: pathsOfField,
  texts: { saved: 'profile.saved', undone: 'profile.undone', part: (part) => `profile.field.${part}` },
};

/** Saves changes of the owner's profile. */
export type SaveProfile = SaveDocument<Profile>;
