import type { englishExplore } from '../english/explore';

/** The German texts of the collections of colleges. */
export const germanExplore: Readonly<Record<keyof typeof englishExplore, string>> = {
  'explore.title': 'Colleges entdecken',
  'explore.intro':
    'Fertige Suchen durch {count, number} Colleges mit Fußballteams. Öffne eine, grenze sie ein, teile ihre Adresse.',
  'explore.popular': 'Oft gesucht',
  'explore.sea': 'Am Meer',
  'explore.seaText': 'Höchstens {miles} Meilen bis zum Salzwasser.',
  'explore.acceptance': 'Nimmt 50 % oder mehr an',
  'explore.acceptanceText': 'Mindestens die Hälfte aller Bewerbungen wird angenommen.',
  'explore.graduation': '50 % oder mehr mit Abschluss',
  'explore.graduationText': 'Mindestens die Hälfte hat nach sechs Jahren den Abschluss, an zweijährigen Colleges nach drei.',
  'explore.budget': 'Im Budget',
  'explore.budgetText': 'Ein Jahr kostet im Schnitt höchstens {price} nach Zuschüssen. Deine Grenze setzt du dort selbst.',
  'explore.gems': 'Geheimtipps',
  'explore.gemsText':
    'Höchstens {students, number} Undergraduates, die Hälfte wird angenommen, die Hälfte schafft den Abschluss, und ein Jahr kostet höchstens {price} nach Zuschüssen.',
  'explore.ivy': 'Ivy League',
  'explore.ivyText': 'Die Colleges der alten Conference im Nordosten.',
  'explore.bestPublic': 'Beste öffentliche',
  'explore.bestPublicText': 'Die Colleges unserer Liste öffentlicher Colleges; dort steht, wie sie entsteht.',
  'explore.hbcu': 'Historisch schwarze Colleges',
  'explore.hbcuText': 'Vor 1964 für schwarze Studierende gegründet: HBCUs.',
  'explore.womens': 'Frauencolleges',
  'explore.womensText': 'Auf den Bachelor studieren dort nur Frauen.',
  'explore.camp': 'Mit Camps in Sicht',
  'explore.campText': 'Die Coaches sehen dich auf dem Platz, bevor jemand entscheidet.',
  'explore.field': 'Nach Fach',
  'explore.fieldText': 'Colleges, an denen es Abschlüsse in diesem Fach gibt.',
  'explore.conference': 'Nach Conference',
  'explore.conferenceText': 'Wer gegen wen spielt: Die Wimpel tragen Farben der Mitglieder.',
  'explore.state': 'Nach Staat und Provinz',
  'explore.stateText': 'Wo du leben würdest.',
  'explore.count': '{count, plural, one {# College} other {# Colleges}}',
  'explore.more': 'Alle {count, number} ansehen',
};
