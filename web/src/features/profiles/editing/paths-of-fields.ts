import type { CompletenessField } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ProfileTab } from '../profile-tabs';

interface EditedAt {
  readonly tab: ProfileTab;
  readonly paths: readonly string[];
}

const TEAM = ['/teams'] as const;

/** Where the owner fills each key field (S3-02): the subpage, and the paths that its editor is marked with. */
const EDITED_AT: Readonly<Record<CompletenessField, EditedAt>> = {
  status: { tab: 'about', paths: ['/status'] },
  citizenship: { tab: 'about', paths: ['/citizenship'] },
  profilePicture: { tab: 'about', paths: ['/profilePicture'] },
  cover: { tab: 'about', paths: ['/cover'] },
  mainPosition: { tab: 'about', paths: ['/position/main'] },
  feet: { tab: 'about', paths: ['/characteristics/feet'] },
  foot: { tab: 'about', paths: ['/characteristics/foot'] },
  teamType: { tab: 'about', paths: TEAM },
  teamName: { tab: 'about', paths: TEAM },
  tier: { tab: 'about', paths: TEAM },
  teamCountry: { tab: 'about', paths: TEAM },
  teamLeague: { tab: 'about', paths: TEAM },
  teamLogo: { tab: 'about', paths: TEAM },
  address: { tab: 'about', paths: ['/address/locality'] },
  schoolName: { tab: 'academics', paths: ['/schoolName'] },
  class: { tab: 'academics', paths: ['/class'] },
  graduationYear: { tab: 'academics', paths: ['/graduationYear'] },
  gpa: { tab: 'academics', paths: ['/gpa'] },
  gpaOf: { tab: 'academics', paths: ['/gpaOf'] },
  social: { tab: 'more', paths: ['/social/instagram', '/social/x'] },
};

/** The paths that fill a key field. */
export function pathsOfField(field: CompletenessField): readonly string[] {
  return EDITED_AT[field].paths;
}

/** The subpage on which the owner fills a key field. */
export function tabOfField(field: CompletenessField): ProfileTab {
  return EDITED_AT[field].tab;
}
