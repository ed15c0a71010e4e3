import type { Language } from '@touchline/domain/kernel/language';
import type { TextSection } from '../../components/text-page';

/** The texts of /ncaacompliance in one language. */
interface ComplianceTexts {
  readonly title: string;
  readonly lead: string;
  readonly product: readonly TextSection[];
  readonly coaches: string;
  readonly coachesText: string;
  readonly players: string;
  readonly playersText: string;
  readonly boosters: readonly TextSection[];
  readonly count: (rules: number) => string;
  readonly checkedSince: (date: string) => string;
}

/** Both languages. The rules themselves come from the table of rules; the texts name no rule of their own. */
export const COMPLIANCE_TEXTS: Readonly<Record<Language, ComplianceTexts>> = {
  en: {
    title: 'NCAA compliance',
    lead: 'The recruiting rules that coaches and players meet here, by league and division, and how Touchline keeps to them.',
    product: [
      {
        id: 'product',
        title: 'How Touchline keeps to the rules',
        paragraphs: [
          'Coaches whom we have checked can write to players here. Before they send a message, they read what the rules of their association say about that player and that day. Touchline does not stop the message: whether and when to write stays the coach’s responsibility.',
          'A player under 18 can be written to only once a parent or guardian has confirmed, who gets a copy of every message.',
          'Coaches cannot comment on a player in public. Which players a coach saves, and what the coach notes about them, stays private. Players see how many coaches have saved them, never who, and small numbers are not exact.',
          'Coaches pay nothing, and all of them see the same: the same profiles, the same search, the same videos. Nobody can buy a better place for a college in a ranking or a search.',
          'We choose the players whom we feature, by a queue. No coach can propose one, and a college’s page names no recruits.',
          'A coach edits only the page of the college that we have checked. The page shows who edited it last.',
          'Each coach remains responsible for following the rules of their association. Ask your compliance office before you act; it knows the present wording, and we do not.',
        ],
        links: [
          { to: '/guide/rules-and-calendar', text: 'Guide: rules and calendar' },
          { to: '/youthProtection', text: 'How we protect people under 18' },
        ],
      },
    ],
    coaches: 'What coaches and colleges may do',
    coachesText: 'From our table of rules, each with its source, its season and the day on which we last checked it.',
    players: 'What players may do',
    playersText: 'Players may always read, search and write first. These rules are about visits, eligibility, aid and transfers.',
    boosters: [
      {
        id: 'boosters',
        title: 'What boosters and alumni may do',
        paragraphs: [
          'Our table has no row about boosters, because we have found no source that we could date. Look at ncaa.org, or ask the compliance office of the college before you talk to a player.',
          'On Touchline, alumni and supporters read what everybody reads. A role as an alumnus edits nothing and shows no more of a player than members see.',
        ],
        links: [{ to: '/faqs#alumni', text: 'Questions of alumni' }],
      },
    ],
    count: (rules) => (rules === 1 ? '1 rule' : `${rules} rules`),
    checkedSince: (date) => `We have checked every rule since ${date}.`,
  },
  de: {
    title: 'NCAA-Compliance',
    lead: 'Die Recruiting-Regeln, die für Coaches und Talente hier gelten, nach Liga und Division, und wie Touchline sich daran hält.',
    product: [
      {
        id: 'product',
        title: 'Wie Touchline sich an die Regeln hält',
        paragraphs: [
          'Coaches, die wir geprüft haben, können Talenten hier schreiben. Bevor sie eine Nachricht senden, lesen sie, was die Regeln ihres Verbands für dieses Talent an diesem Tag sagen. Touchline hält die Nachricht nicht auf: Ob und wann sie schreiben, verantworten die Coaches selbst.',
          'Wer unter 18 ist, kann erst angeschrieben werden, wenn ein Elternteil bestätigt hat, und der bekommt jede Nachricht als Kopie.',
          'Coaches können sich hier nicht öffentlich über Talente äußern. Wen sie speichern und was sie sich dazu notieren, bleibt privat. Talente sehen nur, wie viele Coaches sie gespeichert haben, nie, wer, und kleine Zahlen nicht genau.',
          'Coaches zahlen nichts, und alle sehen dasselbe: dieselben Profile, dieselbe Suche, dieselben Videos. Einen besseren Platz für ein College in einer Rangliste oder einer Suche kann niemand kaufen.',
          'Wen wir vorstellen, entscheiden wir selbst, nach einer Warteschlange. Coaches können niemanden vorschlagen, und auf der Seite eines Colleges stehen keine Namen von Umworbenen.',
          'Coaches bearbeiten nur die Seite des Colleges, für das wir sie geprüft haben. Auf der Seite steht, wer sie zuletzt bearbeitet hat.',
          'Sich an die Regeln des eigenen Verbands zu halten, bleibt Sache der Coaches. Frag vorher die Compliance-Stelle deines Colleges: Sie kennt den aktuellen Wortlaut, wir nicht.',
        ],
        links: [
          { to: '/guide/rules-and-calendar', text: 'Ratgeber: Regeln und Kalender' },
          { to: '/youthProtection', text: 'Wie wir Menschen unter 18 schützen' },
        ],
      },
    ],
    coaches: 'Was Coaches und Colleges dürfen',
    coachesText: 'Aus unserer Tabelle der Regeln, jede mit Quelle, Saison und dem Tag, an dem wir sie zuletzt geprüft haben.',
    players: 'Was Spielerinnen und Spieler dürfen',
    playersText:
      'Lesen, suchen und zuerst schreiben dürfen Spielerinnen und Spieler immer. Bei diesen Regeln geht es um Besuche, Spielberechtigung, Stipendien und Wechsel.',
    boosters: [
      {
        id: 'boosters',
        title: 'Was Förderer und Ehemalige dürfen',
        paragraphs: [
          'Über Förderer (boosters) steht in unserer Tabelle nichts, weil wir keine Quelle gefunden haben, die wir datieren könnten. Sieh auf ncaa.org nach, oder frag die Compliance-Stelle des Colleges, bevor du mit Talenten sprichst.',
          'Auf Touchline lesen Ehemalige und Förderer, was alle lesen. Die Rolle als Ehemalige oder Ehemaliger bearbeitet nichts und zeigt nicht mehr über Talente, als Mitglieder sehen.',
        ],
        links: [{ to: '/faqs#alumni', text: 'Fragen von Ehemaligen' }],
      },
    ],
    count: (rules) => (rules === 1 ? '1 Regel' : `${rules} Regeln`),
    checkedSince: (date) => `Alle Regeln haben wir seit dem ${date} geprüft.`,
  },
};
