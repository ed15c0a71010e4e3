import { Box } from '@chakra-ui/react/box';
import { finishedBefore, sumOfClasses } from '@touchline/domain/season/squad/squad-counts';
import type { CountedSquad } from '@touchline/domain/season/added/added-squad';
import { SQUAD_LINES, type SquadLine } from '@touchline/domain/reference/squads';
import { NumberFigure } from '../../../components/numbers/number-figure';
import { useSquadTexts } from './squad-texts';

const [LENGTH, BREADTH] = [105, 68];
/** The white lines of a pitch of 105 × 68, the team's goal at the left. */
const MARKINGS =
  'M1 1H104V67H1ZM52.5 1V67M61.6 34A9.1 9.1 0 1 1 61.6 33.9M1 13.9H17.5V54.1H1M104 13.9H87.5V54.1H104M1 24.9H6.5V43.1H1M104 24.9H98.5V43.1H104M17.5 26.7A9.1 9.1 0 0 1 17.5 41.3M87.5 26.7A9.1 9.1 0 0 0 87.5 41.3';
/** "Goalkeepers" in a quarter of a window of 320 px. */
const NARROW_LABEL = { '@media (max-width: 359px)': { fontSize: '0.6875rem' } } as const;

/** The middle of each line on the pitch. */
const MIDDLES: Readonly<Record<SquadLine, number>> = { GK: 10, DF: 35, MF: 62, FW: 90 };
const [APART, RADIUS] = [7, 2.5];

type Place = 'opens' | 'stays' | 'unknown';

interface SquadPitchProps {
  readonly squad: CountedSquad;
  readonly entryYear: number;
}

/** How many play where, and how many of them will have finished: one mark for each player, in four lines. */
export function SquadPitch({ squad, entryYear }: SquadPitchProps) {
  const texts = useSquadTexts();
  const { lines, classes, players, season } = squad;
  const known = sumOfClasses(classes);
  const countOf = (line: SquadLine) =>
    known > 0
      ? texts.ofLine(finishedBefore(lines[line].classes, season, entryYear), lines[line].players)
      : String(lines[line].players);
  const hasUnknown = SQUAD_LINES.some((line) => sumOfClasses(lines[line].classes) < lines[line].players);
  return (
    <NumberFigure
      title={texts.pitch}
      sentence={
        known > 0
          ? texts.pitchSentence(finishedBefore(classes, season, entryYear), players, entryYear)
          : texts.pitchUnknown(players)
      }
      rows={SQUAD_LINES.map((line) => [texts.lines[line], countOf(line)])}
    >
      <svg viewBox={`0 0 ${LENGTH} ${BREADTH}`} width="100%" focusable="false" style={{ display: 'block', maxWidth: '36rem' }}>
        <rect width={LENGTH} height={BREADTH} rx="4" fill="#0F5540" />
        <path d={MARKINGS} fill="none" stroke="#FFFFFF" strokeOpacity="0.35" strokeWidth="0.6" />
        {SQUAD_LINES.map((line) =>
          placesOf(squad, line, entryYear).map(({ place, x, y }) => (
            <circle key={`${line} ${x} ${y}`} cx={x} cy={y} r={RADIUS} {...LOOKS[place]} />
          )),
        )}
      </svg>
      <Box display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" maxW="36rem" mt="2" textAlign="center">
        {SQUAD_LINES.map((line) => (
          <Box key={line} minW="0">
            <Box textStyle="h4" fontVariantNumeric="tabular-nums">
              {countOf(line)}
            </Box>
            <Box textStyle="small" color="fg.muted" css={NARROW_LABEL}>
              {texts.lines[line]}
            </Box>
          </Box>
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="3" textStyle="small" color="fg.muted">
        {known > 0 && <Legend place="opens" text={texts.opens} />}
        {known > 0 && <Legend place="stays" text={texts.stays} />}
        {hasUnknown && <Legend place="unknown" text={texts.classUnknown} />}
      </Box>
    </NumberFigure>
  );
}

const LOOKS: Readonly<Record<Place, Readonly<Record<string, string>>>> = {
  opens: { fill: '#C8F24B', stroke: '#06231A', strokeWidth: '0.5' },
  stays: { fill: '#0F5540', stroke: '#FFFFFF', strokeWidth: '0.9' },
  unknown: { fill: '#0F5540', stroke: '#FFFFFF', strokeWidth: '0.6', strokeDasharray: '1.2 1.2' },
};

function Legend({ place, text }: { readonly place: Place; readonly text: string }) {
  return (
    <Box display="inline-flex" alignItems="center" gap="2">
      <svg width="18" height="18" viewBox="-4 -4 8 8" focusable="false">
        <rect x="-4" y="-4" width="8" height="8" rx="2" fill="#0F5540" />
        <circle r={RADIUS} {...LOOKS[place]} />
      </svg>
      {text}
    </Box>
  );
}

/** Where the players of a line stand: those who will have finished first, in columns of equal height. */
function placesOf({ lines, season }: CountedSquad, line: SquadLine, entryYear: number) {
  const { players, classes } = lines[line];
  const finished = finishedBefore(classes, season, entryYear);
  const known = sumOfClasses(classes);
  const columns = Math.max(1, Math.ceil(players / 8));
  const rows = Math.ceil(players / columns);
  return Array.from({ length: players }, (_, index) => {
    const column = Math.floor(index / rows);
    const inColumn = Math.min(rows, players - column * rows);
    const place: Place = index < finished ? 'opens' : index < known ? 'stays' : 'unknown';
    return {
      place,
      x: MIDDLES[line] + APART * (column - (columns - 1) / 2),
      y: BREADTH / 2 + APART * ((index % rows) - (inColumn - 1) / 2),
    };
  });
}
