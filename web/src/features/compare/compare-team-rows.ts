import { bestOf, differs } from '@touchline/domain/college/comparison/side-by-side';
import type { MessageKey } from '../../i18n/english';
import { useFormats } from '../../i18n/use-translations';
import type { CollegeColumn, CompareRow } from './college-column';
import type { ComparedSquad } from './compared-squad';

type Season = NonNullable<ComparedSquad['season']>;

/** A row of one team: what it is called for men and for women, and its text. */
interface TeamRow {
  readonly id: string;
  readonly label: Readonly<Record<'male' | 'female', MessageKey>>;
  readonly textOf: (squad: ComparedSquad) => string | null;
  /** What makes one value better than another; left out where nothing does. */
  readonly better?: { readonly of: (squad: ComparedSquad) => number | null; readonly end: 'lower' | 'higher' };
}

/** Season, squad, freshmen and crowd of the teams that colleges have, men first. */
export function useTeamRows(colleges: readonly CollegeColumn[]): readonly CompareRow[] {
  const { t, formatNumber, formatList } = useFormats();
  const percent = (share: number) => formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 });
  const perMatch = (goals: number) => formatNumber(goals, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inSeason = (value: string, season: number) => t('compare.ofSeason', { value, season: String(season) });
  const ofSeason =
    (textOf: (season: Season) => string | null) =>
    ({ season }: ComparedSquad) => {
      const text = season === null ? null : textOf(season);
      return season === null || text === null ? null : inSeason(text, season.season);
    };
  const rows: readonly TeamRow[] = [
    {
      id: 'record',
      label: { male: 'compare.recordMale', female: 'compare.recordFemale' },
      textOf: ofSeason(({ record, conference }) => {
        const inConference =
          conference === null ? [] : [t('compare.inConference', { record: recordText(conference), name: conference.name })];
        return [recordText(record), ...inConference].join(' · ');
      }),
    },
    {
      id: 'rpi',
      label: { male: 'compare.rpiMale', female: 'compare.rpiFemale' },
      textOf: ofSeason(({ rpi }) => (rpi === null ? null : t('compare.rankOf', { rank: rpi.rank, teams: rpi.teams }))),
      better: { of: ({ season }) => season?.rpi?.rank ?? null, end: 'lower' },
    },
    {
      id: 'goals',
      label: { male: 'compare.goalsMale', female: 'compare.goalsFemale' },
      textOf: ofSeason(({ goals }) => `${perMatch(goals.for)} : ${perMatch(goals.against)}`),
    },
    {
      id: 'squad',
      label: { male: 'compare.squadMale', female: 'compare.squadFemale' },
      textOf: ({ players, leaving, entryYear }) => {
        if (players === null) return null;
        if (leaving === null) return formatNumber(players);
        return t('compare.squadLeaving', { players, leaving, year: String(entryYear) });
      },
    },
    {
      id: 'leaving',
      label: { male: 'compare.leavingMale', female: 'compare.leavingFemale' },
      textOf: ({ leavingAt, entryYear }) => {
        const list = formatList(leavingAt.map(({ line, players }) => t(`compare.leaving${line}`, { count: players })));
        return list === '' ? null : t('compare.leavingBy', { list, year: String(entryYear) });
      },
    },
    {
      id: 'freshmen',
      label: { male: 'compare.freshmenMale', female: 'compare.freshmenFemale' },
      textOf: ({ freshmen }) => (freshmen === null ? null : inSeason(percent(freshmen.share), freshmen.season)),
    },
    {
      id: 'abroad',
      label: { male: 'compare.abroadMale', female: 'compare.abroadFemale' },
      textOf: ({ abroad }) => (abroad === null ? null : abroad === 'few' ? t('compare.few') : percent(abroad)),
    },
    {
      id: 'crowd',
      label: { male: 'compare.crowdMale', female: 'compare.crowdFemale' },
      textOf: ({ crowd }) => (crowd === null ? null : inSeason(formatNumber(crowd.average), crowd.season)),
    },
  ];
  return (['male', 'female'] as const).flatMap((sex) =>
    rows.map(({ id, label, textOf, better }): CompareRow => {
      const squads = colleges.map(({ squads: own }) => own[sex] ?? null);
      const values = squads.map((squad) => (squad === null ? null : textOf(squad)));
      const numbers = squads.map((squad) => (squad === null || better === undefined ? null : better.of(squad)));
      return {
        ...{ id: `${id}-${sex}`, label: t(label[sex]), values, drawing: null, isDifferent: differs(values) },
        sources: values.map(() => null),
        isBest: better === undefined ? values.map(() => false) : bestOf(numbers, better.end),
      };
    }),
  );
}

/** Wins, losses and ties, as fans write them. */
function recordText({ wins, losses, ties }: Season['record']): string {
  return `${wins}–${losses}–${ties}`;
}
