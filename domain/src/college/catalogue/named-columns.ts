/** The columns of the catalogue that a college's link, crest, place and affiliation need, wherever it is named. */
export const NAMED_COLUMNS = [
  '_id',
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'city',
  'state',
  'league',
  'division',
  'sexes',
  'color',
  'secondColor',
] as const;
