import type { Choice, ReferenceList } from './reference-list';

/** Honours and awards that players and teams get (S3-10); all but All-American are our choice. */
export const HONOURS: ReferenceList<Choice> = {
  asOf: '2025-09-01',
  source: 'Awards of United Soccer Coaches, CSC, the NCAA and state associations',
  entries: [
    { value: 'allAmerican', en: 'All-American', de: 'All-American' },
    { value: 'academicAllAmerican', en: 'Academic All-American', de: 'Academic All-American' },
    { value: 'allRegion', en: 'All-Region', de: 'All-Region' },
    { value: 'allConference', en: 'All-Conference', de: 'All-Conference' },
    { value: 'allConferenceTournament', en: 'All-Conference Tournament', de: 'All-Conference-Turnier' },
    { value: 'allAcademicConference', en: 'Academic All-Conference', de: 'Academic All-Conference' },
    { value: 'academicAllDistrict', en: 'Academic All-District', de: 'Academic All-District' },
    { value: 'scholarAllAmerican', en: 'Scholar All-American', de: 'Scholar All-American' },
    { value: 'allFreshman', en: 'All-Freshman', de: 'All-Freshman' },
    { value: 'allState', en: 'All-State', de: 'All-State' },
    { value: 'allDistrict', en: 'All-District', de: 'All-District' },
    { value: 'allCounty', en: 'All-County', de: 'All-County' },
    { value: 'allCity', en: 'All-City', de: 'All-City' },
    { value: 'nationalPlayerOfTheYear', en: 'National Player of the Year', de: 'Spieler des Jahres, national' },
    { value: 'conferencePlayerOfTheYear', en: 'Conference Player of the Year', de: 'Spieler des Jahres der Conference' },
    { value: 'statePlayerOfTheYear', en: 'State Player of the Year', de: 'Spieler des Jahres des Bundesstaats' },
    { value: 'offensivePlayerOfTheYear', en: 'Offensive Player of the Year', de: 'Offensivspieler des Jahres' },
    { value: 'midfielderOfTheYear', en: 'Midfielder of the Year', de: 'Mittelfeldspieler des Jahres' },
    { value: 'defensivePlayerOfTheYear', en: 'Defensive Player of the Year', de: 'Defensivspieler des Jahres' },
    { value: 'goalkeeperOfTheYear', en: 'Goalkeeper of the Year', de: 'Torhüter des Jahres' },
    { value: 'freshmanOfTheYear', en: 'Freshman of the Year', de: 'Freshman des Jahres' },
    { value: 'playerOfTheWeek', en: 'Player of the Week', de: 'Spieler der Woche' },
    { value: 'scholarAthleteOfTheYear', en: 'Scholar-Athlete of the Year', de: 'Scholar-Athlete des Jahres' },
    { value: 'mostValuablePlayer', en: 'Most Valuable Player', de: 'Wertvollster Spieler' },
    { value: 'topScorer', en: 'Top Scorer', de: 'Torschützenkönig' },
    { value: 'teamCaptain', en: 'Team Captain', de: 'Kapitän' },
    { value: 'sportsmanship', en: 'Sportsmanship Award', de: 'Fairplay-Preis' },
    { value: 'deansList', en: 'Dean’s List', de: 'Dean’s List' },
    { value: 'nationalChampion', en: 'National Champion', de: 'Landesmeister' },
    { value: 'conferenceChampion', en: 'Conference Champion', de: 'Meister der Conference' },
    { value: 'stateChampion', en: 'State Champion', de: 'Meister des Bundesstaats' },
    { value: 'other', en: 'Other honor', de: 'Andere Auszeichnung' },
  ],
};

/** The team of an honour to which a player was named (S3-10). */
export const AWARD_TEAMS: ReferenceList<Choice> = {
  asOf: '2025-09-01',
  source: 'Touchline requirement S3-10',
  entries: [
    { value: 'first', en: '1st Team', de: '1. Team' },
    { value: 'second', en: '2nd Team', de: '2. Team' },
    { value: 'third', en: '3rd Team', de: '3. Team' },
    { value: 'honorableMention', en: 'Honorable Mention', de: 'Ehrenvolle Erwähnung' },
  ],
};
