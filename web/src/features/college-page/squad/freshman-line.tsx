import { Box } from '@chakra-ui/react/box';
import { lastPlayingTime } from '@touchline/domain/season/squad/squad-counts';
import type { PlayingTime } from '@touchline/domain/season/squad-parts';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { anchorAt } from '../../../components/numbers/range-bar';
import { useFormats } from '../../../i18n/use-translations';
import { ShareBar } from './share-bar';
import { useSquadTexts } from './squad-texts';

const HEIGHT = 150;
const [TOP, FOOT] = [24, 118];
/** How far a number stands above a mark, and how far up it and its own height reach with the mark of a median. */
const [LABEL_GAP, LABEL_REACH] = [11, 28];

interface FreshmanLineProps {
  /** The newest season first. */
  readonly seasons: readonly PlayingTime[];
  readonly division: string;
}

/** How many of a hundred starts freshmen made, season by season, next to the median of the division. */
export function FreshmanLine({ seasons, division }: FreshmanLineProps) {
  const texts = useSquadTexts();
  const { formatNumber } = useFormats();
  const last = lastPlayingTime(seasons);
  const [newest] = seasons;
  if (newest === undefined) return null;
  if (last === null)
    return (
      <Box>
        <Box textStyle="small" color="fg.muted">
          {texts.freshmen}
        </Box>
        <Box fontWeight="semibold">{texts.freshmenFew(newest.season)}</Box>
      </Box>
    );
  const points = seasons.toReversed();
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <NumberFigure
      title={texts.freshmen}
      sentence={texts.freshmenSentence(
        hundredth(last.freshmen),
        last.season,
        last.median === null ? null : hundredth(last.median),
        division,
      )}
      source={texts.freshmenSource}
      rows={points.map(({ season, freshmen, median }) => [
        String(season),
        [
          freshmen === null ? texts.few : `${texts.ofTeam}: ${hundredth(freshmen)}`,
          ...(median === null ? [] : [`${texts.ofDivision}: ${hundredth(median)}`]),
        ].join(', '),
      ])}
    >
      {points.length === 1 ? (
        <ShareBar
          label={texts.ofTeam}
          text={percent(last.freshmen)}
          share={100 * last.freshmen}
          median={last.median === null ? null : 100 * last.median}
          medianText={last.median === null ? null : texts.median(division, percent(last.median))}
        />
      ) : (
        <Seasons points={points} />
      )}
    </NumberFigure>
  );
}

/** The shares of several seasons, the earliest first, as a line, with the medians as another. */
function Seasons({ points }: { readonly points: readonly PlayingTime[] }) {
  const texts = useSquadTexts();
  const most = Math.max(0.1, ...points.flatMap(({ freshmen, median }) => [freshmen ?? 0, median ?? 0]));
  const x = (index: number): `${number}%` => `${6 + (88 * index) / (points.length - 1)}%`;
  const y = (share: number) => FOOT - ((FOOT - TOP) * share) / most;
  const drawn = (of: 'freshmen' | 'median') =>
    points.flatMap((point, index) => {
      const share = point[of];
      return share === null ? [] : [{ season: point.season, share, x: x(index), y: y(share) }];
    });
  const [own, medians] = [drawn('freshmen'), drawn('median')];
  return (
    <>
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        {points.map(({ season }, index) => (
          <text key={season} x={x(index)} y={HEIGHT - 6} textAnchor={anchorAt(x(index))} fill={INK.quiet}>
            {season}
          </text>
        ))}
        <Stroke points={medians} stroke={INK.quiet} dash="5 5" />
        <Stroke points={own} stroke={INK.strong} dash={null} />
        {medians.map((point) => (
          <circle key={point.season} cx={point.x} cy={point.y} r="4" fill={INK.ground} stroke={INK.quiet} strokeWidth="2" />
        ))}
        {own.map((point) => (
          <g key={point.season}>
            <circle cx={point.x} cy={point.y} r="6" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
            <text x={point.x} y={labelY(point, medians)} textAnchor={anchorAt(point.x)} fill={INK.text} fontWeight="700">
              {hundredth(point.share)}
            </text>
          </g>
        ))}
      </svg>
      <Box display="flex" flexWrap="wrap" columnGap="5" textStyle="small" color="fg.muted">
        <span>{`● ${texts.ofTeam}`}</span>
        <span>{`○ ${texts.ofDivision}`}</span>
      </Box>
    </>
  );
}

interface Point {
  readonly season: number;
  readonly y: number;
}

/** Where the number of a season stands: above its mark, and above that of the median where it would cover that. */
function labelY({ season, y }: Point, medians: readonly Point[]): number {
  const median = medians.find((one) => one.season === season)?.y ?? y;
  const isCovered = median < y && y - median <= LABEL_REACH;
  return (isCovered ? median : y) - LABEL_GAP;
}

function hundredth(share: number): number {
  return Math.round(100 * share);
}

interface StrokeProps {
  readonly points: readonly { readonly season: number; readonly x: string; readonly y: number }[];
  readonly stroke: string;
  readonly dash: string | null;
}

/** A line from one season to the next. */
function Stroke({ points, stroke, dash }: StrokeProps) {
  return points.slice(1).map((point, index) => {
    const before = points[index];
    return before === undefined ? null : (
      <line
        key={point.season}
        x1={before.x}
        y1={before.y}
        x2={point.x}
        y2={point.y}
        stroke={stroke}
        strokeWidth="3"
        {...(dash === null ? {} : { strokeDasharray: dash })}
      />
    );
  });
}
