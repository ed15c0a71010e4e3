import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { stateSpellings } from '@touchline/domain/reference/states';
import { placeLine } from '../../components/college/college-summary';
import { INK, NumberFigure } from '../../components/numbers/number-figure';
import { useTranslations } from '../../i18n/use-translations';
import { STATE_BOUNDS } from './state-bounds';
import { MAP_SIZE, placeIn, scaleBar, viewOf } from './state-view';

const { width, height } = MAP_SIZE;
/** Where the bar of the scale begins and ends at most, and how it is cut. */
const BAR = { x: 14, y: height - 16, tick: 5 } as const;

/** The place of a camp on the map of its state, to scale; nothing where it is not known or lies outside of the map. */
export function CampMap({ found: { camp, host } }: { readonly found: AnswerOf<'camp'> }) {
  const t = useTranslations();
  const { lat, lng } = camp.position;
  const state = camp.address.administrative_area_level_1 ?? host.state;
  const [code = ''] = state === null ? [] : stateSpellings(state);
  const bounds = STATE_BOUNDS[code];
  if (lat === null || lng === null || bounds === undefined) return null;
  const view = viewOf(bounds);
  const [x, y] = placeIn(view, { lat, lng });
  if (x < 0 || x > width || y < 0 || y > height) return null;
  const { miles, length } = scaleBar(view, lat);
  const place = placeLine(camp.address.locality ?? host.city, state);
  const mask = `url(/state-maps/${code}.svg)`;
  return (
    <NumberFigure
      title={t('camps.mapTitle')}
      sentence={place === '' ? host.name : place}
      rows={[[t('camps.where'), camp.placeName ?? host.name]]}
    >
      <Box
        position="relative"
        aspectRatio={`${width} / ${height}`}
        overflow="hidden"
        borderWidth="1px"
        borderRadius="card"
        bg="bg.panel"
      >
        <Box
          position="absolute"
          inset="0"
          bg="pitch.solid"
          style={{ maskImage: mask, WebkitMaskImage: mask, maskSize: '100% 100%', WebkitMaskSize: '100% 100%' }}
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height="100%"
          style={{ position: 'absolute', inset: 0 }}
          focusable="false"
        >
          <path
            d={`M${BAR.x} ${BAR.y - BAR.tick}v${BAR.tick}h${length.toFixed(1)}v${-BAR.tick}`}
            fill="none"
            stroke={INK.text}
            strokeWidth="1.5"
          />
          <text
            x={BAR.x}
            y={BAR.y - BAR.tick - 5}
            fill={INK.text}
            stroke="var(--tl-colors-bg-panel)"
            strokeWidth="4"
            paintOrder="stroke"
            style={{ fontSize: '14px' }}
          >
            {t('camps.miles', { miles })}
          </text>
          <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="15" fill={INK.strong} fillOpacity="0.25" />
            <circle r="7.5" fill={INK.strong} stroke="var(--tl-colors-bg-panel)" strokeWidth="2.5" />
          </g>
        </svg>
      </Box>
    </NumberFigure>
  );
}
