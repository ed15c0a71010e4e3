/** The English names of rankings, and the texts of a team's places in them. */
export const englishCollegeRankings = {
  'college.ranksToday': 'In the rankings',
  'college.ranksOf': 'of {count}',
  'college.ranksTitles': 'Most national titles',
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
  'college.list_attendance': 'Largest crowds',
} as const;
