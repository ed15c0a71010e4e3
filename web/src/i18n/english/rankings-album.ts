/** The English texts of the rankings album of a college: the places of its teams, list by list. */
export const englishRankingsAlbum = {
  'college.ranksNone': 'No ranking lists {name} yet',
  'college.ranksNoneText': 'Once a ranking lists a team of {name}, you see its place here, season by season.',
  'college.ranksNow': 'Today',
  'college.ranks_season': 'Season',
  'college.ranks_place': 'Place',
  'college.ranks_record': 'W–L–T',
  'college.ranksSentence': 'No. {first, number} in {from}, no. {last, number} in {to}',
} as const;
