import type { Conference, ReferenceList } from '../reference-list';

/** The conferences of NAIA whose members play soccer, by name (S3-10). */
export const NAIA_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'NAIA member directory, season 2025-26',
  entries: [
    { value: 'american-midwest', short: 'AMC', long: 'American Midwest Conference' },
    { value: 'appalachian-athletic', short: 'AAC', long: 'Appalachian Athletic Conference' },
    { value: 'california-pacific', short: 'Cal Pac', long: 'California Pacific Conference', alsoKnownAs: ['CalPac'] },
    { value: 'cascade-collegiate', short: 'CCC', long: 'Cascade Collegiate Conference', alsoKnownAs: ['Cascade'] },
    { value: 'chicagoland-collegiate-athletic', short: 'CCAC', long: 'Chicagoland Collegiate Athletic Conference' },
    {
      value: 'continental-athletic',
      short: 'CAC',
      long: 'Continental Athletic Conference',
      alsoKnownAs: ['Continental', 'Association of Independent Institutions', 'AII'],
    },
    { value: 'crossroads-league', short: 'Crossroads', long: 'Crossroads League' },
    { value: 'frontier', short: 'Frontier', long: 'Frontier Conference' },
    { value: 'great-plains-athletic', short: 'GPAC', long: 'Great Plains Athletic Conference' },
    {
      value: 'great-southwest-athletic',
      short: 'GSAC',
      long: 'Great Southwest Athletic Conference',
      alsoKnownAs: ['Golden State Athletic Conference'],
    },
    {
      value: 'hbcu-athletic',
      short: 'HBCUAC',
      long: 'HBCU Athletic Conference',
      alsoKnownAs: ['Gulf Coast Athletic Conference', 'GCAC'],
    },
    { value: 'heart-of-america-athletic', short: 'Heart', long: 'Heart of America Athletic Conference', alsoKnownAs: ['HAAC'] },
    { value: 'kansas-collegiate-athletic', short: 'KCAC', long: 'Kansas Collegiate Athletic Conference' },
    { value: 'mid-south', short: 'MSC', long: 'Mid-South Conference' },
    { value: 'red-river-athletic', short: 'RRAC', long: 'Red River Athletic Conference' },
    { value: 'river-states', short: 'RSC', long: 'River States Conference', alsoKnownAs: ['River States'] },
    { value: 'sooner-athletic', short: 'SAC', long: 'Sooner Athletic Conference', alsoKnownAs: ['Sooner'] },
    { value: 'southern-states-athletic', short: 'SSAC', long: 'Southern States Athletic Conference' },
    { value: 'sun', short: 'Sun', long: 'Sun Conference', alsoKnownAs: ['The Sun Conference', 'Florida Sun Conference'] },
    { value: 'wolverine-hoosier-athletic', short: 'WHAC', long: 'Wolverine-Hoosier Athletic Conference' },
  ],
};

/** The conferences of U SPORTS whose members play soccer, by name (S3-10). */
export const USPORTS_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'U SPORTS, regional associations, season 2025-26',
  entries: [
    { value: 'atlantic-university-sport', short: 'AUS', long: 'Atlantic University Sport' },
    {
      value: 'canada-west-universities-athletic-association',
      short: 'Canada West',
      long: 'Canada West Universities Athletic Association',
      alsoKnownAs: ['Canada West Conference', 'CW'],
    },
    { value: 'ontario-university-athletics', short: 'OUA', long: 'Ontario University Athletics' },
    { value: 'reseau-du-sport-etudiant-du-quebec', short: 'RSEQ', long: 'Réseau du sport étudiant du Québec' },
  ],
};
