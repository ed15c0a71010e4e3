/** The English texts of the rankings album of a college: the places of its teams, list by list. */
export const englishRankingsAlbum = {
  'college.ranksNone': 'No list names {name} yet',
  'college.ranksNoneText':
    'The places of {name} in every ranking stand here, season by season, as soon as a list names the team.',
  'college.ranksNow': 'Today',
  'college.ranks_season': 'Season',
  'college.ranks_place': 'Place',
  'college.ranks_record': 'W–L–T',
  'college.ranksSentence': 'Place {first, number} in {from}, place {last, number} in {to}',
} as const;
