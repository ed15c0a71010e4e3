const GROUND = ['kernel', 'reference'] as const;

/**
 * The folders that each folder of domain may use besides itself: kernel → reference → subjects → search, watching,
 * collections → http.
 */
const DOMAIN_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  reference: ['kernel'],
  audit: GROUND,
  crest: GROUND,
  pictures: GROUND,
  college: [...GROUND, 'pictures', 'crest'],
  camp: [...GROUND, 'pictures', 'college'],
  ranking: [...GROUND, 'college', 'camp'],
  season: [...GROUND, 'college', 'ranking'],
  person: [...GROUND, 'pictures', 'audit', 'college', 'camp'],
  permissions: [...GROUND, 'person'],
  featuring: [...GROUND, 'person'],
  money: [...GROUND, 'person', 'featuring'],
  search: [...GROUND, 'college', 'camp'],
  watching: [...GROUND, 'person', 'search'],
  imports: [...GROUND, 'college', 'ranking', 'season'],
  merging: [...GROUND, 'camp', 'college', 'person', 'ranking', 'season'],
  collections: [
    ...GROUND,
    'audit',
    'camp',
    'college',
    'featuring',
    'imports',
    'merging',
    'money',
    'person',
    'pictures',
    'ranking',
    'season',
    'watching',
  ],
  http: [
    ...GROUND,
    'pictures',
    'audit',
    'college',
    'camp',
    'ranking',
    'season',
    'person',
    'permissions',
    'featuring',
    'imports',
    'merging',
    'money',
    'search',
    'watching',
  ],
};

const NOT_THE_PRODUCT = [String.raw`\.(test|deep)\.ts$`, '/testing/'];
const WITH_A_ROW = `^domain/src/(${Object.keys(DOMAIN_MAY_USE).join('|')})/`;

/** Imports of a domain file from a folder that its own may not use. A folder without a row may use nothing. */
export const DOMAIN_LAYER_RULES = [
  ...Object.entries(DOMAIN_MAY_USE).map(([folder, used]) => ({
    from: { path: `^domain/src/${folder}/`, pathNot: NOT_THE_PRODUCT },
    to: { path: '^domain/src/', pathNot: [`^domain/src/(${[folder, ...used].join('|')})/`, ...NOT_THE_PRODUCT] },
  })),
  {
    from: { path: '^domain/src/([^/]+)/', pathNot: [WITH_A_ROW, ...NOT_THE_PRODUCT] },
    to: { path: '^domain/src/', pathNot: ['^domain/src/$1/', ...NOT_THE_PRODUCT] },
  },
];
