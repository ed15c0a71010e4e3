/** The English texts of the rankings album of a college: the places of its teams, list by list. */
export const englishCollegeRankings = {
  'college.ranksNone': 'No list names {name} yet',
  'college.ranksNoneText':
    'The places of {name} in every ranking stand here, season by season, as soon as a list names the team.',
  'college.ranksToday': 'In the rankings',
  'college.ranksNow': 'Today',
  'college.ranks_season': 'Season',
  'college.ranks_place': 'Place',
  'college.ranks_record': 'W–L–T',
  'college.ranksOf': 'of {count}',
  'college.ranksSentence': 'Place {first, number} in {from}, place {last, number} in {to}',
  'college.ranksSample': 'Invented sample',
  'college.list_rpi': 'RPI',
  'college.list_usc': 'United Soccer Coaches poll',
  'college.list_mrpi': 'MRPI',
  'college.list_usnews': 'U.S. News',
  'college.list_naia': 'NAIA poll',
  'college.list_bestPublic': 'Best public colleges',
  'college.list_ivy': 'Ivy League',
  'college.list_stadium': 'Largest stadiums',
  'college.list_champions': 'National champions',
  'college.list_byTheSea': 'Closest to the sea',
} as const;
