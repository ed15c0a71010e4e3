import type { englishBoosts } from '../english/boosts';

/** The German texts of what boosts have brought. */
export const germanBoosts: Readonly<Record<keyof typeof englishBoosts, string>> = {
  'boosts.title': 'Was deine Boosts gebracht haben',
  'boosts.back': 'Zurück zur Übersicht',
  'boosts.intro':
    'Die Woche davor, die Woche des Boosts und die Woche danach. Jeder zählt einmal am Tag; deine eigenen Besuche, die verknüpfter Eltern und Suchmaschinen zählen nicht. Tage sind in UTC.',
  'boosts.loading': 'Deine Boosts werden geladen',
  'boosts.empty': 'Du wurdest noch nicht vorgestellt',
  'boosts.emptyText':
    'Danach siehst du hier für jeden Tag, wie oft du in einer Liste standst, deine Seite geöffnet und ein Video abgespielt wurde und wie viele Coaches dich gespeichert haben: davor, währenddessen und danach.',
  'boosts.playersText':
    'Talente, die vorgestellt wurden, sehen hier, wie oft sie davor, währenddessen und danach gesehen wurden.',
  'boosts.toPlus': 'Ansehen, was es gibt',
  'boosts.startedOn': 'Vorgestellt am {date}',
  'boosts.free': 'Deine kostenlose Vorstellung',
  'boosts.post': 'Beitrag {number} auf {host}',
  'boosts.runsUntil': 'Es wird noch gezählt, bis {date}. Kommende Tage sind nicht in den Zahlen.',
  'boosts.measure.opens': 'Profil geöffnet',
  'boosts.measure.lists': 'In einer Liste gezeigt',
  'boosts.measure.videos': 'Videos abgespielt',
  'boosts.measure.saves': 'Von Coaches gespeichert',
  'boosts.phase.before': 'Woche davor',
  'boosts.phase.during': 'Woche des Boosts',
  'boosts.phase.after': 'Woche danach',
  'boosts.count': '{count, number}',
  'boosts.few': 'Weniger als 5',
  'boosts.moreThanFew': '{count, number}, nach weniger als 5 in der Woche davor',
  'boosts.notYet': 'Noch nicht',
  'boosts.soFar': '{count, number} bisher, an {days, plural, one {einem Tag} other {# von 7 Tagen}}',
  'boosts.change.same': 'So viele wie in der Woche davor',
  'boosts.change.similar': 'Etwa so viele wie in der Woche davor',
  'boosts.change.more': '{count, number} mehr als in der Woche davor',
  'boosts.change.fewer': '{count, number} weniger als in der Woche davor',
  'boosts.change.times': '{times, plural, =2 {Doppelt} other {#-mal}} so viele wie in der Woche davor',
  'boosts.change.percentMore': '{percent, number} % mehr als in der Woche davor',
  'boosts.change.percentFewer': '{percent, number} % weniger als in der Woche davor',
  'boosts.day': 'Tag',
  'boosts.week': 'Woche',
  'boosts.download': 'Als CSV herunterladen',
  'boosts.fileName': 'boost-vom-{day}.csv',
};
