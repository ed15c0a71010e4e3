import type { Language } from '@touchline/domain/kernel/language';
import type { CoveredFact } from '@touchline/domain/college/catalogue/site-numbers';
import type { TextSection } from '../../components/text-page';

/** The texts of /Secret in one language. */
interface SecretTexts {
  readonly title: string;
  readonly lead: string;
  readonly records: string;
  readonly colleges: string;
  readonly male: string;
  readonly female: string;
  readonly unconfirmed: string;
  readonly rules: string;
  readonly rulesChecked: (date: string) => string;
  readonly otherLeague: string;
  readonly coverage: string;
  readonly coverageText: string;
  readonly fact: string;
  readonly known: string;
  readonly facts: Readonly<Record<CoveredFact, string>>;
  readonly share: (known: string, all: string) => string;
  readonly build: string;
  readonly local: string;
  readonly deployed: string;
  readonly termsVersion: (version: number, date: string) => string;
  readonly measured: readonly TextSection[];
}

/** Both languages. */
export const SECRET_TEXTS: Readonly<Record<Language, SecretTexts>> = {
  en: {
    title: 'Our own numbers',
    lead: 'What this site counts, how much it knows, and what it is made of. Nothing here is about a person.',
    records: 'What is here',
    colleges: 'Colleges',
    male: 'Men’s teams',
    female: 'Women’s teams',
    unconfirmed: 'Teams that no list of a league names',
    rules: 'Rules of recruiting',
    rulesChecked: (date) => `all checked since ${date}`,
    otherLeague: 'In another league or in none',
    coverage: 'How much we know',
    coverageText: 'Of all colleges, how many have each fact that lists, search and filters use.',
    fact: 'Fact',
    known: 'Known',
    facts: {
      shortName: 'Short name',
      nickname: 'Nickname',
      color: 'Colors',
      city: 'City',
      league: 'League',
      division: 'Division (NCAA and NJCAA only)',
      conference: 'Conference',
      collegeType: 'Public or private',
      affiliation: 'Religious affiliation',
      setting: 'Campus setting',
      fields: 'Fields of study',
      students: 'Number of students',
      acceptanceRate: 'Acceptance rate',
      graduationRate: 'Graduation rate',
      netPrice: 'Price after grants',
      satLow: 'SAT range',
      actLow: 'ACT range',
      lat: 'Place on the map',
      collegeURL: 'Website',
      needs: 'Open roster needs',
    },
    share: (known, all) => `${known} of ${all}`,
    build: 'The build',
    local: 'A build for this machine',
    deployed: 'A deployed build',
    termsVersion: (version, date) => `Terms: version ${version} of ${date}`,
    measured: [
      {
        id: 'measured',
        title: 'What we measure',
        paragraphs: [
          'How often a player’s page is listed and opened, and how often a video is played: numbers by day, for that player alone. To count a repeat once, we keep a hash for a day that leads back to nobody.',
          'Every call of our API: its name, its status and how long it took, without names and addresses of people.',
          'What browsers kept a page from loading, as they report it themselves, without the query of an address.',
          'Statistics of other services run only if you allow them under “Cookies”. Whether you do is stored on your device.',
        ],
        links: [{ to: '/TermsAndConditions#privacy', text: 'Privacy notice' }],
      },
    ],
  },
  de: {
    title: 'Unsere eigenen Zahlen',
    lead: 'Was diese Website zählt, wie viel sie weiß und woraus sie besteht. Um einzelne Menschen geht es hier nicht.',
    records: 'Was es hier gibt',
    colleges: 'Colleges',
    male: 'Männerteams',
    female: 'Frauenteams',
    unconfirmed: 'Teams, die keine Liste einer Liga nennt',
    rules: 'Recruiting-Regeln',
    rulesChecked: (date) => `alle seit dem ${date} geprüft`,
    otherLeague: 'In einer anderen oder keiner Liga',
    coverage: 'Wie viel wir wissen',
    coverageText: 'Zu wie vielen Colleges wir die Angaben haben, die in Listen, Suche und Filtern vorkommen.',
    fact: 'Angabe',
    known: 'Bekannt',
    facts: {
      shortName: 'Kurzname',
      nickname: 'Spitzname',
      color: 'Farben',
      city: 'Ort',
      league: 'Liga',
      division: 'Division (nur NCAA und NJCAA)',
      conference: 'Conference',
      collegeType: 'Öffentlich oder privat',
      affiliation: 'Religiöse Bindung',
      setting: 'Umgebung des Campus',
      fields: 'Studienfächer',
      students: 'Zahl der Studierenden',
      acceptanceRate: 'Zulassungsquote',
      graduationRate: 'Abschlussquote',
      netPrice: 'Preis nach Zuschüssen',
      satLow: 'SAT-Bereich',
      actLow: 'ACT-Bereich',
      lat: 'Ort auf der Karte',
      collegeURL: 'Website',
      needs: 'Offene Plätze im Kader',
    },
    share: (known, all) => `${known} von ${all}`,
    build: 'Der Build',
    local: 'Ein Build für diesen Rechner',
    deployed: 'Ein veröffentlichter Build',
    termsVersion: (version, date) => `Bedingungen: Fassung ${version} vom ${date}`,
    measured: [
      {
        id: 'measured',
        title: 'Was wir messen',
        paragraphs: [
          'Wie oft die Seite einer Spielerin oder eines Spielers in Listen steht und geöffnet wird und wie oft ein Video läuft: Zahlen je Tag, die nur die Person selbst sieht. Damit eine Wiederholung nur einmal zählt, behalten wir einen Tag lang einen Hash, der zu niemandem zurückführt.',
          'Jeden Aufruf unserer API: Name, Status und Dauer, ohne Namen und Adressen von Menschen.',
          'Was Browser beim Laden einer Seite verhindert haben, so wie sie es selbst melden, ohne die Abfrage einer Adresse.',
          'Statistik anderer Dienste läuft nur, wenn du sie unter „Cookies“ erlaubst. Deine Wahl liegt auf deinem Gerät.',
        ],
        links: [{ to: '/TermsAndConditions#privacy', text: 'Datenschutzhinweise' }],
      },
    ],
  },
};
