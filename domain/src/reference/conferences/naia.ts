import type { Conference, ReferenceList } from '../reference-list';

/** The conferences of NAIA whose members play soccer, by name (S3-10). */
export const NAIA_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'NAIA member directory, season 2025-26',
  entries: [
    { value: 'naia-amc', short: 'AMC', long: 'American Midwest Conference' },
    { value: 'naia-aac', short: 'AAC', long: 'Appalachian Athletic Conference' },
    { value: 'naia-calpac', short: 'Cal Pac', long: 'California Pacific Conference', alsoKnownAs: ['CalPac'] },
    { value: 'naia-ccc', short: 'CCC', long: 'Cascade Collegiate Conference', alsoKnownAs: ['Cascade'] },
    { value: 'naia-ccac', short: 'CCAC', long: 'Chicagoland Collegiate Athletic Conference' },
    {
      value: 'naia-cac',
      short: 'CAC',
      long: 'Continental Athletic Conference',
      alsoKnownAs: ['Continental', 'Association of Independent Institutions', 'AII'],
    },
    { value: 'naia-cl', short: 'Crossroads', long: 'Crossroads League' },
    { value: 'naia-frontier', short: 'Frontier', long: 'Frontier Conference' },
    { value: 'naia-gpac', short: 'GPAC', long: 'Great Plains Athletic Conference' },
    {
      value: 'naia-gsac',
      short: 'GSAC',
      long: 'Great Southwest Athletic Conference',
      alsoKnownAs: ['Golden State Athletic Conference'],
    },
    {
      value: 'naia-hbcuac',
      short: 'HBCUAC',
      long: 'HBCU Athletic Conference',
      alsoKnownAs: ['Gulf Coast Athletic Conference', 'GCAC'],
    },
    { value: 'naia-haac', short: 'Heart', long: 'Heart of America Athletic Conference', alsoKnownAs: ['HAAC'] },
    { value: 'naia-kcac', short: 'KCAC', long: 'Kansas Collegiate Athletic Conference' },
    { value: 'naia-msc', short: 'MSC', long: 'Mid-South Conference' },
    { value: 'naia-rrac', short: 'RRAC', long: 'Red River Athletic Conference' },
    { value: 'naia-rsc', short: 'RSC', long: 'River States Conference', alsoKnownAs: ['River States'] },
    { value: 'naia-sac', short: 'SAC', long: 'Sooner Athletic Conference', alsoKnownAs: ['Sooner'] },
    { value: 'naia-ssac', short: 'SSAC', long: 'Southern States Athletic Conference' },
    { value: 'naia-sun', short: 'Sun', long: 'Sun Conference', alsoKnownAs: ['The Sun Conference', 'Florida Sun Conference'] },
    { value: 'naia-whac', short: 'WHAC', long: 'Wolverine-Hoosier Athletic Conference' },
  ],
};

/** The conferences of U SPORTS whose members play soccer, by name (S3-10). */
export const USPORTS_CONFERENCES: ReferenceList<Conference> = {
  asOf: '2025-09-01',
  source: 'U SPORTS, regional associations, season 2025-26',
  entries: [
    { value: 'usports-aus', short: 'AUS', long: 'Atlantic University Sport' },
    {
      value: 'usports-canada-west',
      short: 'Canada West',
      long: 'Canada West Universities Athletic Association',
      alsoKnownAs: ['Canada West Conference', 'CW'],
    },
    { value: 'usports-oua', short: 'OUA', long: 'Ontario University Athletics' },
    { value: 'usports-rseq', short: 'RSEQ', long: 'Réseau du sport étudiant du Québec' },
  ],
};
