import type { englishSearch } from '../english/search';

/** The German texts of the college searches. */
export const germanSearch: Readonly<Record<keyof typeof englishSearch, string>> = {
  'search.title': 'Colleges',
  'search.intro': 'Suche nach Name, Spitzname, Ort oder Bundesstaat.',
  'search.label': 'Colleges suchen',
  'search.placeholder': '„Stanford“, „Ohio“ …',
  'search.submit': 'Suchen',
  'search.count': '{count, plural, =0 {Kein College gefunden} one {# College} other {# Colleges}}',
  'search.results': 'Treffer',
  'search.emptyTitle': 'Kein College passt zu „{search}“',
  'search.emptyText': 'Prüfe die Schreibweise, oder versuche es mit einem Ort, einem Bundesstaat oder einem kürzeren Namen.',
  'search.showAll': 'Alle Colleges zeigen',
  'search.pastEndTitle': 'Es gibt keine Seite {page}',
  'search.pastEndText': 'Die Treffer enden vorher.',
  'search.firstPage': 'Zur ersten Seite',
};
