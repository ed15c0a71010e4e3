import type { englishRankingsAlbum } from '../english/rankings-album';

/** The German texts of the rankings album of a college. */
export const germanRankingsAlbum: Readonly<Record<keyof typeof englishRankingsAlbum, string>> = {
  'college.ranksNone': 'Noch keine Liste nennt {name}',
  'college.ranksNoneText': 'Sobald eine Liste das Team nennt, stehen die Plätze von {name} hier, Saison für Saison.',
  'college.ranksNow': 'Heute',
  'college.ranks_season': 'Saison',
  'college.ranks_place': 'Platz',
  'college.ranks_record': 'S–N–U',
  'college.ranksSentence': 'Platz {first, number} im Jahr {from}, Platz {last, number} im Jahr {to}',
};
