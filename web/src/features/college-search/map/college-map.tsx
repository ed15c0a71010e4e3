import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { areaText, type GeoArea, roundedArea } from '@touchline/domain/search/geo-area';
import { STATES } from '@touchline/domain/reference/states';
import { Minus, Plus, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { filtersChosen, useCollegeQuery } from '../search-address';
import type { OpenMap } from './leaflet-map';
import { MAP_LOOK } from './map-look';
import { pinsOf } from './pins';
import { useMapTexts } from './map-texts';

/** The college that is marked in list and map, and whether the map moves to it. */
export interface ChosenCollege {
  readonly id: string;
  readonly isToBeSeen: boolean;
}

interface CollegeMapProps {
  /** All colleges that the search finds, as far as they are known. */
  readonly colleges: readonly CollegeListItem[];
  /** How many the search finds. */
  readonly total: number;
  readonly counts: FacetCounts | null;
  readonly chosen: ChosenCollege | null;
  readonly onChosen: (id: string) => void;
}

/**
 * The map of the colleges that the address asks for (S2-05): states shaded by their number, closer up the colleges as
 * pins. Leaflet is downloaded after hydration. The list next to it says the same to people who do not see it.
 */
export function CollegeMap({ colleges, total, counts, chosen, onChosen }: CollegeMapProps) {
  const { formatNumber } = useFormats();
  const texts = useMapTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [moved, setMoved] = useState<GeoArea | null>(null);
  const pins = useMemo(() => pinsOf(colleges), [colleges]);
  const states = useMemo(() => shownStates(counts, query.filters.state), [counts, query.filters.state]);

  const choose = useEffectEvent(onChosen);
  const pinsName = useEffectEvent((count: number) => texts.cluster(count, formatNumber(count)));
  const stateName = useEffectEvent((code: string, count: number) => {
    const name = STATES.entries.find(({ value }) => value === code)?.[language] ?? code;
    return texts.state(name, count, formatNumber(count));
  });
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    let opened: OpenMap | null = null;
    let isNeeded = true;
    const open = async () => {
      const [{ openMap }, outlines] = await Promise.all([
        import('./leaflet-map'),
        import('./outlines').then(({ loadOutlines }) => loadOutlines()),
      ]);
      if (!isNeeded) return;
      opened = openMap(element, outlines, {
        onMoved: (area) => setMoved(roundedArea(area)),
        onChosen: (id) => choose(id),
        pinsName: (count) => pinsName(count),
        stateName: (code, count) => stateName(code, count),
      });
      setMap(opened);
    };
    open().catch(() => isNeeded && setHasFailed(true));
    return () => {
      isNeeded = false;
      opened?.close();
    };
  }, [language]);

  const isComplete = colleges.length >= total;
  useEffect(() => map?.show({ pins, states, total, isComplete }), [map, pins, states, total, isComplete]);

  const arePins = pins.length > 0;
  const area = query.area === null ? '' : areaText(query.area);
  const place = `${query.text} ${JSON.stringify([query.filters, query.near, query.within])}`;
  const searched = useRef<string | null>(null);
  const fit = useEffectEvent((opened: OpenMap) => {
    if (area !== '' && searched.current === area) return;
    searched.current = null;
    setMoved(null);
    opened.fit(query.area ?? (arePins && (filtersChosen(query) > 0 || query.text !== '') ? 'pins' : 'everything'));
  });
  useEffect(() => {
    if (map !== null) fit(map);
  }, [map, place, area, arePins]);
  useEffect(() => map?.choose(chosen?.id ?? null, chosen?.isToBeSeen ?? false), [map, chosen, pins]);

  const searchArea = () => {
    if (moved === null) return;
    searched.current = areaText(moved);
    setMoved(null);
    void navigate(linkTo({ ...query, area: moved, page: 1 }), { state: { preserveScroll: true } });
  };
  return (
    <Box position="relative" height="full" borderRadius="card" overflow="hidden" borderWidth="1px" bg="bg.muted">
      <Box ref={holder} role="group" aria-label={texts.label} position="absolute" inset="0" css={MAP_LOOK} />
      {hasFailed && (
        <Box role="status" position="absolute" inset="0" display="flex" alignItems="center" justifyContent="center" p="6">
          {texts.failed}
        </Box>
      )}
      {map !== null && (
        <>
          {moved !== null && (
            <Box position="absolute" top="3" insetX="0" display="flex" justifyContent="center" pointerEvents="none" zIndex="1">
              <Button size="lg" pointerEvents="auto" onClick={searchArea} boxShadow="md">
                <Icon as={Search} size={18} />
                {texts.searchArea}
              </Button>
            </Box>
          )}
          <Box position="absolute" bottom="3" right="3" display="flex" flexDirection="column" gap="2" zIndex="1">
            {([1, -1] as const).map((steps) => (
              <IconButton
                key={steps}
                size="lg"
                variant="outline"
                bg="bg.panel"
                aria-label={steps > 0 ? texts.zoomIn : texts.zoomOut}
                onClick={() => map.zoom(steps)}
              >
                {steps > 0 ? <Plus size={18} aria-hidden /> : <Minus size={18} aria-hidden />}
              </IconButton>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** How many colleges of each state are shown: the count of a state stands even where only others are chosen. */
function shownStates(counts: FacetCounts | null, chosen: readonly string[] | undefined): ReadonlyMap<string, number> {
  const shown = (counts?.state ?? []).filter(([state]) => chosen === undefined || chosen.includes(state));
  return new Map(shown.map(([state, count]) => [state, count]));
}
