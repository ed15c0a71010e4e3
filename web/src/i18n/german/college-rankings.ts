import type { englishCollegeRankings } from '../english/college-rankings';

/** The German names of rankings, and the texts of a team's places in them. */
export const germanCollegeRankings: Readonly<Record<keyof typeof englishCollegeRankings, string>> = {
  'college.ranksToday': 'In den Ranglisten',
  'college.ranksOf': 'von {count}',
  'college.ranksTitles': 'Meiste Landesmeistertitel',
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
  'college.list_attendance': 'Meiste Zuschauer',
  'college.list_improved': 'Am meisten verbessert',
  'college.list_attack': 'Bester Angriff',
  'college.list_defence': 'Beste Abwehr',
};
