import type { englishCollegeRankings } from '../english/college-rankings';

/** The German texts of the rankings album of a college: the places of its teams, list by list. */
export const germanCollegeRankings: Readonly<Record<keyof typeof englishCollegeRankings, string>> = {
  'college.ranksNone': 'Noch keine Liste nennt {name}',
  'college.ranksNoneText': 'Sobald eine Liste das Team nennt, stehen die Plätze von {name} hier, Saison für Saison.',
  'college.ranksToday': 'In den Ranglisten',
  'college.ranksNow': 'Heute',
  'college.ranks_season': 'Saison',
  'college.ranks_place': 'Platz',
  'college.ranks_record': 'S–N–U',
  'college.ranksOf': 'von {count}',
  'college.ranksSentence': 'Platz {first, number} im Jahr {from}, Platz {last, number} im Jahr {to}',
  'college.ranksSample': 'Erfundenes Beispiel',
  'college.list_rpi': 'RPI',
  'college.list_usc': 'Umfrage der United Soccer Coaches',
  'college.list_mrpi': 'MRPI',
  'college.list_usnews': 'U.S. News',
  'college.list_naia': 'NAIA-Umfrage',
  'college.list_bestPublic': 'Beste öffentliche Colleges',
  'college.list_ivy': 'Ivy League',
  'college.list_stadium': 'Größte Stadien',
  'college.list_champions': 'Landesmeister',
  'college.list_byTheSea': 'Am nächsten am Meer',
};
