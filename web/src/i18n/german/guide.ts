import type { englishGuide } from '../english/guide';

/** The German texts of the guide's overview and of the head of its chapters. */
export const germanGuide: Record<keyof typeof englishGuide, string> = {
  'guide.title': 'Der Recruiting-Ratgeber',
  'guide.intro':
    'Von der ersten Mail bis zur Unterschrift, in zwölf kurzen Kapiteln. Zu jeder Regel und jedem Preis steht die Quelle dabei.',
  'guide.all': 'Alle Kapitel',
  'guide.yearTitle': 'Wo stehst du gerade?',
  'guide.year': '{year, select, 9 {9. Klasse} 10 {10. Klasse} 11 {11. Klasse} other {12. Klasse}}',
  'guide.yearName': '{year, select, 9 {Freshman} 10 {Sophomore} 11 {Junior} other {Senior}}',
  'guide.years': '{from}. bis {to}. Klasse',
  'guide.path': 'Du bist {name}: Fang hier an',
  'guide.minutes': '{minutes, plural, one {# Minute} other {# Minuten}}',
  'guide.forEverybody': 'Für alle Jahre der High School',
  'guide.progress': '{read} von {all} Kapiteln auf diesem Gerät gelesen',
  'guide.isRead': 'Gelesen',
  'guide.continue': 'Weiter mit „{title}“',
  'guide.notFound': 'Dieses Kapitel hat der Ratgeber nicht',
  'guide.crumbs': 'Du bist hier',
  'guide.contents': 'In diesem Kapitel',
  'guide.updated': 'Stand: {date}',
  'guide.print': 'Drucken',
};
