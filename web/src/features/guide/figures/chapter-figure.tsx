import { Box } from '@chakra-ui/react/box';
import type { Figure } from '../chapter';
import { AbroadFigure, SquadFigure } from './division-figures';
import { CalendarFigure } from './calendar-figure';
import { GradesFigure } from './grades-figure';
import { MapFigure } from './map-figure';
import { PlacesFigure } from './places-figure';
import { PositionsFigure } from './positions-figure';
import { PriceFigure } from './price-figure';
import { PyramidFigure } from './pyramid-figure';

interface ChapterFigureProps {
  readonly figure: Figure;
  readonly caption: string;
}

/** The figure of a chapter with its caption. Its numbers come from our tables when the site is built. */
export function ChapterFigure({ figure, caption }: ChapterFigureProps) {
  return (
    <Box as="figure" mt="8" borderYWidth="1px" py="6" css={{ '@media print': { breakInside: 'avoid' } }}>
      <Drawn figure={figure} />
      <Box as="figcaption" textStyle="small" color="fg.muted" mt="5">
        {caption}
      </Box>
    </Box>
  );
}

function Drawn({ figure }: { readonly figure: Figure }) {
  switch (figure.kind) {
    case 'pyramid':
      return <PyramidFigure tiers={figure.tiers} />;
    case 'calendar':
      return <CalendarFigure marks={figure.marks} />;
    case 'price-of-a-year':
      return <PriceFigure prices={figure.prices} />;
    case 'programme-map':
      return <MapFigure regions={figure.regions} />;
    case 'squad-classes':
      return <SquadFigure squads={figure.squads} />;
    case 'from-abroad':
      return <AbroadFigure divisions={figure.divisions} />;
    case 'grade-scales':
      return <GradesFigure grades={figure.grades} />;
    case 'squad-positions':
      return <PositionsFigure lines={figure.lines} />;
    case 'places-that-open':
      return <PlacesFigure lines={figure.lines} />;
  }
}
