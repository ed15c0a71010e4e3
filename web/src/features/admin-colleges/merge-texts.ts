import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import type { MergePart } from '@touchline/domain/merging/merge-parts';
import { useLanguage } from '../../i18n/language-provider';

type Conflict = AnswerOf<'mergePreview'>['conflicts'][number];

/** What a conflict is about: the colleges by name, and what it names. */
interface Told {
  readonly from: string;
  readonly into: string;
  readonly names: string;
  readonly count: number;
  readonly teams: Conflict['teams'];
}

const ENGLISH = {
  merge: 'Merge into …',
  title: (college: string) => `Merge ${college}`,
  intro: (college: string) =>
    `Choose the college that stays. What belongs to ${college} moves there, its address leads there, and its page is archived.`,
  search: 'Name of the college that stays',
  searchHelp: 'The beginning of a word is enough.',
  into: 'College that stays',
  choose: 'Please choose',
  chooseMissing: 'Please choose a college.',
  none: 'No other college is called that.',
  loading: 'One moment …',
  moves: 'What moves',
  parts: {
    addresses: 'Addresses of the page',
    pictures: 'Pictures',
    page: 'Albums and teams',
    camps: 'Camps',
    rankings: 'Lines in rankings',
    seasons: 'Seasons of the teams',
    soccer: 'Teams with a squad or added matches',
    saves: 'People who saved it',
    roles: 'People with a role',
    alumni: 'Alumni whom the page names',
    objections: 'Objections to claims',
    invites: 'Invitations of coaches',
    threads: 'Conversations with players',
    commitments: 'Players who have committed to it',
    suggestions: 'Suggested corrections that are open',
    visits: 'Visits that people have written down',
    staffRecruits: 'Players on the shared list of its coaches',
    staffEntries: 'Notes, contacts and moves on that list',
  } as Readonly<Record<MergePart, string>>,
  claims: 'Open claims among the roles',
  reports: 'Open requests about the page, which lead on',
  atLeast: (count: string) => `at least ${count}`,
  conflicts: 'What both have',
  noConflicts: 'Nothing conflicts.',
  conflict: {
    headCoach: ({ names }) => `Both have a head coach: ${names}. Both keep their role.`,
    roleAtBoth: ({ names }) => `These people have a role at both: ${names}. Each keeps one.`,
    savedBoth: ({ count }) => `People who saved both: ${String(count)}. One entry each stays, with both notes.`,
    teamPage: ({ into, teams }) => `Both have a ${teamsIn(teams, ENGLISH_TEAMS)} page. What ${into} has stays.`,
    albumName: ({ from, names }) => `Both have albums called ${names}. Those that move also get the name ${from}.`,
    rankingLine: ({ from, names }) => `Both stand in these rankings: ${names}. The line of ${from} loses its link.`,
    season: ({ from, names }) => `Both played in these seasons: ${names}. There ${from} stays a team without a page.`,
    squad: ({ into, teams }) => `Both have a ${teamsIn(teams, ENGLISH_TEAMS)} squad. What ${into} has stays.`,
    invitedBoth: ({ into, names }) => `Both invited ${names}. The invitation to ${into} stays.`,
    noRoom: ({ names }) => `There is no room for these albums: ${names}. They do not move.`,
  } as Readonly<Record<Conflict['kind'], (told: Told) => string>>,
  reasonHelp: 'For the log. You can undo a merge for 30 days.',
  button: 'Merge',
  progress: (done: number, parts: number) => `Parts done: ${String(done)} of ${String(parts)}`,
  merged: (from: string, into: string) => `${from} is now part of ${into}`,
  undo: 'Undo the merge',
  undoTitle: (college: string) => `Undo the merge of ${college}?`,
  undoText: (from: string, into: string, until: string) =>
    `${from} gets its page and its address back, and what moved to ${into} goes back. What was changed since stays there. You can do this until ${until}.`,
  brokeOff: 'This merge is not finished yet. It goes on by itself within the hour. You can also go on right away.',
  running: (from: string, into: string) => `The merge of ${from} into ${into} is not finished yet.`,
  runningUndo: (from: string, into: string) => `Undoing the merge of ${from} into ${into} is not finished yet.`,
  runningText: 'It goes on by itself within the hour. You can also go on right away.',
  goOn: 'Go on',
  undone: (college: string) => `${college} is back`,
  kept: (into: string) => `This was changed since and stays at ${into}:`,
  close: 'Close',
};

export type MergeTexts = typeof ENGLISH;

const ENGLISH_TEAMS = { male: 'men’s', female: 'women’s', both: 'men’s and women’s' };
const GERMAN_TEAMS = { male: 'der Männer', female: 'der Frauen', both: 'der Männer und der Frauen' };

function teamsIn([first, second]: Conflict['teams'], words: typeof ENGLISH_TEAMS): string {
  return first === undefined || second !== undefined ? words.both : words[first];
}

const GERMAN: MergeTexts = {
  merge: 'Zusammenlegen mit …',
  title: (college) => `${college} zusammenlegen`,
  intro: (college) =>
    `Wähle das College, das bleibt. Was zu ${college} gehört, zieht dorthin um, die Adresse führt dorthin, und die alte Seite wird archiviert.`,
  search: 'Name des Colleges, das bleibt',
  searchHelp: 'Der Anfang eines Wortes genügt.',
  into: 'College, das bleibt',
  choose: 'Bitte wählen',
  chooseMissing: 'Bitte wähle ein College.',
  none: 'So heißt kein anderes College.',
  loading: 'Einen Moment …',
  moves: 'Was umzieht',
  parts: {
    addresses: 'Adressen der Seite',
    pictures: 'Fotos',
    page: 'Alben und Teams',
    camps: 'Camps',
    rankings: 'Zeilen in Ranglisten',
    seasons: 'Saisons der Teams',
    soccer: 'Teams mit Kader oder ergänzten Spielen',
    saves: 'Personen, die es gemerkt haben',
    roles: 'Personen mit einer Rolle',
    alumni: 'Ehemalige, die auf der Seite stehen',
    objections: 'Einwände gegen Anfragen',
    invites: 'Einladungen an Coaches',
    threads: 'Unterhaltungen mit Talenten',
    commitments: 'Talente, die zugesagt haben',
    suggestions: 'Offene Vorschläge für Korrekturen',
    visits: 'Besuche, die jemand aufgeschrieben hat',
    staffRecruits: 'Talente auf der gemeinsamen Liste der Coaches',
    staffEntries: 'Notizen, Kontakte und Wechsel auf dieser Liste',
  },
  claims: 'Offene Anfragen unter den Rollen',
  reports: 'Offene Meldungen zur Seite, die weiterführen',
  atLeast: (count) => `mindestens ${count}`,
  conflicts: 'Was beide haben',
  noConflicts: 'Nichts überschneidet sich.',
  conflict: {
    headCoach: ({ names }) => `Beide haben einen Head Coach: ${names}. Beide behalten ihre Rolle.`,
    roleAtBoth: ({ names }) => `Diese Personen haben an beiden eine Rolle: ${names}. Je eine bleibt.`,
    savedBoth: ({ count }) =>
      `Personen, die sich beide gemerkt haben: ${String(count)}. Je ein Eintrag bleibt, mit beiden Notizen.`,
    teamPage: ({ into, teams }) => `Beide haben eine Seite ${teamsIn(teams, GERMAN_TEAMS)}. Was ${into} hat, bleibt.`,
    albumName: ({ from, names }) => `Beide haben Alben mit dem Namen ${names}. Was umzieht, bekommt den Namen ${from} dazu.`,
    rankingLine: ({ from, names }) => `Beide stehen in diesen Ranglisten: ${names}. Die Zeile von ${from} verliert ihren Link.`,
    season: ({ from, names }) => `Beide haben in diesen Saisons gespielt: ${names}. Dort bleibt ${from} ein Team ohne Seite.`,
    squad: ({ into, teams }) => `Beide haben einen Kader ${teamsIn(teams, GERMAN_TEAMS)}. Was ${into} hat, bleibt.`,
    invitedBoth: ({ into, names }) => `Beide haben ${names} eingeladen. Die Einladung zu ${into} bleibt.`,
    noRoom: ({ names }) => `Für diese Alben ist kein Platz: ${names}. Sie ziehen nicht um.`,
  },
  reasonHelp: 'Für das Protokoll. Du kannst die Zusammenlegung 30 Tage lang rückgängig machen.',
  button: 'Zusammenlegen',
  progress: (done, parts) => `Fertige Teile: ${String(done)} von ${String(parts)}`,
  merged: (from, into) => `${from} gehört jetzt zu ${into}`,
  undo: 'Zusammenlegung rückgängig machen',
  undoTitle: (college) => `Zusammenlegung von ${college} rückgängig machen?`,
  undoText: (from, into, until) =>
    `${from} bekommt Seite und Adresse zurück, und was zu ${into} umgezogen ist, zieht wieder zurück. Was seitdem geändert wurde, bleibt dort. Das geht bis ${until}.`,
  brokeOff:
    'Diese Zusammenlegung ist noch nicht fertig. Sie läuft innerhalb einer Stunde von selbst weiter. Du kannst sie auch gleich fortsetzen.',
  running: (from, into) => `${from} ist noch nicht ganz mit ${into} zusammengelegt.`,
  runningUndo: (from, into) => `${from} ist noch nicht ganz von ${into} getrennt.`,
  runningText: 'Das geht innerhalb der nächsten Stunde von selbst weiter. Du kannst es auch gleich fortsetzen.',
  goOn: 'Fortsetzen',
  undone: (college) => `${college} ist zurück`,
  kept: (into) => `Das wurde seitdem geändert und bleibt bei ${into}:`,
  close: 'Schließen',
};

const TEXTS: Readonly<Record<Language, MergeTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of merges, which load with their dialogs, in the user's language. */
export function useMergeTexts(): MergeTexts {
  return TEXTS[useLanguage().language];
}
