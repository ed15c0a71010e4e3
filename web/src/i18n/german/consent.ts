import type { englishConsent } from '../english/consent';

/** The German texts of the consent windows. */
export const germanConsent: Readonly<Record<keyof typeof englishConsent, string>> = {
  'consent.bannerTitle': 'Deine Daten, deine Entscheidung',
  'consent.bannerText':
    'Touchline funktioniert ohne all das. Wenn du zustimmst, messen wir auch, was bei der Suche nach einem College hilft, und zeigen Videos und Karten von anderen Seiten. Nichts davon läuft, bevor du es sagst.',
  'consent.acceptAll': 'Alles annehmen',
  'consent.necessaryOnly': 'Nur Notwendiges',
  'consent.choose': 'Auswählen',
  'consent.title': 'Cookies und Dienste',
  'consent.intro':
    'Schalte ganze Zwecke oder einzelne Dienste an und aus. Deine Auswahl bleibt in diesem Browser; „Cookies“ am Ende jeder Seite führt hierher zurück.',
  'consent.save': 'Auswahl speichern',
  'consent.close': 'Schließen',
  'consent.serviceCount': 'Dienst|Dienste',
  'consent.policy': 'Datenschutz',
  'consent.purpose.necessary': 'Notwendig',
  'consent.purposeText.necessary':
    'Hält dich angemeldet, merkt sich Sprache und Farben und schützt die Formulare, die du abschickst.',
  'consent.purpose.statistics': 'Statistik',
  'consent.purposeText.statistics': 'Zeigt uns, welche Seiten helfen und wo es hakt.',
  'consent.purpose.marketing': 'Marketing',
  'consent.purposeText.marketing': 'Lädt Dienste anderer Firmen, die deinen Besuch auch für sich nutzen können.',
  'consent.purpose.preferences': 'Komfort',
  'consent.purposeText.preferences': 'Ergänzt Seiten um Inhalte von anderswo.',
  'consent.service.necessary': 'Touchline selbst',
  'consent.service.sessionReplay': 'Aufzeichnung von Sitzungen',
  'consent.service.maps': 'Karten anderer Seiten',
  'consent.service.tagManager': 'Tag-Manager',
  'consent.service.analytics': 'Analyse',
  'consent.service.video': 'Videos bei YouTube, Vimeo, Hudl und Dailymotion',
  'consent.youngTitle': 'Aus, bis du 16 bist',
  'consent.youngText':
    'Statistik und Marketing bleiben in deinem Land für alle von 13 bis 15 ausgeschaltet. Du musst nichts tun.',
  'consent.videoTitle': 'Videos sind ausgeschaltet',
  'consent.videoText': 'Dieses kommt von {name}, das so erfahren würde, dass du es ansiehst. Deine Auswahl lässt es aus.',
  'consent.videoChoose': 'Auswahl ändern',
  'consent.videoOutside': 'Bei {name} ansehen',
};
