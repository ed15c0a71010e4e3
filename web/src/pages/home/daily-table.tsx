import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import type { DailyTable as Table } from '@touchline/domain/season/table-of-day';
import { RankedLines } from '../../components/college/ranked-lines';
import { LEADER_TEXTS } from '../../features/explore/leader-texts';
import { useLanguage } from '../../i18n/language-provider';
import { rankingAddress } from '../../lib/addresses/league-pages';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import type { LoadedDailyTable } from './load-daily-table';

interface DailyTexts {
  readonly title: string;
  readonly intro: string;
  /** The rankings; what leaders lead in is called as in Explore. */
  readonly tables: Readonly<Record<'rpi' | 'attendance', Readonly<Record<Table['sex'], string>>>>;
  readonly figures: Readonly<Record<Table['table'], string>>;
  readonly all: string;
}

const TEXTS: Readonly<Record<Language, DailyTexts>> = {
  en: {
    title: 'Table of the day',
    intro: 'From published results and crowds of NCAA Division I. Tomorrow you will find another table here.',
    tables: {
      rpi: { female: 'The best women’s teams', male: 'The best men’s teams' },
      attendance: { female: 'Largest crowds, women', male: 'Largest crowds, men' },
    },
    figures: {
      rpi: 'by our RPI',
      attack: 'goals per match',
      defence: 'goals against per match',
      improved: 'places won by our RPI',
      attendance: 'people at a home match on average',
    },
    all: 'See the full table',
  },
  de: {
    title: 'Tabelle des Tages',
    intro: 'Aus veröffentlichten Ergebnissen und Zuschauerzahlen der NCAA Division I. Morgen steht hier eine andere Tabelle.',
    tables: {
      rpi: { female: 'Die besten Frauenteams', male: 'Die besten Männerteams' },
      attendance: { female: 'Die meisten Zuschauer, Frauen', male: 'Die meisten Zuschauer, Männer' },
    },
    figures: {
      rpi: 'nach unserem RPI',
      attack: 'Tore pro Spiel',
      defence: 'Gegentore pro Spiel',
      improved: 'gewonnene Plätze in unserem RPI',
      attendance: 'Menschen bei einem Heimspiel im Schnitt',
    },
    all: 'Zur ganzen Tabelle',
  },
};

/** The first teams of one true table, another one each day, with the way to the whole of it. */
export function DailyTable({ daily }: { readonly daily: LoadedDailyTable }) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const { table, sex, season, lines } = daily;
  const names = { ...LEADER_TEXTS[language].lists, ...texts.tables };
  return (
    <Section
      title={texts.title}
      intro={texts.intro}
      action={
        <PageLink to={addressOf(daily)} color="pitch.fg" fontWeight="semibold" display="inline-block" lineHeight="2.75rem">
          {texts.all}
        </PageLink>
      }
    >
      <Box fontWeight="semibold">{`${names[table][sex]} ${season}`}</Box>
      <Box textStyle="small" color="fg.muted" mb="2">
        {texts.figures[table]}
      </Box>
      <Box as="ol" listStyleType="none" maxW="47rem">
        <RankedLines
          sex={sex}
          season={season}
          lines={lines.map((line) => ({ ...line, note: noteOf(line, table, language), figure: figureOf(line, table, language) }))}
        />
      </Box>
    </Section>
  );
}

type Line = LoadedDailyTable['lines'][number];

function noteOf({ record, leader }: Line, table: Table['table'], language: Language): string {
  const { places, scored, conceded } = LEADER_TEXTS[language];
  if (record !== null) return `${record.wins}–${record.losses}–${record.ties}`;
  if (leader === null) return '';
  const { before, after, goals, matches } = leader;
  if (before !== null && after !== null) return places(before.rank, before.season, after.rank);
  return (table === 'attack' ? scored : conceded)(goals ?? 0, matches);
}

function figureOf({ rating, leader }: Line, table: Table['table'], language: Language): string {
  const write = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (leader === null) return rating === null ? '' : write(rating, table === 'rpi' ? 4 : 0);
  const { before, after, goals, matches } = leader;
  return before !== null && after !== null ? `+${before.rank - after.rank}` : write((goals ?? 0) / matches, 2);
}

/** The page of rankings that has the whole table. */
function addressOf({ table, sex, season }: LoadedDailyTable): string {
  const address = rankingAddress({ list: table, league: 'ncaa', division: 1, sex, season, isSample: false });
  return address ?? '/exploreColleges';
}
