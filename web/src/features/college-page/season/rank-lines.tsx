import type { TeamSeason } from '@touchline/domain/season/team-season';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { SeasonLine } from '../../../components/numbers/season-line';
import { useLanguage } from '../../../i18n/language-provider';
import { useSeasonTexts } from './season-texts';

interface RankLinesProps {
  readonly season: TeamSeason;
  readonly seasons: readonly TeamSeason[];
}

const HEIGHT = 140;
const [TOP, FOOT] = [22, 92];
/** Below it a rank stands under its point, where the line does not run through it. */
const MIDDLE = (TOP + FOOT) / 2;

/** Our RPI of the team: week by week in the season, and season by season. */
export function RankLines({ season, seasons }: RankLinesProps) {
  const texts = useSeasonTexts();
  const ranked = seasons
    .flatMap(({ season: year, rpi }) => (rpi === null ? [] : [{ season: year, rank: rpi.rank }]))
    .toReversed();
  const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
  return (
    <>
      {season.rpi !== null && season.rpi.weeks.length > 1 && <WeekLine rpi={season.rpi} />}
      {best !== undefined && ranked.length > 1 && (
        <SeasonLine
          title={texts.years}
          sentence={texts.yearsSentence(best.season, best.rank)}
          source={texts.rpiSource}
          rows={ranked.map(({ season: year, rank }) => [String(year), String(rank)])}
          seasons={ranked.map(({ season: year, rank }) => ({ season: String(year), rank }))}
        />
      )}
    </>
  );
}

/** The rank at the end of each week: a line that rises with a better rank. */
function WeekLine({ rpi: { weeks } }: { readonly rpi: NonNullable<TeamSeason['rpi']> }) {
  const texts = useSeasonTexts();
  const { language } = useLanguage();
  const shortDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayOf = (day: string) => shortDate.format(new Date(day));
  const ranks = weeks.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const points = weeks.map(({ day, rank }, index) => ({
    ...{ day, rank, x: 4 + (92 * index) / (weeks.length - 1) },
    y: worst === best ? MIDDLE : TOP + ((FOOT - TOP) * (rank - best)) / (worst - best),
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const marked = [...new Set([first, last, points.find(({ rank }) => rank === best) ?? first])];
  return (
    <NumberFigure
      title={texts.weeks}
      sentence={texts.weeksSentence(first.rank, best, last.rank)}
      rows={weeks.map(({ day, rank }) => [dayOf(day), String(rank)])}
    >
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        {points.slice(1).map(({ day, x, y }, index) => {
          const before = points[index] ?? first;
          return <line key={day} x1={`${before.x}%`} y1={before.y} x2={`${x}%`} y2={y} stroke={INK.strong} strokeWidth="3" />;
        })}
        {marked.map(({ day, rank, x, y }) => (
          <g key={day}>
            <circle cx={`${x}%`} cy={y} r="6" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
            <text x={`${x}%`} y={y > MIDDLE ? y + 22 : y - 11} textAnchor={anchorOf(x)} fill={INK.text} fontWeight="700">
              {rank}
            </text>
          </g>
        ))}
        {[first, last].map(({ day, x }) => (
          <text key={day} x={`${x}%`} y={HEIGHT - 4} textAnchor={anchorOf(x)} fill={INK.quiet}>
            {dayOf(day)}
          </text>
        ))}
      </svg>
    </NumberFigure>
  );
}

function anchorOf(x: number): 'start' | 'middle' | 'end' {
  return x < 10 ? 'start' : x > 90 ? 'end' : 'middle';
}
