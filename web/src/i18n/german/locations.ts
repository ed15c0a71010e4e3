import type { englishLocations } from '../english/locations';

/** The German texts of exploring states and provinces. */
export const germanLocations: Readonly<Record<keyof typeof englishLocations, string>> = {
  'locations.title': 'Wo Fußball gespielt wird',
  'locations.intro':
    '{teams, number} Teams an {colleges, number} Colleges in {regions, number} Staaten und Provinzen. Wähle einen und sieh, was es dort gibt.',
  'locations.map': 'Karte der Staaten und Provinzen, getönt nach der Zahl der Teams',
  'locations.legend': 'Teams in einem Staat',
  'locations.fewer': 'weniger',
  'locations.more': 'mehr',
  'locations.onMap': '{name}: {teams, plural, one {# Team} other {# Teams}}',
  'locations.list': 'Alle Staaten und Provinzen',
  'locations.unitedStates': 'Vereinigte Staaten',
  'locations.canada': 'Kanada',
  'locations.state': 'Staat oder Provinz',
  'locations.colleges': 'Colleges',
  'locations.men': 'Männer',
  'locations.women': 'Frauen',
  'locations.collegeCount': '{count, plural, one {# College} other {# Colleges}}',
  'locations.menTeams': 'Männerteams',
  'locations.womenTeams': 'Frauenteams',
  'locations.camps': 'Colleges mit einem Camp, das noch kommt',
  'locations.price': 'Nettopreis eines Jahres im Mittel',
  'locations.canadian': '{price} kanadisch',
  'locations.divisions': 'Ligen und Divisionen',
  'locations.other': 'Andere',
  'locations.cities': 'Orte mit den meisten Colleges',
  'locations.showAll': '{count, plural, one {# College} other {Alle # Colleges}} zeigen',
  'locations.showOnMap': 'Auf einer Karte zeigen',
  'locations.close': 'Die ganze Karte zeigen',
  'locations.confirmed': 'Teams sind die, die die Liste einer Liga bestätigt.',
};
