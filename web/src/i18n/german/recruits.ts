import type { englishRecruits } from '../english/recruits';

/** The German texts of the recruit search. */
export const germanRecruits: Readonly<Record<keyof typeof englishRecruits, string>> = {
  'recruits.title': 'Talente',
  'recruits.tabs': 'Was du suchst',
  'recruits.tabRecruits': 'Talente',
  'recruits.tabColleges': 'Colleges',
  'recruits.tabCamps': 'Camps',
  'recruits.soon': 'Die Talentsuche öffnet bald',
  'recruits.soonText': 'Sobald sie öffnet, findest du Spielerinnen und Spieler so:',
  'recruits.byPosition': 'nach Position, ausgewählt auf einem Spielfeld wie diesem',
  'recruits.byTeam': 'nach Team, Liga und Stufe',
  'recruits.byClass': 'nach Jahrgang, Abschlussjahr und Notenschnitt',
  'recruits.byPlace': 'nach Ort, Bundesstaat und Staatsangehörigkeit',
  'recruits.byVideo': 'nach Fuß, Video und verifiziertem Profil',
  'recruits.pitch': 'Ein Spielfeld mit einem Platz für jede Position',
  'recruits.now': 'Heute schon da: die Collegesuche',
  'recruits.nowText': 'Jedes College mit Liga, Ort und Teams.',
  'recruits.first': 'Colleges von A bis Z',
  'recruits.all': 'Alle {count, number} Colleges ansehen',
};
